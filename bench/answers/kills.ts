import { setTimeout as pause } from "node:timers/promises";
import { audit, type AuditedAnswer, type ReportedEnd } from "./audit.ts";
import type { AnswerOutcome } from "./patient-student.ts";
import type { Question } from "./question.ts";
import type { Soak } from "./soak.ts";

/** The time to recover the answers of a dead process: a lease of 30 seconds, a check every 10, and a margin. */
const foundWithinMs = 90_000;
const stoppedOneIn = 10;
const longestUntilStopMs = 2_000;
/** The most failed answers that are retried. */
const mostRetried = 200;

interface Plan {
  kills: number;
  /** The number of events in a round without kills: kills are timed in events, whatever the machine's speed. */
  roundEvents: number;
  random: () => number;
}

interface QuestionOutcome {
  question: Question;
  outcome: AnswerOutcome | null;
}

/**
 * Kills the process at random moments while the wanted number of answers streams at once. Streams that a kill cuts off
 * are replaced by new questions once the next process is up, while the old ones are recovered.
 */
export async function killedRounds(soak: Soak, plan: Plan): Promise<void> {
  const { kills, roundEvents, random } = plan;
  const questions = await soak.newQuestions(soak.streams * kills);
  const asks: Promise<QuestionOutcome>[] = [];
  const streaming = new Set<Question>();
  for (let kill = 1; kill <= kills; kill += 1) {
    for (const question of questions.splice(0, soak.streams - streaming.size)) {
      streaming.add(question);
      const isOver = () => void streaming.delete(question);
      asks.push(askOne(soak, question, { stopAfterMs: random() * longestUntilStopMs, isOver }));
    }
    const from = soak.students.eventCount();
    const moment = from + Math.round(random() * roundEvents);
    while (soak.students.eventCount() < moment && streaming.size > 0) await pause(10);
    const said = `kill ${kill} after ${soak.students.eventCount() - from} events, with ${streaming.size} streaming`;
    const killedAt = performance.now();
    await soak.product.killAndStart();
    console.log(`${said}; there again in ${((performance.now() - killedAt) / 1000).toFixed(1)} s`);
  }
  const startedAt = Date.now();
  const all = await Promise.all(asks);
  const overAfter = Math.round((Date.now() - startedAt) / 1000);
  const audited = await audit(endingsOf(all), startedAt + foundWithinMs, soak);
  say(all, audited, overAfter);
  await tryAgain(soak, audited);
}

interface Manner {
  stopAfterMs: number;
  /** The answer has stopped streaming. */
  isOver: () => void;
}

/** Asks; one student in ten presses Stop some time after the answer has begun. */
async function askOne(soak: Soak, question: Question, manner: Manner): Promise<QuestionOutcome> {
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await pause(manner.stopAfterMs);
    await soak.students.stop(question);
  };
  const outcome = await soak.students.ask(question, {
    onBegun: () => {
      if (question.number % stoppedOneIn === 0) stopping = stop();
    },
    onCut: manner.isOver,
  });
  manner.isOver();
  await stopping;
  return { question, outcome };
}

function endingsOf(asks: readonly QuestionOutcome[]): ReportedEnd[] {
  return asks.flatMap(({ question, outcome }) => (outcome ? [{ question, end: outcome.end }] : []));
}

function say(
  asks: readonly QuestionOutcome[],
  audited: readonly AuditedAnswer[],
  overAfter: number,
): void {
  const count = (wanted: AuditedAnswer["end"]) =>
    audited.filter(({ end }) => end === wanted).length;
  const ends = (["complete", "failed", "stopped"] as const).map((end) => `${count(end)} ${end}`);
  const again = asks.filter(({ outcome }) => outcome && outcome.asks > 1).length;
  const back = asks.filter(({ outcome }) => outcome && outcome.resumptions > 0).length;
  console.log(
    `${asks.length} questions: ${ends.join(", ")}; all over ${overAfter} s after the last start`,
  );
  console.log(`${again} were sent again with their key, ${back} were taken up again`);
}

/** Presses Try again on failed answers. */
async function tryAgain(soak: Soak, audited: readonly AuditedAnswer[]): Promise<void> {
  const failed = audited.filter(({ end }) => end === "failed").slice(0, mostRetried);
  const endings = await Promise.all(
    failed.map(async ({ question, answerId }): Promise<ReportedEnd> => {
      const end = await soak.students.retry(question, answerId);
      if (end !== "complete") soak.wrongs.add("tried again in vain", `${question.token} ${end}`);
      return { question, end: end ?? "failed" };
    }),
  );
  await audit(endings, Date.now(), soak);
  console.log(`${endings.length} that failed were tried again`);
}
