import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { signUp } from "./answers/asking.ts";
import { openProduct } from "./answers/product.ts";

/**
 * Measures the effect of twenty concurrent photos on other requests: the time of `GET /api/user` in one process of the
 * built product while they are read, against the same process at rest. `npm run bench:photo-queue -- [photos]`.
 */
const photos = Number(process.argv[2] ?? 20);
const firstPhone = 6_100_000_000;
const bytes = await readFile("server/features/uploads/reading/fixtures/signs-photographed.jpg");
const folder = await mkdtemp(path.join(tmpdir(), "sawaal-photos-"));
const product = openProduct({
  DATA_DIR: folder,
  LOG_LEVEL: "error",
  OPENAI_API_KEY: "",
});
const url = await product.url();
const students = [];
for (let at = 0; at < photos; at += 1) students.push(await signUp(url, firstPhone + at));
const [onlooker] = students;
if (!onlooker) throw new Error("At least one photo has to be read");

/** The first photo starts the thread, as the first photo of a day does. */
await read(onlooker);
const rest = await timesUntil(new Promise((resolve) => void setTimeout(resolve, 2000)));
const readings = Promise.all(students.map(read));
const busy = await timesUntil(readings);
const statuses = await readings;
await product.stop();
await rm(folder, { recursive: true });

const count = (status: number) => statuses.filter((one) => one === status).length;
console.log(`${photos} photos at once: ${count(200)} read, ${count(503)} told to come again`);
console.log(`GET /api/user at rest: ${inMilliseconds(rest)}`);
console.log(`GET /api/user meanwhile: ${inMilliseconds(busy)} (p95 at most 50 ms)`);
console.log(`ratio: ${(at(busy, 0.5) / at(rest, 0.5)).toFixed(2)}`);

async function read({ cookie }: { cookie: string }): Promise<number> {
  const body = new FormData();
  body.set("image", new Blob([bytes]), "page.jpg");
  const headers = { cookie };
  const response = await fetch(`${url}/api/uploads/readings`, { method: "POST", headers, body });
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds of sequential calls, until the promise settles. */
async function timesUntil(end: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false };
  void end.finally(() => void (state.isOver = true));
  const times: number[] = [];
  while (!state.isOver) {
    const start = performance.now();
    const response = await fetch(`${url}/api/user`, {
      headers: { cookie: onlooker?.cookie ?? "" },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`GET /api/user: ${response.status}`);
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

function at(times: readonly number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

function inMilliseconds(times: readonly number[]): string {
  const [median, p95, most] = [0.5, 0.95, 1].map((share) => at(times, share).toFixed(1));
  return `median ${median} ms, p95 ${p95} ms, most ${most} ms of ${times.length}`;
}
