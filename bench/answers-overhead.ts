import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  connections,
  homeworkAsk,
  signUp,
  startConversation,
  stream,
  type StreamResult,
  streamsPerStudent,
  type Student,
} from "./answers/asking.ts";
import { engineRequest } from "./answers/engine-request.ts";
import {
  type Process,
  processorMs,
  startBareServer,
  startModel,
  startProduct,
} from "./answers/processes.ts";
import { median } from "./statistics.ts";

/**
 * Measures the time that the server adds between a model and a student: the time to the first part of an answer through
 * the product, against the same question straight to the model, which is the test server, in one run. On both ways a
 * part has arrived when the first whole field of the answer is there. Build the product first.
 *
 * A third way goes through a bare server that stores the question and passes the answer on
 * (answers/bare-server-main.ts): the minimum cost of Express, a transaction and `fetch` on this machine.
 *
 * One stream alone; --streams of them in progress, each begun when it would be its turn were they always as many; and
 * as many begun in one moment, as when a class of 200 presses the button at the bell. The bar (decision 13): with --streams
 * in progress at most 25 ms more in the median and 100 ms more at worst.
 */
const { values } = parseArgs({
  options: {
    parts: { type: "string", default: "200" },
    every: { type: "string", default: "25" },
    streams: { type: "string", default: "200" },
    rounds: { type: "string", default: "3" },
  },
});
const parts = Number(values.parts);
const everyMs = Number(values.every);
const rounds = Number(values.rounds);
/** One stream per round is too small a sample. */
const aloneRounds = 3 * rounds;

const model = await startModel({ parts, everyMs });
const folder = await mkdtemp(path.join(tmpdir(), "sawaal-bench-"));
const databaseUrl = process.env["TEST_DATABASE_URL"];
const product = await startProduct({
  DATA_DIR: folder,
  OPENAI_BASE_URL: model.url,
  SESSION_SECRET: "a secret for measuring, 32 characters",
  DATABASE_POOL_SIZE: "10",
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});
const bare =
  databaseUrl === undefined
    ? null
    : await startBareServer({ OPENAI_BASE_URL: model.url, DATABASE_URL: databaseUrl });

const firstPhone = 6_000_000_000 + Math.floor(Math.random() * 1e9);
const students: Student[] = [];
const size = Math.ceil(Number(values.streams) / streamsPerStudent);
for (let index = 0; index < size; index += 1) {
  students.push(await signUp(product.url, firstPhone + index));
}
const studentOf = (index: number): Student => students[index % students.length] ?? { cookie: "" };
const topics = ["rivers", "forests", "winds", "deserts", "islands", "glaciers", "markets"];
let questions = 0;
/** No question is asked twice: the solver would answer it from its cache. */
function question(): string {
  questions += 1;
  return `Describe how ${topics[questions % topics.length]} shape the life of village number ${questions}.`;
}

/** Sends the same bytes as the engine: a model reads the whole prompt before it begins. */
const straight = (_index: number, agent: Agent) => askModel(`${model.url}/chat/completions`, agent);

const throughBare =
  ({ url }: Process) =>
  (_index: number, agent: Agent) =>
    askModel(`${url}/ask`, agent);

async function askModel(url: string, agent: Agent): Promise<StreamResult> {
  let text = "";
  return stream({
    url,
    headers: { "content-type": "application/json", authorization: "Bearer a key" },
    body: engineRequest(question()),
    agent,
    isFirst: (_event, data) => {
      text += contentOf(data);
      // A value is known to be whole when the next one begins.
      return /"subject"\s*:\s*"[^"]*"\s*,\s*"topic"\s*:\s*"/u.test(text);
    },
  });
}

function contentOf(data: string): string {
  if (data === "[DONE]") return "";
  const chunk = JSON.parse(data) as { choices: { delta: { content?: string | null } }[] }; // safe: our test server
  return chunk.choices[0]?.delta.content ?? "";
}

async function through(
  index: number,
  agent: Agent,
  conversations: number[],
): Promise<StreamResult> {
  const conversationId = conversations[index] ?? 0;
  const ask = { question: question(), conversationId, key: randomUUID() };
  const streamed = await stream(
    homeworkAsk({ url: product.url, student: studentOf(index), agent }, ask),
  );
  const { last } = streamed;
  if (last?.event !== "done") throw new Error(`a stream ended with ${last?.event}: ${last?.data}`);
  return streamed;
}

interface Latencies {
  median: number;
  worst: number;
}

interface Crowd {
  count: number;
  /** The streams begin within this many milliseconds; 0: at the same moment. */
  spreadMs: number;
}

/**
 * When a stream begins: evenly, each at another phase of its interval. The model sends what is due at the ticks of one
 * clock: in phase with it all streams would meet the same point between two ticks, and the added time would come out as
 * nothing or a whole tick. Steps of the golden section sample all phases equally often.
 */
function beginOf(index: number, { count, spreadMs }: Crowd): number {
  return (spreadMs * (index + ((index * goldenSection) % 1))) / count;
}
const goldenSection = (Math.sqrt(5) - 1) / 2;

async function measure(
  crowd: Crowd,
  one: (index: number, agent: Agent) => Promise<StreamResult>,
): Promise<Latencies> {
  // Fresh connections each time: the product closes those that were idle for long.
  const agent = connections();
  const streamed = await Promise.all(
    Array.from({ length: crowd.count }, async (_, index) => {
      if (crowd.spreadMs > 0) await pause(beginOf(index, crowd));
      return one(index, agent);
    }),
  );
  agent.destroy();
  const times = streamed.map(({ firstMs }) => firstMs ?? Infinity).sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? NaN, worst: times.at(-1) ?? NaN };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

async function compare(crowd: Crowd, rounds: number): Promise<void> {
  const { count, spreadMs } = crowd;
  const [floor, least, ours] = [[] as Latencies[], [] as Latencies[], [] as Latencies[]];
  const processor: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const conversations: number[] = [];
    for (let index = 0; index < count; index += 1)
      conversations.push(await startConversation(product.url, studentOf(index)));
    const direct = await measure(crowd, straight);
    const passed = bare && (await measure(crowd, throughBare(bare)));
    const before = await processorMs(product.pid);
    const added = await measure(crowd, (index, agent) => through(index, agent, conversations));
    const used = (await processorMs(product.pid)) - before;
    // The first round is a warm-up for both.
    if (round === 0) continue;
    floor.push(direct);
    if (passed) least.push(passed);
    ours.push(added);
    processor.push(used / count);
  }
  const pick = (measured: Latencies[], name: keyof Latencies) =>
    median(measured.map((each) => each[name]));
  const [f, o] = [pick(floor, "median"), pick(ours, "median")];
  console.log(
    `${count} streams of ${parts} parts, ${everyMs} ms apart, begun within ${spreadMs} ms`,
  );
  console.log(`  straight: median ${ms(f)}, worst ${ms(pick(floor, "worst"))}`);
  if (least.length > 0) {
    const [middle, worst] = [
      pick(least, "median") - f,
      pick(least, "worst") - pick(floor, "worst"),
    ];
    console.log(`  bare:     median ${ms(middle)} more, worst ${ms(worst)} more`);
  }
  console.log(`  through:  median ${ms(o)}, worst ${ms(pick(ours, "worst"))}`);
  console.log(
    `  added:    median ${ms(o - f)} (ratio ${(o / f).toFixed(2)}), worst ${ms(pick(ours, "worst") - pick(floor, "worst"))}`,
  );
  const each = median(processor);
  console.log(`  processor: ${ms(each)} a stream, ${((1000 * each) / parts).toFixed(0)} µs a part`);
}

/**
 * A new process compiles its code during its first hundreds of answers: all processes get as many as a school's server
 * has served by its second lesson before they are measured.
 */
async function warmUp(): Promise<void> {
  const crowd = { count: Number(values.streams), spreadMs: parts * everyMs };
  for (let lesson = 0; lesson < 3; lesson += 1) {
    const conversations: number[] = [];
    for (let index = 0; index < crowd.count; index += 1)
      conversations.push(await startConversation(product.url, studentOf(index)));
    await measure(crowd, straight);
    if (bare) await measure(crowd, throughBare(bare));
    await measure(crowd, (index, agent) => through(index, agent, conversations));
  }
}

try {
  const count = Number(values.streams);
  await warmUp();
  await compare({ count: 1, spreadMs: 0 }, aloneRounds);
  await compare({ count, spreadMs: parts * everyMs }, rounds);
  await compare({ count, spreadMs: 0 }, rounds);
} finally {
  await Promise.all([product.stop(), bare?.stop()]);
  await model.stop();
  await rm(folder, { recursive: true, force: true });
}
