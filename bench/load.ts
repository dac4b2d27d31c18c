import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { seededRandom } from "@sawaal/maths";
import { collectOnSignal, type Memory, memoryOf } from "./answers/memory.ts";
import { type Process, startModel, startProduct } from "./answers/processes.ts";
import { createBrowser } from "./load/browser.ts";
import { createLatencies } from "./load/latencies.ts";
import { startProxy } from "./load/proxy.ts";
import { studentDay } from "./load/student-day.ts";

/**
 * `npm run load -- [seconds] [students] [seconds of thought]` (by default 600, 500 and 20): students sign up during the
 * first fifth of the time, then study through a proxy, two processes and PostgreSQL. Prints the latency of each call
 * and the memory of the processes at the start, in the middle and at the end. Exits 1 where a call failed or the memory
 * grew. Build the product first.
 */
const [seconds = 600, size = 500, thinkSeconds = 20] = process.argv.slice(2).map(Number);
const databaseUrl = process.env["TEST_DATABASE_URL"];
if (databaseUrl === undefined) throw new Error("run it with `npm run load`");

/** The memory that may be held at the end above that in the middle. */
const mostGrowth = 1.3;

// `exit` kills the child processes too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

const folder = await mkdtemp(path.join(tmpdir(), "sawaal-load-"));
const model = await startModel({ parts: 40, everyMs: 25 });
const env = {
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  OPENAI_BASE_URL: model.url,
  SESSION_SECRET: "a secret for load, with 32 characters",
  TRUST_PROXY: "1",
  NODE_OPTIONS: collectOnSignal,
};
const servers = await Promise.all([startProduct(env), startProduct(env)]);
const proxy = await startProxy(servers.map(({ url }) => url));
const latencies = createLatencies();

const total = (read: readonly Memory[], name: keyof Memory) =>
  read.reduce((sum, each) => sum + each[name], 0);

/** Of both processes together, after garbage collection. */
async function readMemory(when: string): Promise<number> {
  const read = await Promise.all(servers.map((server: Process) => memoryOf(server)));
  const heap = total(read, "heapMegabytes");
  const resident = total(read, "residentMegabytes").toFixed(0);
  console.log(`memory ${when}: heap ${heap.toFixed(0)} MB, resident ${resident} MB`);
  return heap;
}

await readMemory("at the start");
const startedAt = Date.now();
const isOver = () => Date.now() > startedAt + seconds * 1000;
const random = seededRandom(1);
const firstPhone = 6_000_000_000 + Math.floor(Math.random() * 3e9);
const days = Array.from({ length: size }, async (_, index) => {
  await pause((index / size) * 0.2 * seconds * 1000);
  const browser = createBrowser(index, proxy.url, latencies);
  const phone = String(firstPhone + index);
  await studentDay({ browser, index, phone, thinkSeconds, isOver, random });
});
await pause(seconds * 500);
const middle = await readMemory("in the middle");
await Promise.all(days);
const took = (Date.now() - startedAt) / 1000;
const end = await readMemory("at the end");

console.log(latencies.table());
const calls = latencies.calls();
const errors = latencies.errors();
console.log(
  `${size} students, ${calls} calls in ${took.toFixed(0)} s (${(calls / took).toFixed(1)} a second), ${servers.length} processes behind ${proxy.name}`,
);
console.log(`errors: ${errors.length === 0 ? "none" : `\n${errors.join("\n")}`}`);
const growth = end / middle;
console.log(`heap at the end: ${growth.toFixed(2)} of that in the middle`);
await proxy.stop();
await Promise.all(servers.map((server) => server.stop()));
await model.stop();
await rm(folder, { recursive: true, force: true });
process.exit(errors.length === 0 && growth <= mostGrowth ? 0 : 1);
