import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { performance } from "node:perf_hooks";
import { examSession } from "#shared/contracts/exams.ts";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { createApp } from "../server/app.ts";
import type { ChoiceQuestion } from "../server/bank/bank-question.ts";
import { createBank } from "../server/bank/bank.ts";
import { openDatabase } from "../server/db/open.ts";
import { createLogger } from "../server/logger.ts";
import { createMetrics } from "../server/metrics/metrics.ts";
import { choiceQuestion, several } from "../server/testing/bank-questions.ts";
import { usualConfig } from "../server/testing/config.ts";
import { newStudent } from "../server/testing/factories.ts";
import { libraryOf } from "../server/testing/library.ts";
import { blankPhotos } from "../server/testing/photo-reader.ts";
import { solverHere } from "../server/testing/solver.ts";
import { createBuiltInEngine } from "../server/tutor/built-in/built-in-engine.ts";
import { median } from "./statistics.ts";

/**
 * Measures the milliseconds until a session has started, for a student with 20,000 past answers and for a new one,
 * alternately. Run by `npm run bench:exam-start -- [rounds]`, on a temporary PostgreSQL server.
 */
const [rounds = 300] = process.argv.slice(2).map(Number);
const databaseUrl = process.env["TEST_DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("run it with `npm run bench:exam-start`");

/** As many questions as the whole bank, a fifth of them of the student's subject and class. */
const text = "A train leaves the station and passes a pole, a tree and a platform. ".repeat(6);
const questions = several(3000, (id): ChoiceQuestion => {
  const grade = Number(id.slice(2)) % 5 === 0 ? 8 : 9;
  return choiceQuestion(id, { classes: [grade, grade], question: `${text} ${id}` });
});

const logger = createLogger("silent");
const database = await openDatabase(
  {
    kind: "server",
    url: databaseUrl,
    directUrl: databaseUrl,
    poolSize: 10,
    statementTimeoutMs: 15_000,
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
  bank: createBank(questions, () => undefined),
  sessionSecret: "a secret for measuring, 32 characters",
  logger,
  now: () => new Date(),
  clientDir: null,
});
const server = createServer(app).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo; // safe: it listens on a port

interface Student {
  id: number;
  post: (path: string, body: object) => Promise<unknown>;
}

async function signUp(): Promise<Student> {
  let cookie = "";
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(await response.text());
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response.json();
  };
  const { id } = z.object({ id: z.number() }).parse(await post("register", newStudent()));
  await post("exam/plan", { examType: "CBSE", subjects: ["Mathematics"] });
  return { id, post };
}

/** 20,000 answers in 4,000 sessions: all of the bank, and questions that were removed from it since. */
async function giveHistory({ id }: Student): Promise<void> {
  await db.execute(sql`
    insert into exam_sessions (user_id, exam_type, session_type, subject, state, questions, question_count, ends_at, created_at)
    select ${id}, 'CBSE', 'quick_revision', 'Mathematics', 'finished', '[]', 5, now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, 4000) n`);
  await db.execute(sql`
    insert into exam_responses (session_id, question, choice, is_right)
    select id, 'q-' || ((id * 5 + n) % 6000), 1, true from exam_sessions, generate_series(1, 5) n`);
  await db.execute(sql`
    insert into activity_log (user_id, act, source, subject, topic, concept, question, difficulty, correct, attempt)
    select ${id}, 'exam_answered', 'exam', 'Mathematics', 'Fractions', 'fractions', 'q-' || (n % 6000), 'beginner', true, 1
    from generate_series(1, 20000) n`);
  await db.execute(sql`
    insert into question_history (user_id, question, subject, topic, seen, "right", right_in_row, last_seen_at, was_right, next_due_at)
    select ${id}, 'q-' || n, 'Mathematics', 'fractions', 4, 3, n % 3, now(), n % 3 > 0, now() + (n % 7 - 2) * interval '1 day'
    from generate_series(0, 5999) n`);
}

async function startTime({ id, post }: Student): Promise<number> {
  const before = performance.now();
  const body = await post("exam/session/start", {
    sessionType: "full_test",
    subject: "Mathematics",
  });
  const time = performance.now() - before;
  if (z.parse(examSession, body).questions.length !== 30) throw new Error("not a whole session");
  await db.execute(sql`delete from exam_sessions where user_id = ${id} and state = 'open'`);
  return time;
}

const newcomer = await signUp();
const veteran = await signUp();
await giveHistory(veteran);
await db.execute(sql`analyze`);
const times = { newcomer: [] as number[], veteran: [] as number[] };
for (let round = 0; round < rounds + 20; round += 1) {
  const one = await startTime(newcomer);
  const other = await startTime(veteran);
  // The first calls warm up the compiler.
  if (round < 20) continue;
  times.newcomer.push(one);
  times.veteran.push(other);
}
server.close();
server.closeAllConnections();
await database.close();
const [plain, laden] = [median(times.newcomer), median(times.veteran)];
console.log(`a new student:          ${plain.toFixed(1)} ms until 30 questions are there`);
console.log(`after 20,000 answers:   ${laden.toFixed(1)} ms (at most 30)`);
console.log(`ratio: ${(laden / plain).toFixed(2)} (at most 1.30; medians of ${rounds} rounds)`);
