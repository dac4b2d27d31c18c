import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadEnvFile } from "node:process";
import { existsSync } from "node:fs";
import path from "node:path";
import { createApp } from "./app.ts";
import { openBank } from "./bank/open-bank.ts";
import { parseConfig, type Config } from "./config.ts";
import { startHousekeeping } from "./db/housekeeping.ts";
import { openDatabase } from "./db/open.ts";
import { closeDays } from "./features/analytics/close-days.ts";
import { startHeartbeat } from "./features/answers/heartbeat.ts";
import { openPhotoReader } from "./features/uploads/reading/reading.ts";
import { createLogger, type Logger } from "./logger.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { readSessionSecret } from "./session-secret.ts";
import type { ConceptLibrary } from "./library/concept-library.ts";
import { openLibrary } from "./library/library.ts";
import { createEngine } from "./tutor/create-engine.ts";
import type { BreakerState } from "./tutor/openai/breaker.ts";
import { createModerator } from "./tutor/safety/moderator.ts";
import { createSolver, type Solver } from "./tutor/solver/solver.ts";
import { openSolverThreads } from "./tutor/solver/solver-threads.ts";

/** How long answers in progress get to finish once the process is told to end. */
const graceMs = 25_000;
/** How long the last bytes of an answer get to leave after that. */
const farewellMs = 1_000;

async function start(): Promise<void> {
  if (existsSync(".env")) loadEnvFile(".env");
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config.database, logger);
  const threads = openSolverThreads();
  const photoReader = openPhotoReader();
  const solver = createSolver(threads.run, (error) =>
    logger.error({ err: error }, "our mathematics failed at a question"),
  );
  const library = await openLibrary();
  const bank = await openBank((concept) => library.get(concept)?.subject);
  const metrics = createMetrics();
  metrics.watchProcess();
  const model = openModel(config, { solver, library, metrics, logger });
  const { app, answers } = await createApp({
    ...model,
    metrics,
    config,
    database,
    solver,
    photoReader,
    library,
    bank,
    sessionSecret: config.sessionSecret ?? (await readSessionSecret(config.dataDir)),
    logger,
    now: () => new Date(),
    clientDir: existsSync(clientDir) ? clientDir : null,
  });
  const housekeeping = startHousekeeping(database.db, {
    logger,
    count: (db) => closeDays(db, new Date()),
  });
  const server = createServer(app);

  const isAlone = config.database.kind === "embedded";
  const heartbeat = startHeartbeat(answers, { isAlone, logger });

  const stop = async () => {
    housekeeping.stop();
    const finished = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await answers.drain(graceMs);
    setTimeout(() => server.closeAllConnections(), farewellMs).unref();
    await finished;
    heartbeat.stop();
    await Promise.all([database.close(), threads.close(), photoReader.close()]);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());

  await listen(server, config);
  const { port } = server.address() as AddressInfo; // safe: it listens on a port, not on a pipe
  const { name, model: modelName } = model.engine;
  const tutor = name === "openai" ? `OpenAI (${modelName})` : "built-in, no key needed";
  process.stdout.write(
    `Sawaal is at http://${shownHost(config.host)}:${port} · database: ${database.description} · tutor: ${tutor}\n`,
  );
}

interface ModelDependencies {
  solver: Solver;
  library: ConceptLibrary;
  metrics: Metrics;
  logger: Logger;
}

/** The engine that the settings choose, and the provider's moderation where they ask for it. */
function openModel({ tutor }: Config, dependencies: ModelDependencies) {
  const { solver, library, metrics, logger } = dependencies;
  if (tutor.engine === "built-in") return { engine: createEngine(tutor, { solver, library }) };
  const onState = (state: BreakerState) => {
    logger.warn({ state }, "the circuit to the model's provider changed");
    metrics.setCircuit(state);
  };
  const engine = createEngine({ ...tutor, breaker: { onState } }, { solver, library });
  if (!tutor.moderation) return { engine };
  const onFailure = (error: unknown) => {
    logger.warn({ err: error }, "the provider's moderation gave no answer");
  };
  return { engine, moderate: createModerator({ ...tutor, onFailure }) };
}

const clientDir = path.resolve("dist/client");

function listen(server: ReturnType<typeof createServer>, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause) => {
      const message = `PORT ${config.port} on ${config.host} can't be used: ${cause.message}`;
      reject(new Error(message, { cause }));
    });
    server.listen(config.port, config.host, resolve);
  });
}

function shownHost(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

try {
  await start();
} catch (error) {
  // A setting, a folder or a port is wrong: what to do is in the sentence, the stack would hide it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
