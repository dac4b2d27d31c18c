import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir, totalmem } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import {
  connections,
  homeworkAsk,
  signUp,
  startConversation,
  stream,
  type Student,
} from "./answers/asking.ts";
import { collectOnSignal, memoryOf } from "./answers/memory.ts";
import { processorMs, startModel, startProduct } from "./answers/processes.ts";
import {
  megabytesPerConnection,
  microsecondsPerCall,
  notificationsPerSecond,
  workDuring,
} from "./scaling/database-work.ts";
import { type Measurements, usualFile } from "./scaling/measured.ts";
import { bytesOfPhoto } from "./scaling/photo-size.ts";
import { bytesOfYear, fillYear } from "./scaling/student-year.ts";

/**
 * Measures on this machine the inputs of `npm run bench:scaling`, and writes them to a file: the CPU time of an answer
 * and of a read in the product and in PostgreSQL, and the disk space of a student's year. Build the product first.
 */
const { values } = parseArgs({
  options: {
    answers: { type: "string", default: "200" },
    students: { type: "string", default: "60" },
    file: { type: "string", default: usualFile },
  },
});
const answers = Number(values.answers);
const students = Number(values.students);
const server = process.env["TEST_DATABASE_URL"];
if (server === undefined) throw new Error("run it with `npm run bench:scaling-measure`");
const folder = await mkdtemp(path.join(tmpdir(), "sawaal-bench-"));
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: server,
  SESSION_SECRET: "a secret for measuring, 32 characters",
};
const client = new Client({ connectionString: server });
await client.connect();

interface Running {
  url: string;
  pid: number;
}

/** The asks and reads of a class: a student may have eight streams open. */
async function classOf(product: Running) {
  const firstPhone = 6_000_000_010;
  const pupils: Student[] = [];
  for (let index = 0; index < 16; index += 1)
    pupils.push(await signUp(product.url, firstPhone + index));
  const agent = connections();

  async function ask(number: number): Promise<void> {
    const student = pupils[number % pupils.length] ?? { cookie: "" };
    const conversationId = await startConversation(product.url, student);
    const question = `Describe how rivers shape the life of village number ${number}.`;
    const call = homeworkAsk(
      { url: product.url, student, agent },
      { question, conversationId, key: randomUUID() },
    );
    const { status, last } = await stream(call);
    if (last?.event !== "done")
      throw new Error(`a stream of status ${status} ended with ${last?.event}: ${last?.data}`);
  }

  /** Started 100 ms apart. */
  async function askMany(from: number, count: number): Promise<void> {
    const all = Array.from({ length: count }, async (_, index) => {
      await pause(100 * index);
      await ask(from + index);
    });
    await Promise.all(all);
  }

  async function readMany(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const headers = { cookie: pupils[0]?.cookie ?? "" };
      const response = await fetch(`${product.url}/api/user`, { headers });
      if (response.status !== 200) throw new Error(await response.text());
      await response.arrayBuffer();
    }
  }

  return { askMany, readMany, leave: () => agent.destroy() };
}

/** The CPU time of the product and of PostgreSQL during a load, per operation. */
async function usedBy({ pid }: Running, count: number, work: () => Promise<void>) {
  const before = await processorMs(pid);
  const { transactions, walBytes, ...database } = await workDuring(client, work);
  return {
    product: ((await processorMs(pid)) - before) / count,
    database: database.processorMs / count,
    transactions: transactions / count,
    walBytes: walBytes / count,
  };
}

/** Answers of 200 parts, 25 ms apart, as in `npm run bench:answers`. */
async function measureAnswers() {
  const model = await startModel({ parts: 200, everyMs: 25 });
  const product = await startProduct({
    ...settings,
    OPENAI_BASE_URL: model.url,
    NODE_OPTIONS: collectOnSignal,
  });
  const pupils = await classOf(product);
  try {
    // Warmed up, like a school's server by its second lesson.
    await pupils.askMany(0, answers);
    await pupils.readMany(answers);
    const usage = await usedBy(product, answers, () => pupils.askMany(answers, answers));
    const reads = 10 * answers;
    const read = await usedBy(product, reads, () => pupils.readMany(reads));
    const calm = await memoryOf(product);
    const crowd = Math.min(answers, 40);
    const all = pupils.askMany(2 * answers, crowd);
    await pause(100 * crowd);
    const busy = await memoryOf(product);
    await all;
    const grown = (busy.heapMegabytes - calm.heapMegabytes) * 1024;
    return {
      process: {
        processorMsPerAnswer: usage.product,
        processorMsPerRead: read.product,
        residentMegabytes: calm.residentMegabytes,
        kilobytesPerStream: Math.max(0, grown / crowd),
      },
      database: {
        processorMsPerAnswer: usage.database,
        processorMsPerRead: read.database,
        transactionsPerAnswer: usage.transactions,
        walBytesPerAnswer: usage.walBytes,
        megabytesPerConnection: await megabytesPerConnection(client),
      },
    };
  } finally {
    pupils.leave();
    await product.stop();
    await model.stop();
  }
}

/** Questions to the built-in tutor and a session of practice: the source of the copied rows of a year. */
async function askSamples(): Promise<void> {
  await client.query("truncate messages, conversations cascade");
  const product = await startProduct({ ...settings, OPENAI_API_KEY: "" });
  const { cookie } = await signUp(product.url, 6_000_000_002);
  const send = async (path: string, body: string | FormData, headers = {}): Promise<unknown> => {
    const response = await fetch(`${product.url}/api/${path}`, {
      method: "POST",
      headers: { cookie, ...headers },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const json = { "content-type": "application/json" };
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  try {
    const begin = async (type: string) => {
      const { id } = (await send("conversations", JSON.stringify({ type }), json)) as {
        id: number;
      }; // safe: our own contract
      return String(id);
    };
    const conversationId = await begin("homework");
    for (const question of homework)
      await send("homework/ask", formOf({ question, conversationId }));
    const lesson = await begin("concept");
    for (const concept of concepts)
      await send("concepts/explain", JSON.stringify({ concept, conversationId: lesson }), json);
    const plan = { examType: "CBSE", subjects: ["Mathematics"] };
    await send("exam/plan", JSON.stringify(plan), json);
    const session = { sessionType: "quick_revision", subject: "Mathematics" };
    await send("exam/session/start", JSON.stringify(session), json);
  } finally {
    await product.stop();
  }
}

const homework = [
  "Solve 2x + 3 = 11",
  "Find the area of a circle with radius 7 cm",
  "Factorise x^2 - 5x + 6",
  "A shopkeeper buys a bag for 400 rupees and sells it for 460 rupees. Find the profit percent.",
  "What is photosynthesis?",
  "Why does ice float on water?",
];
const concepts = ["Photosynthesis", "Linear equations in one variable", "Newton's laws of motion"];

const three = (value: number) => Number(value.toPrecision(3));
const rounded = <Values extends Record<string, number>>(of: Values): Values =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, three(value)])) as Values; // safe: the same names

try {
  const measurements = await measureAnswers();
  const notifications = await notificationsPerSecond(server, 50 * answers);
  await askSamples();
  const photo = await bytesOfPhoto(client);
  await fillYear(client, students);
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const [processor] = cpus();
  const result: Measurements = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${processor?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, PostgreSQL ${rows[0]?.version.split(" ")[0]}`,
    process: rounded(measurements.process),
    database: {
      ...rounded(measurements.database),
      notificationsPerSecond: three(notifications),
      bytesOfYear: rounded(await bytesOfYear(client, students)),
      bytesOfPhoto: three(photo),
      microsecondsPerCallOfToday: three(await microsecondsPerCall(client)),
    },
  };
  await writeFile(values.file, `${JSON.stringify(result, null, 2)}\n`);
  console.log(JSON.stringify(result, null, 2));
} finally {
  await client.end();
  await rm(folder, { recursive: true, force: true });
}
