import type { BankQuestion } from "../../bank/bank-question.ts";
import { familyOf } from "../../bank/bank.ts";

/** A student's latest result on a question that she has answered. */
interface LastAnswer {
  wasRight: boolean;
  isDue: boolean;
}

export type QuestionHistory = ReadonlyMap<string, LastAnswer>;

interface PickOptions {
  history: QuestionHistory;
  count: number;
  /** Returns a number from 0 up to but not including 1, for the order within a rank. */
  random: () => number;
}

/**
 * The questions of a session, the most useful first: due ones, then those answered wrong the last time, then new ones,
 * then those answered right. At most one question per template.
 */
export function pickQuestions(
  from: readonly BankQuestion[],
  { history, count, random }: PickOptions,
): BankQuestion[] {
  const ranking = from
    .map((question) => ({ question, rank: rankOf(history.get(question.id)), lot: random() }))
    .toSorted((one, other) => one.rank - other.rank || one.lot - other.lot);
  const families = new Set<string>();
  const picks: BankQuestion[] = [];
  for (const { question } of ranking) {
    if (picks.length === count) break;
    const family = familyOf(question);
    if (families.has(family)) continue;
    families.add(family);
    picks.push(question);
  }
  return picks;
}

function rankOf(last: LastAnswer | undefined): number {
  if (!last) return 2;
  if (last.isDue) return 0;
  return last.wasRight ? 3 : 1;
}
