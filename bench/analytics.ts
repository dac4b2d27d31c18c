import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { analystId } from "#shared/domain/analyst.ts";
import { sql } from "drizzle-orm";
import { createApp } from "../server/app.ts";
import { createBank } from "../server/bank/bank.ts";
import type { Db } from "../server/db/db.ts";
import { openDatabase } from "../server/db/open.ts";
import { createAccountService } from "../server/features/accounts/accounts.service.ts";
import { rebuildAnalytics } from "../server/features/analytics/rebuild-analytics.ts";
import { createLogger } from "../server/logger.ts";
import { createMetrics } from "../server/metrics/metrics.ts";
import { usualConfig } from "../server/testing/config.ts";
import { newStudent } from "../server/testing/factories.ts";
import { libraryOf } from "../server/testing/library.ts";
import { blankPhotos } from "../server/testing/photo-reader.ts";
import { solverHere } from "../server/testing/solver.ts";
import { createBuiltInEngine } from "../server/tutor/built-in/built-in-engine.ts";
import { median } from "./statistics.ts";

/**
 * Measures every call of the analytics page in milliseconds with this many students (10 conversations and 50 messages
 * each, over a year), against a tenth of them, and with a day of as many messages as there are students. Run by `npm
 * run bench:analytics -- [students] [rounds]`, on a temporary PostgreSQL server. Takes minutes.
 */
const [students = 100_000, rounds = 15] = process.argv.slice(2).map(Number);
const databaseUrl = process.env["TEST_DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("run it with `npm run bench:analytics`");

const calls = [
  "aggregate",
  "aggregate?period=daily",
  "users/daily",
  "users/weekly",
  "users/monthly",
  "users/monthly?sort=totalQueries",
  "users/monthly?sort=averageSessionDuration&page=3",
  "users/weekly?sort=streakDays",
  "users/monthly?sort=streakDays&order=asc&page=3",
  "users/monthly?sort=name&order=asc",
  "users/monthly?search=name77",
  "users/monthly?search=0077",
  "queries/daily",
  "queries/monthly",
  "queries/monthly?search=0077",
  "features/monthly",
  "days?days=30",
  "cohorts",
  "declined/monthly",
];

const logger = createLogger("silent");
const database = await openDatabase(
  {
    kind: "server",
    url: databaseUrl,
    directUrl: databaseUrl,
    poolSize: 10,
    statementTimeoutMs: 600_000,
  },
  logger,
);
const { db } = database;
const { app } = await createApp({
  config: usualConfig,
  metrics: createMetrics(),
  database,
  engine: createBuiltInEngine({ solver: solverHere, library: libraryOf() }),
  solver: solverHere,
  photoReader: blankPhotos,
  library: libraryOf(),
  bank: createBank([], () => undefined),
  sessionSecret: "a secret for measuring, 32 characters",
  logger,
  now: () => new Date(),
  clientDir: null,
});
const server = createServer(app).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo; // safe: it listens on a port

async function logIn(): Promise<string> {
  const account = newStudent({ grade: 12 });
  await createAccountService({ db, now: () => new Date() }).putWithId(analystId, account);
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: account.phone, password: account.password }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(await response.text());
  return cookie;
}

/** Inserts students with these numbers, and their activity in the year before today. */
async function populate(target: Db, from: number, to: number): Promise<void> {
  const moment = (n: string) =>
    sql.raw(`now() - interval '1 day' - (${n}) * interval '1 second' * (364.0 * 86400)`);
  await target.execute(sql`
    insert into users (id, name, phone, password, grade, created_at)
    select 1000 + n, 'Name' || n || ' Verma', (7000000000 + n)::text, 'none', 4 + n % 9, ${moment("random()")}
    from generate_series(${from}::int, ${to - 1}::int) n`);
  await target.execute(sql`
    insert into conversations (id, user_id, type, created_at, updated_at)
    select n, 1000 + n / 10, (array['homework', 'concept', 'doubt'])[1 + n % 3], at, at
    from (select n, ${moment("random()")} as at from generate_series(${from * 10}::int + 1, ${to * 10}::int) n) drawn
    where n / 10 < ${to}`);
  await target.execute(sql`
    insert into messages (id, conversation_id, role, content, question_id, reply, created_at)
    select c.id * 5 + k, c.id, case when k % 2 = 0 then 'user' else 'assistant' end, 'Solve ' || c.id || 'x + 3 = 11',
      case when k % 2 = 1 then c.id * 5 + k - 1 end,
      case when k % 2 = 1 and c.id % 20 = 0
        then '{"kind":"declined","sentence":"I can’t draw this yet.","engine":"built-in"}'::jsonb end,
      c.created_at + k * interval '1 minute'
    from conversations c, generate_series(0, 4) k where c.id > ${from * 10} and c.id <= ${to * 10}
    order by c.created_at`);
  await target.execute(sql`
    insert into tutor_calls (user_id, conversation_id, feature, engine, model, input_tokens, output_tokens, cost_micro_usd,
      first_part_milliseconds, milliseconds, outcome, verdict, created_at)
    select c.user_id, c.id, c.type, 'openai', 'a-model', 500, 300, 900, 200 + c.id % 900, 900,
      case when c.id % 20 = 0 then 'declined' else 'answered' end, case when c.id % 20 > 0 then 'checked' end, c.created_at
    from conversations c, generate_series(0, 1) k where c.id > ${from * 10} and c.id <= ${to * 10}
    order by c.created_at`);
  await target.execute(sql`
    insert into events (id, name, page, properties, at, received_at, user_id)
    select gen_random_uuid(), 'session_ended', 'homework', '{"duration_seconds": 300, "reason": "hidden"}', created_at, created_at, user_id
    from conversations where id > ${from * 10} and id <= ${to * 10} and id % 3 = 0`);
  await target.execute(sql`
    insert into study_days (user_id, day, acts)
    select user_id, (created_at at time zone 'Asia/Kolkata')::date, count(*) from conversations
    where id > ${from * 10} and id <= ${to * 10} group by 1, 2`);
  await target.execute(sql`
    insert into learning_streaks (user_id, current_streak, longest_streak, total_active_days, last_activity_date)
    select 1000 + n, days, days, days, ((now() at time zone 'Asia/Kolkata')::date - n % 8)::text
    from (select n, 1 + n % 13 as days from generate_series(${from}::int, ${to - 1}::int) n) each`);
}

/** Inserts this many messages between midnight in India and now. */
async function populateToday(target: Db, messages: number): Promise<void> {
  await target.execute(sql`
    insert into tutor_calls (user_id, conversation_id, feature, engine, model, input_tokens, output_tokens, milliseconds, outcome, verdict, created_at)
    select 1000 + n % ${students}::int, null, 'homework', 'openai', 'a-model', 500, 300, 900, 'answered', 'checked',
      greatest(date_trunc('day', now(), 'Asia/Kolkata'), now() - interval '1 second' * n * 0.1)
    from generate_series(1, ${Math.round(messages / 2)}::int) n`);
  await target.execute(sql`
    insert into study_days (user_id, day, acts)
    select distinct user_id, (now() at time zone 'Asia/Kolkata')::date, 1 from tutor_calls
    where created_at >= date_trunc('day', now(), 'Asia/Kolkata')`);
}

async function measure(cookie: string): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const call of calls) {
    const times: number[] = [];
    for (let round = 0; round < rounds + 5; round += 1) {
      const before = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/api/analytics/${call}`, {
        headers: { cookie },
      });
      if (response.status !== 200) throw new Error(`${call}: ${await response.text()}`);
      await response.arrayBuffer();
      // The first calls warm up the compiler and the cache.
      if (round >= 5) times.push(performance.now() - before);
    }
    medians.set(call, median(times));
  }
  return medians;
}

async function settle(target: Db): Promise<void> {
  await target.execute(sql`vacuum analyze`);
  await rebuildAnalytics(target, new Date());
  await target.execute(sql`vacuum analyze`);
}

/** Reports progress on stderr, since large numbers take minutes. */
async function tell<T>(what: string, work: Promise<T>): Promise<T> {
  const before = performance.now();
  const result = await work;
  console.error(`${what}: ${((performance.now() - before) / 1000).toFixed(0)} s`);
  return result;
}

const cookie = await logIn();
const tenth = Math.max(1, Math.round(students / 10));
await tell(`${tenth} students`, populate(db, 0, tenth));
await tell("vacuum and roll-ups", settle(db));
const small = await tell("calls", measure(cookie));
await tell(`${students} students`, populate(db, tenth, students));
await tell("vacuum and roll-ups", settle(db));
const large = await tell("calls", measure(cookie));
await tell(`${students} messages today`, populateToday(db, students));
await tell("vacuum", db.execute(sql`vacuum analyze`));
const busy = await tell("calls", measure(cookie));
server.close();
server.closeAllConnections();
await database.close();

console.log(
  `milliseconds (medians of ${rounds}), with ${tenth} and ${students} students, and with ${students} messages today`,
);
for (const call of calls) {
  const [one = 0, all = 0, today = 0] = [small, large, busy].map((times) => times.get(call));
  const columns = [one, all, today].map((time) => time.toFixed(1).padStart(8));
  console.log(
    `${call.padEnd(46)}${columns.join("")}   ratio ${(all / one).toFixed(2)} (at most 2)`,
  );
}
const slowest = Math.max(...large.values(), ...busy.values());
console.log(`slowest: ${slowest.toFixed(1)} ms (at most 50)`);
