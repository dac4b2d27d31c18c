import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { createApp } from "../server/app.ts";
import { createBank } from "../server/bank/bank.ts";
import { openDatabase } from "../server/db/open.ts";
import { rebuildProgress } from "../server/features/study/rebuild-progress.ts";
import { openLibrary } from "../server/library/library.ts";
import { createLogger } from "../server/logger.ts";
import { createMetrics } from "../server/metrics/metrics.ts";
import { usualConfig } from "../server/testing/config.ts";
import { newStudent } from "../server/testing/factories.ts";
import { blankPhotos } from "../server/testing/photo-reader.ts";
import { solverHere } from "../server/testing/solver.ts";
import { createBuiltInEngine } from "../server/tutor/built-in/built-in-engine.ts";
import { median } from "./statistics.ts";

/**
 * Measures in milliseconds the calls of Achievements and Learning Paths, for a student with 20,000 acts of five years
 * and for one with 1,000, alternately. Run by `npm run bench:progress -- [rounds]`, on a temporary PostgreSQL server.
 */
const [rounds = 200] = process.argv.slice(2).map(Number);
const databaseUrl = process.env["TEST_DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("run it with `npm run bench:progress`");

const calls = [
  "gamification/data",
  "learning-paths/recommendations",
  "learning-paths/map/Mathematics",
];

const logger = createLogger("silent");
const database = await openDatabase(
  {
    kind: "server",
    url: databaseUrl,
    directUrl: databaseUrl,
    poolSize: 10,
    statementTimeoutMs: 60_000,
  },
  logger,
);
const { db } = database;
const library = await openLibrary();
const { app } = await createApp({
  config: usualConfig,
  metrics: createMetrics(),
  database,
  engine: createBuiltInEngine({ solver: solverHere, library }),
  solver: solverHere,
  photoReader: blankPhotos,
  library,
  bank: createBank([], () => undefined),
  sessionSecret: "a secret for measuring, 32 characters",
  logger,
  now: () => new Date(),
  clientDir: null,
});
const server = createServer(app).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo; // safe: it listens on a port

/** Creates a student with this many acts, eleven a day up to today; returns her cookie. */
async function studentWith(acts: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(newStudent()),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(await response.text());
  const concepts = library.all.map(({ id }) => id).slice(0, 200);
  await db.execute(sql`
    insert into activity_log (user_id, act, source, subject, topic, concept, question, difficulty, correct, attempt, occurred_at)
    select (select max(id) from users), 'exam_answered', 'exam', 'Mathematics', 'A topic',
      (array[${sql.join(
        concepts.map((id) => sql`${id}`),
        sql`, `,
      )}])[1 + (n / 11) % 200], 'q-' || n, 'beginner', n % 3 > 0, 1,
      now() - (${acts} - n) / 11 * interval '1 day'
    from generate_series(1, ${acts}::int) n`);
  return cookie;
}

async function timeOf(call: string, cookie: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/${call}`, { headers: { cookie } });
  if (response.status !== 200) throw new Error(`${call}: ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - before;
}

const few = await studentWith(1000);
const many = await studentWith(20_000);
await rebuildProgress(db, new Date());
await db.execute(sql`vacuum analyze`);
for (const call of calls) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < rounds + 20; round += 1) {
    const one = await timeOf(call, few);
    const other = await timeOf(call, many);
    // The first calls warm up the compiler.
    if (round < 20) continue;
    times.few.push(one);
    times.many.push(other);
  }
  const [short, long] = [median(times.few), median(times.many)];
  const ratio = (long / short).toFixed(2);
  console.log(
    `${call.padEnd(34)} ${short.toFixed(1)} ms after 1,000 acts, ${long.toFixed(1)} ms after 20,000 (at most 30), ratio: ${ratio} (at most 1.30)`,
  );
}
server.close();
server.closeAllConnections();
await database.close();
