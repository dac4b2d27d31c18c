import type { BankQuestion } from "../../bank/bank-question.ts";
import { familyOf } from "../../bank/bank.ts";

/** What is known of a question that a student has answered before. */
interface LastAnswer {
  wasRight: boolean;
  isDue: boolean;
}

export type QuestionHistory = ReadonlyMap<string, LastAnswer>;

interface Picking {
  known: QuestionHistory;
  count: number;
  /** From 0 up to 1: the order within a rank. */
  random: () => number;
}

/**
 * The questions of a session, the most useful first: those that are due again, then those answered wrong the last time,
 * then those never seen, then those answered right. Of what is drawn from one template a session has one.
 */
export function pickQuestions(
  from: readonly BankQuestion[],
  { known, count, random }: Picking,
): BankQuestion[] {
  const ranked = from
    .map((question) => ({ question, rank: rankOf(known.get(question.id)), lot: random() }))
    .toSorted((one, other) => one.rank - other.rank || one.lot - other.lot);
  const families = new Set<string>();
  const picked: BankQuestion[] = [];
  for (const { question } of ranked) {
    if (picked.length === count) break;
    const family = familyOf(question);
    if (families.has(family)) continue;
    families.add(family);
    picked.push(question);
  }
  return picked;
}

function rankOf(known: LastAnswer | undefined): number {
  if (!known) return 2;
  if (known.isDue) return 0;
  return known.wasRight ? 3 : 1;
}
