import { type Expression, variablesIn } from "../expressions/expression.ts";
import { type Condition, conditionsOf } from "./condition.ts";
import type { LetterValues } from "./put-in.ts";
import type { Line } from "./statement.ts";

/**
 * The solutions that an answer names: x = 2 or x = 3 are two, x = 1, y = 2 is one of two letters, and
 * y = 4 − 2x gives y in terms of x. Empty if it names no letter, or only rounded values.
 */
export function solutionsIn(answer: Line): LetterValues[] {
  const claim = answer.claims.at(-1);
  const conditions = claim ? conditionsOf(claim) : null;
  return (conditions ?? []).flatMap(solutionsOf);
}

/** The solutions of conditions that give values to letters; empty if one of them does not. */
export function solutionsOf(conditions: readonly Condition[]): LetterValues[] {
  const named = conditions.map(nameAndValue);
  if (named.some((entry) => entry === null)) return [];
  const entries = named.filter((entry) => entry !== null);
  const names = new Set(entries.map(([name]) => name));
  if (names.size === entries.length) return [new Map(entries)];
  // x = 2, x = 3 are two values of one letter; for several letters the pairing is ambiguous.
  return names.size === 1 ? entries.map((entry) => new Map([entry])) : [];
}

function nameAndValue({ left, right, relation }: Condition): [string, Expression] | null {
  if (relation !== "=" || left.kind !== "variable") return null;
  return variablesIn(right).includes(left.name) ? null : [left.name, right];
}
