import type { DeclinedGroup } from "#shared/contracts/analytics.ts";
import { redact } from "../../tutor/safety/redact.ts";
import { groupBy } from "./group-by.ts";

export interface DeclinedQuestion {
  /** What was said to the student. This and the question are as they were written. */
  reason: string;
  question: string;
  /** The student's name and phone number. */
  names: readonly string[];
  type: string;
  askedAt: Date;
}

/** Different questions that a group shows. */
const mostShown = 20;

/**
 * Declined questions by what their askers were told, the largest group first. Questions, and reasons, that differ in
 * numbers, case and signs alone are one. What is shown is redacted.
 */
export function groupDeclined(questions: readonly DeclinedQuestion[]): DeclinedGroup[] {
  return [...groupBy(questions, ({ reason }) => shapeOf(reason)).values()]
    .map((ofReason) => ({
      reason: ofReason[0] ? redact(ofReason[0].reason, ofReason[0]) : "",
      count: ofReason.length,
      questions: shown(ofReason),
    }))
    .toSorted((one, other) => other.count - one.count);
}

function shown(questions: readonly DeclinedQuestion[]): DeclinedGroup["questions"] {
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
