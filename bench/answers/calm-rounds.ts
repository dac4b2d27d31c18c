import { audit } from "./audit.ts";
import { answersEnded, type Memory, memoryOf } from "./memory.ts";
import type { Question } from "./question.ts";
import type { AnswerOutcome } from "./patient-student.ts";
import type { Soak } from "./soak.ts";

/** The memory that the last round may hold above the first. */
const mostGrowth = 1.3;

/** Rounds without faults: every answer is complete at the first ask. Returns the number of events in a round. */
export async function calmRounds(soak: Soak, rounds: number): Promise<{ roundEvents: number }> {
  const heaps: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { heapMegabytes } = await calmRound(soak, round);
    heaps.push(heapMegabytes);
  }
  const growth = (heaps.at(-1) ?? NaN) / (heaps[0] ?? NaN);
  console.log(`heap after round ${rounds}: ${growth.toFixed(2)} of that after round 1`);
  if (growth > mostGrowth) soak.wrongs.add("memory doesn't return", growth.toFixed(2));
  return { roundEvents: soak.students.eventCount() / rounds };
}

async function calmRound(soak: Soak, round: number): Promise<Memory> {
  const { product, students, wrongs } = soak;
  const questions = await soak.newQuestions(soak.streams);
  const startedAt = performance.now();
  const outcomes = await Promise.all(questions.map((question) => students.ask(question)));
  const tookMs = performance.now() - startedAt;
  const told = questions.flatMap((question, index) => {
    const end = checkEnd(question, outcomes[index] ?? null, soak);
    return end ? [{ question, end }] : [];
  });
  await audit(told, Date.now(), soak);
  const url = await product.url();
  const complete = await answersEnded(url, "complete");
  const expected = round * questions.length;
  if (complete !== expected) wrongs.add("answers counted", `${complete} instead of ${expected}`);
  const memory = await memoryOf({ url, pid: await product.pid() });
  const deltas = outcomes.reduce((sum, each) => sum + (each?.deltas ?? 0), 0) / questions.length;
  console.log(
    `round ${round}: ${questions.length} answers in ${(tookMs / 1000).toFixed(1)} s, ${deltas.toFixed(0)} deltas each · heap ${memory.heapMegabytes.toFixed(1)} MB, resident ${memory.residentMegabytes.toFixed(0)} MB`,
  );
  return memory;
}

function checkEnd({ token }: Question, outcome: AnswerOutcome | null, { wrongs }: Soak) {
  if (!outcome) return null;
  const { end, asks, resumptions } = outcome;
  if (end !== "complete") wrongs.add("not complete in a calm round", `${token} ${end}`);
  if (asks + resumptions > 1) wrongs.add("not answered at the first ask in a calm round", token);
  return end;
}
