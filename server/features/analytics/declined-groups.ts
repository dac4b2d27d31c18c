import type { DeclinedGroup } from "#shared/contracts/analytics.ts";
import { redact } from "../../tutor/safety/redact.ts";
import { groupBy } from "./group-by.ts";

export interface DeclinedQuestion {
  /** The message that the student got. This and the question are unredacted. */
  reason: string;
  question: string;
  /** The student's name and phone number. */
  names: readonly string[];
  type: string;
  askedAt: Date;
}

/** The limit of distinct questions shown per group. */
const mostShown = 20;

/**
 * Declined questions grouped by the message to the student, the largest group first. Questions and reasons that differ
 * only in numbers, case and signs are one. The result is redacted.
 */
export function groupDeclined(questions: readonly DeclinedQuestion[]): DeclinedGroup[] {
  return [...groupBy(questions, ({ reason }) => shapeOf(reason)).values()]
    .map((ofReason) => ({
      reason: ofReason[0] ? redact(ofReason[0].reason, ofReason[0]) : "",
      count: ofReason.length,
      questions: examplesOf(ofReason),
    }))
    .toSorted((one, other) => other.count - one.count);
}

function examplesOf(questions: readonly DeclinedQuestion[]): DeclinedGroup["questions"] {
  return [...groupBy(questions, ({ question }) => shapeOf(question)).values()]
    .flatMap((same) => {
      const newest = same.toSorted((one, other) => Number(other.askedAt) - Number(one.askedAt))[0];
      if (!newest) return [];
      return [{ newest, count: same.length, lastAt: newest.askedAt.toISOString() }];
    })
    .toSorted((one, other) => other.count - one.count || (one.lastAt < other.lastAt ? 1 : -1))
    .slice(0, mostShown)
    .map(({ newest, ...group }) => ({
      question: redact(newest.question, newest),
      type: newest.type,
      ...group,
    }));
}

function shapeOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\p{Nd}+([.,]\p{Nd}+)*/gu, "#")
    .replaceAll(/[^\p{L}\p{M}#]+/gu, " ")
    .trim();
}
