import { compareValues } from "./compare-values.ts";
import { lettersOf } from "./letters-of.ts";
import type { Verdict } from "./check-line.ts";
import { isSide, type Line, type Side, type Statement, statementsOf } from "./statement.ts";

const leftNames = /\b(?:LHS|L\.H\.S\.?|left side|given(?: expression)?)\b/i;
const rightNames = /\b(?:RHS|R\.H\.S\.?|right side|answer|new form)\b/i;

/** The value that the verification gives for one side: "LHS = 2 × 3 + 1 = 7". */
export interface FoundSide {
  which: "left" | "right";
  value: Side;
}

/** The sides whose values a line of a verification gives. */
export function foundSides(line: Line): FoundSide[] {
  return statementsOf(line).flatMap(foundSide);
}

function foundSide(statement: Statement): FoundSide[] {
  if (statement.kind === "unread") return [];
  const [subject] = statement.sides;
  const value = statement.sides.at(-1);
  if (!isSide(subject) || !isSide(value) || statement.sides.length < 2) return [];
  const isLeft = leftNames.test(subject.text);
  if (isLeft === rightNames.test(subject.text) || lettersOf(value.values[0]).length > 0) return [];
  return [{ which: isLeft ? "left" : "right", value }];
}

/** Compares the last left side with the right side that follows it; null if they are not such a pair. */
export function compareFound(left: FoundSide | undefined, right: FoundSide): Verdict | null {
  if (left?.which !== "left" || right.which !== "right") return null;
  return compareValues(left.value.values[0], right.value.values[0], "≈");
}
