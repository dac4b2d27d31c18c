import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { seededRandom } from "@sawaal/maths";
import { calmRounds } from "./answers/calm-rounds.ts";
import { openClass } from "./answers/class.ts";
import { killedRounds } from "./answers/kills.ts";
import { collectOnSignal } from "./answers/memory.ts";
import { createPatientStudent } from "./answers/patient-student.ts";
import { startModel } from "./answers/processes.ts";
import { openProduct } from "./answers/product.ts";
import { createWrongs } from "./answers/wrongs.ts";

/**
 * Streams many answers at once through one process of the built product, with the test server in place of a model: none
 * may be lost, mixed up or duplicated, and memory returns to its level. Build the product first. Runs on PGlite, or on
 * the PostgreSQL that TEST_DATABASE_URL names.
 *
 * The first rounds have no faults; then, with --kills, the process is killed (SIGKILL) and restarted in as many rounds,
 * while one student in ten presses Stop: each question must end as one answer, complete, failed with a sentence, or
 * stopped, as its student was sent; and a failed one is answered when it is retried. Exits 1 and prints the faults.
 * --seed repeats the moments of kills and stops, as far as a machine repeats itself; --seconds limits the whole run.
 */
const { values } = parseArgs({
  options: {
    streams: { type: "string", default: "200" },
    parts: { type: "string", default: "200" },
    every: { type: "string", default: "5" },
    rounds: { type: "string", default: "5" },
    kills: { type: "string", default: "0" },
    seconds: { type: "string", default: "180" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const [streams, rounds, kills, seed] = [
  Number(values.streams),
  Number(values.rounds),
  Number(values.kills),
  Number(values.seed),
];

const wrongs = createWrongs();
// An ask over a connection that the server is just closing as idle would look lost.
const agent = new Agent({ keepAlive: false });
const folder = await mkdtemp(path.join(tmpdir(), "sawaal-soak-"));
const databaseUrl = process.env["TEST_DATABASE_URL"];

// `exit` kills the child processes too.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
setTimeout(
  () => {
    console.error(`Not done after ${values.seconds} seconds.\n${wrongs.lines().join("\n")}`);
    process.exit(1);
  },
  Number(values.seconds) * 1000,
).unref();

async function soak(): Promise<void> {
  const model = await startModel({ parts: Number(values.parts), everyMs: Number(values.every) });
  const product = openProduct({
    DATA_DIR: folder,
    OPENAI_BASE_URL: model.url,
    SESSION_SECRET: "a secret for soaking, with 32 characters",
    NODE_OPTIONS: collectOnSignal,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const students = createPatientStudent({ product, agent, wrongs });
  const { newQuestions } = await openClass(product, {
    questions: streams * (rounds + kills),
    streams,
  });
  const shared = { product, students, wrongs, streams, newQuestions };
  const { roundEvents } = await calmRounds(shared, rounds);
  if (kills > 0) {
    console.log(`seed ${seed}`);
    await killedRounds(shared, { kills, roundEvents, random: seededRandom(seed) });
  }
  await product.stop();
  await model.stop();
}

try {
  await soak();
} finally {
  agent.destroy();
  await rm(folder, { recursive: true, force: true });
}
const faults = wrongs.lines();
console.log(
  faults.length === 0 ? "Nothing lost, mixed or doubled." : `Wrong:\n${faults.join("\n")}`,
);
process.exit(faults.length === 0 ? 0 : 1);
