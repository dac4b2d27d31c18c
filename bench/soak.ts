import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { seededRandom } from "../server/maths/index.ts";
import { calmRounds } from "./answers/calm-rounds.ts";
import { openClass } from "./answers/class.ts";
import { killedRounds } from "./answers/kills.ts";
import { collectOnSignal } from "./answers/memory.ts";
import { createPatientStudent } from "./answers/patient-student.ts";
import { startModel } from "./answers/processes.ts";
import { openProduct } from "./answers/product.ts";
import { createWrongs } from "./answers/wrongs.ts";

/**
 * Many answers streaming at once through one process of the built product, with the test server in place of a model:
 * none may be lost, mixed or doubled, and memory returns. Build the product first. On PGlite, or on the PostgreSQL that
 * TEST_DATABASE_URL names.
 *
 * First rounds from which nothing is taken away; then, with --kills, as many rounds in which the process is killed
 * (SIGKILL) and started again, while one student in ten presses Stop: what was asked must end as one answer, complete,
 * failed with a sentence, or stopped, as its student was told; and what failed is answered when it is tried again.
 * Exits 1 and says what is wrong. --seed repeats the moments of kills and stops, as far as a machine repeats itself;
 * --seconds: the whole run ends by then, whatever hangs.
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
// An ask over a connection that the server is just closing for idleness would look as if it had been lost.
const agent = new Agent({ keepAlive: false });
const folder = await mkdtemp(path.join(tmpdir(), "sawaal-soak-"));
const databaseUrl = process.env["TEST_DATABASE_URL"];

// Leaving by `exit` takes the children along.
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
const found = wrongs.lines();
console.log(found.length === 0 ? "Nothing lost, mixed or doubled." : `Wrong:\n${found.join("\n")}`);
process.exit(found.length === 0 ? 0 : 1);
