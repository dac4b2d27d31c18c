import { setTimeout as pause } from "node:timers/promises";
import { audit, type Audited, type Told } from "./audit.ts";
import type { Settled } from "./patient-student.ts";
import type { Question } from "./question.ts";
import type { Soak } from "./soak.ts";

/** What a dead process left must be found by then: a lease of 30 seconds, a look every 10, and time to do it. */
const foundWithinMs = 90_000;
const stoppedOneIn = 10;
const longestUntilStopMs = 2_000;
/** Of the answers that failed. */
const mostRetried = 200;

interface Plan {
  kills: number;
  /** How many events a round brings when nobody kills: the moments are counted in these, however slow the machine. */
  roundEvents: number;
  random: () => number;
}

interface Asked {
  question: Question;
  settled: Settled | null;
}

/**
 * Kills the process at random moments while as many answers stream at once as there are to be. What a kill cuts off is
 * made up for with new questions once the next process is there, while the others come back.
 */
export async function killedRounds(soak: Soak, plan: Plan): Promise<void> {
  const { kills, roundEvents, random } = plan;
  const questions = await soak.newQuestions(soak.streams * kills);
  const asked: Promise<Asked>[] = [];
  const streaming = new Set<Question>();
  for (let kill = 1; kill <= kills; kill += 1) {
    for (const question of questions.splice(0, soak.streams - streaming.size)) {
      streaming.add(question);
      const isOver = () => void streaming.delete(question);
      asked.push(askOne(soak, question, { stopAfterMs: random() * longestUntilStopMs, isOver }));
    }
    const from = soak.students.heard();
    const moment = from + Math.round(random() * roundEvents);
    while (soak.students.heard() < moment && streaming.size > 0) await pause(10);
    const said = `kill ${kill} after ${soak.students.heard() - from} events, with ${streaming.size} streaming`;
    const killedAt = performance.now();
    await soak.product.killAndStart();
    console.log(`${said}; there again in ${((performance.now() - killedAt) / 1000).toFixed(1)} s`);
  }
  const startedAt = Date.now();
  const all = await Promise.all(asked);
  const overAfter = Math.round((Date.now() - startedAt) / 1000);
  const audited = await audit(toldOf(all), startedAt + foundWithinMs, soak);
  say(all, audited, overAfter);
  await tryAgain(soak, audited);
}

interface Manner {
  stopAfterMs: number;
  /** The answer doesn't stream any more. */
  isOver: () => void;
}

/** Asks; one student in ten presses Stop when the answer has begun and a while has gone. */
async function askOne(soak: Soak, question: Question, manner: Manner): Promise<Asked> {
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await pause(manner.stopAfterMs);
    await soak.students.stop(question);
  };
  const settled = await soak.students.ask(question, {
    onBegun: () => {
      if (question.number % stoppedOneIn === 0) stopping = stop();
    },
    onCut: manner.isOver,
  });
  manner.isOver();
  await stopping;
  return { question, settled };
}

function toldOf(asked: readonly Asked[]): Told[] {
  return asked.flatMap(({ question, settled }) =>
    settled ? [{ question, end: settled.end }] : [],
  );
}

function say(asked: readonly Asked[], audited: readonly Audited[], overAfter: number): void {
  const count = (wanted: Audited["end"]) => audited.filter(({ end }) => end === wanted).length;
  const ends = (["complete", "failed", "stopped"] as const).map((end) => `${count(end)} ${end}`);
  const again = asked.filter(({ settled }) => settled && settled.asks > 1).length;
  const back = asked.filter(({ settled }) => settled && settled.reattached > 0).length;
  console.log(
    `${asked.length} questions: ${ends.join(", ")}; all over ${overAfter} s after the last start`,
  );
  console.log(`${again} were sent again with their key, ${back} were taken up again`);
}

/** Presses Try again on what failed. */
async function tryAgain(soak: Soak, audited: readonly Audited[]): Promise<void> {
  const failed = audited.filter(({ end }) => end === "failed").slice(0, mostRetried);
  const told = await Promise.all(
    failed.map(async ({ question, answerId }): Promise<Told> => {
      const end = await soak.students.retry(question, answerId);
      if (end !== "complete") soak.wrongs.add("tried again in vain", `${question.token} ${end}`);
      return { question, end: end ?? "failed" };
    }),
  );
  await audit(told, Date.now(), soak);
  console.log(`${told.length} that failed were tried again`);
}
