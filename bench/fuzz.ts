import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import fc from "fast-check";
import {
  callsOf,
  type DescribedCall,
  type Description,
} from "../server/testing/described-calls.ts";
import { startProduct } from "./answers/processes.ts";
import { createWrongs } from "./answers/wrongs.ts";
import { createCaller, type Caller } from "./fuzz/caller.ts";
import { createJudge } from "./fuzz/judge.ts";
import { createMemory } from "./fuzz/memory.ts";
import { type DrawnCall, requestsOf } from "./fuzz/requests.ts";
import { analystAt, createAnalyst, studentAt } from "./fuzz/student.ts";

/**
 * Sends to every call of /api/openapi.json valid and invalid requests, against the built product with the built-in
 * tutor, and checks each response: no server error, no wait of over two seconds, no refusal without a sentence, nothing
 * outside the description, and in a long run no call that never succeeds. Exits 1 and prints the faults. --seed repeats
 * the same requests; --only selects the calls whose path matches. Build the product first. Runs on PGlite, or on the
 * PostgreSQL that TEST_DATABASE_URL names.
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    seconds: { type: "string", default: "1500" },
  },
});
const [requests, seed] = [Number(values.requests), Number(values.seed)];

const longestMs = 2000;
/** The number of concurrent requests: the product and this program share the machine's cores. */
const atOnce = 4;
const students = 12;
/** After this many requests every call should have succeeded once; otherwise the requests are wrong. */
const longRun = 5000;

const wrongs = createWrongs();
setTimeout(
  () => {
    console.error(`Not done after ${values.seconds} seconds.\n${wrongs.lines().join("\n")}`);
    process.exit(1);
  },
  Number(values.seconds) * 1000,
).unref();

const folder = await mkdtemp(path.join(tmpdir(), "sawaal-fuzz-"));
const databaseUrl = process.env["TEST_DATABASE_URL"];
const settings = {
  DATA_DIR: folder,
  OPENAI_API_KEY: "",
  SESSION_SECRET: "a secret for fuzzing, with 32 characters",
  TRUST_PROXY: "1",
  ALL_ASKS_PER_TEN_MINUTES: "10000",
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
};
createAnalyst(settings);
const product = await startProduct(settings);

const described = await fetch(`${product.url}/api/openapi.json`);
const description = (await described.json()) as Description; // safe: it is made of our own contracts
const only = new RegExp(values.only, "u");
const calls = callsOf(description).filter((call) => only.test(call.path));
const nobody = { phone: "", cookie: "", memory: createMemory() };
const callers: Caller[] = [
  createCaller(product.url, () => Promise.resolve(nobody)),
  ...Array.from({ length: students }, () =>
    createCaller(product.url, (before) => studentAt(product.url, before)),
  ),
];
const analyst = createCaller(product.url, () => analystAt(product.url));
const judge = createJudge(wrongs);
const byStatus = new Map<string, number>();
/** Calls with at least one successful request: otherwise none has passed the call's rules. */
const successes = new Set<DescribedCall>();
const slow: { drawnCall: DrawnCall; caller: Caller }[] = [];
let slowest = 0;

/** One request of each call in turn, so that later ones can use what it created. */
function* draw(): Generator<{ drawnCall: DrawnCall; caller: Caller }> {
  const rounds = Math.ceil(requests / calls.length);
  const requestsByCall = calls.map((call, index) =>
    fc.sample(requestsOf(call), { seed: seed * 1000 + index, numRuns: rounds }),
  );
  // Random rather than in turn: in turn some call would always come to a student after her logout.
  const place = fc.noBias(fc.nat({ max: callers.length - 1 }));
  const places = fc.sample(place, { seed, numRuns: requests });
  for (const [sentCount, at] of places.entries()) {
    const drawnCall =
      requestsByCall[sentCount % calls.length]?.[Math.floor(sentCount / calls.length)];
    const caller = drawnCall && callerOf(drawnCall.call, at);
    if (caller) yield { drawnCall, caller };
  }
}

/**
 * Half of the calls to analytics come from the analyst. Of all others one in thirteen is anonymous; the students make
 * the rest.
 */
function callerOf({ path }: DescribedCall, at: number): Caller | undefined {
  const isAnalysts = path.startsWith("/api/analytics/") && at % 2 === 0;
  return isAnalysts ? analyst : callers[at];
}

async function send(drawnCall: DrawnCall, caller: Caller): Promise<number> {
  const requestText = JSON.stringify(drawnCall, (key, value: unknown) =>
    key === "call" ? undefined : value,
  );
  try {
    const answered = await caller.call(drawnCall);
    const status = `${Math.floor(answered.status / 100)}xx`;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    if (answered.status < 300) successes.add(drawnCall.call);
    judge(drawnCall.call, requestText.slice(0, 400), answered);
    return answered.ms;
  } catch (error) {
    wrongs.add(
      "no answer",
      `${drawnCall.call.method} ${drawnCall.call.path} ${requestText.slice(0, 400)}: ${String(error)}`,
    );
    return 0;
  }
}

const queue = draw();
let count = 0;
async function work(): Promise<void> {
  for (const { drawnCall, caller } of queue) {
    count += 1;
    const ms = await send(drawnCall, caller);
    slowest = Math.max(slowest, ms);
    if (ms > longestMs) slow.push({ drawnCall, caller });
  }
}
await Promise.all(Array.from({ length: atOnce }, work));

// On a busy machine anything may be slow once; a request that is slow again alone is a fault of the product.
for (const { drawnCall, caller } of slow) {
  const ms = await send(drawnCall, caller);
  const what = `${drawnCall.call.method} ${drawnCall.call.path} ${JSON.stringify(drawnCall.body).slice(0, 400)}`;
  if (ms > longestMs) wrongs.add("a wait of over two seconds", `${Math.round(ms)} ms: ${what}`);
}
const { ok } = await fetch(`${product.url}/healthz`);
if (!ok) wrongs.add("the server is ill afterwards", "/healthz");
await product.stop();
await rm(folder, { recursive: true, force: true });

const statuses = Array.from(byStatus, ([status, number]) => `${status} ${number}`)
  .sort()
  .join(", ");
console.log(`${count} requests of ${calls.length} calls, seed ${seed}: ${statuses}`);
console.log(`slowest: ${Math.round(slowest)} ms; over two seconds once: ${slow.length}`);
const never = calls
  .filter((call) => !successes.has(call))
  .map(({ method, path: at }) => `${method} ${at}`);
console.log(`never succeeded: ${never.join(", ") || "none"}`);
if (count >= longRun) for (const call of never) wrongs.add("a call that is never done", call);
const lines = wrongs.lines();
console.log(lines.length === 0 ? "Nothing found." : lines.join("\n"));
process.exitCode = lines.length === 0 ? 0 : 1;
