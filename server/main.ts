import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { loadEnvFile } from "node:process";
import { existsSync } from "node:fs";
import path from "node:path";
import { createApp } from "./app.ts";
import { sentenceOf } from "./error-facts.ts";
import { openBank } from "./bank/open-bank.ts";
import { findBuiltKnowledge } from "./built-knowledge.ts";
import { parseConfig, type Config } from "./config.ts";
import { startHousekeeping } from "./db/housekeeping.ts";
import { openDatabase } from "./db/open.ts";
import { closeDays } from "./features/analytics/close-days.ts";
import { startHeartbeat } from "./features/answers/heartbeat.ts";
import { openPhotoReader } from "./features/uploads/reading/reading.ts";
import { createServerWithTimeouts } from "./http/connections.ts";
import type { Readiness } from "./http/health.ts";
import { learntKeeper, readLearnt } from "./learnt-dialect.ts";
import { createLogger, type Logger } from "./logger.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { checkAtStart, logModel } from "./model-log.ts";
import { readSessionSecret } from "./session-secret.ts";
import { stopAtSignals } from "./stop.ts";
import type { ConceptLibrary } from "./library/concept-library.ts";
import { openLibrary } from "./library/library.ts";
import { createBuiltInEngine } from "./tutor/built-in/built-in-engine.ts";
import type { BreakerOptions, BreakerState } from "./tutor/openai/breaker.ts";
import { createOpenAiEngine } from "./tutor/openai/openai-engine.ts";
import type { TutorEngine } from "./tutor/engine.ts";
import { createModerator } from "./tutor/safety/moderator.ts";
import { createSolver, type Solver } from "./tutor/solver/solver.ts";
import { openSolverThreads } from "./tutor/solver/solver-threads.ts";

async function start(): Promise<void> {
  if (existsSync(".env")) loadEnvFile(".env");
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  logUncaught(logger);
  const database = await openDatabase(config.database, logger);
  const { threads, photoReader, solver, library, bank } = await openKnowledge(logger);
  const metrics = createMetrics();
  metrics.watchProcess();
  const { check, ...model } = await openModel(config, { solver, library, metrics, logger });
  const readiness: Readiness = { state: "ready" };
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
    previousSessionSecret: config.previousSessionSecret,
    logger,
    now: () => new Date(),
    clientDir: existsSync(clientDir) ? clientDir : null,
    readiness,
  });
  const housekeeping = startHousekeeping(database.db, {
    logger,
    keep: config.retention,
    count: (db) => closeDays(db, new Date()),
  });
  const server = createServerWithTimeouts(app);

  const isAlone = config.database.kind === "embedded";
  const heartbeat = startHeartbeat(answers, { isAlone, logger });

  const stopping = new AbortController();
  stopAtSignals({
    server,
    answers,
    readiness,
    isBehindProxy: config.trustProxy !== false,
    endClocks: () => {
      stopping.abort();
      housekeeping.stop();
    },
    closeAll: async () => {
      heartbeat.stop();
      await Promise.all([database.close(), threads.close(), photoReader.close()]);
    },
  });

  await listen(server, config);
  const { port } = server.address() as AddressInfo; // safe: it listens on a port, not on a pipe
  process.stdout.write(
    `Sawaal is at http://${shownHost(config.host)}:${port} · database: ${database.description} · tutor: ${describeTutor(model.engine)}\n`,
  );
  await check?.(stopping.signal);
}

/** The parts behind answers: threads that solve and read photos, the concepts, the questions. */
async function openKnowledge(logger: Logger) {
  const threads = openSolverThreads();
  const photoReader = openPhotoReader();
  const solver = createSolver(threads.run, (error) =>
    logger.error({ err: error }, "our mathematics failed at a question"),
  );
  const built = await findBuiltKnowledge();
  const library = await openLibrary(built);
  const bank = await openBank(built, (concept) => library.get(concept)?.subject);
  return { threads, photoReader, solver, library, bank };
}

/** Node would print such an error with all of a statement's parameters. */
function logUncaught(logger: Logger): void {
  process.once("uncaughtException", (error) => {
    logger.fatal({ err: error }, "an error that nobody caught ends this process");
    process.exit(1);
  });
}

function describeTutor({ name, model }: TutorEngine): string {
  return name === "openai" ? `OpenAI (${model})` : "built-in, no key needed";
}

interface ModelDependencies {
  solver: Solver;
  library: ConceptLibrary;
  metrics: Metrics;
  logger: Logger;
}

/** The configured engine, and the provider's moderation where it is enabled. */
async function openModel({ tutor, dataDir }: Config, dependencies: ModelDependencies) {
  const { solver, library, metrics, logger } = dependencies;
  if (tutor.engine === "built-in") return { engine: createBuiltInEngine({ solver, library }) };
  const engine = createOpenAiEngine({
    ...tutor,
    breaker: { onState: circuitWatcher({ metrics, logger }) },
    report: logModel(logger),
    learntDialect: await readLearnt(dataDir, tutor),
    keepLearnt: learntKeeper(dataDir, tutor, logger),
  });
  const check = (signal: AbortSignal) => checkAtStart(engine, { logger, signal });
  if (!tutor.moderation) return { engine, check };
  const onFailure = (error: unknown) => {
    logger.warn({ err: error }, "the provider's moderation gave no answer");
  };
  return { engine, check, moderate: createModerator({ ...tutor, onFailure }) };
}

/** Reports both circuit breakers; the gauge shows "open" while either is. */
function circuitWatcher({
  metrics,
  logger,
}: Pick<ModelDependencies, "metrics" | "logger">): NonNullable<BreakerOptions["onState"]> {
  const states = new Map<string, BreakerState>();
  return (state, circuit) => {
    states.set(circuit, state);
    logger.warn({ state, circuit }, "the circuit to the model's provider changed");
    const open = [...states.values()].find((each) => each !== "closed");
    metrics.setCircuit(open ?? "closed");
  };
}

const clientDir = path.resolve("dist/client");

function listen(server: Server, config: Config): Promise<void> {
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
  // A setting, a folder or a port is wrong: the message says what to do, without a stack.
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
