import { integerLeaf, variablesIn } from "../expressions/expression.ts";
import { isBoundLetter } from "./bound-letters.ts";
import type { Verdict } from "./check-line.ts";
import { compareValues, entriesOf } from "./compare-values.ts";
import type { Relation } from "./latex-token.ts";
import { lettersOf } from "./letters-of.ts";
import type { LetterValue } from "./named-values.ts";
import { type LetterValues, putInValue } from "./put-in.ts";
import { isRowEquivalent } from "./row-equivalent.ts";
import type { Side } from "./statement.ts";
import { hasMark, hasUnit } from "./unit-letters.ts";
import { asOperand, type Value } from "./value.ts";

export interface StepContext {
  /** Every known solution of the problem, such as x = 2 and x = 3; see `solutionsIn`. */
  solutions: readonly LetterValues[];
  /** Values that earlier lines give to letters. */
  givens?: ReadonlyMap<string, LetterValue>;
}

interface Comparing {
  relation: Relation;
  context: StepContext;
}

/** Whether one side may replace a side of the previous line. */
export function compareSides(left: Side, right: Side, { relation, context }: Comparing): Verdict {
  if (left.values.length + right.values.length > 2) return "open";
  const rounded = right.isRounded && relation === "=" ? "≈" : relation;
  const [before, after] = [left.values[0], withoutConstant(left, right)];
  const verdict = compareValues(before, after, rounded);
  if (verdict === "holds") return verdict;
  if (isAllGiven(left, right, context))
    return compareWithGivens(before, after, { relation: rounded, context });
  if (verdict !== "fails") return verdict;
  if (areRowsChanged(left, right)) return compareRows(before, after);
  return after === right.values[0] && mayBeAbout(left, right) ? "open" : "fails";
}

/** Whether letters disappeared, and all of them had values. */
export function isAllGiven(left: Side, right: Side, { givens }: StepContext): boolean {
  const [before, after] = [lettersOf(left.values[0]), lettersOf(right.values[0])];
  const gone = before.filter((letter) => !after.includes(letter));
  return gone.length > 0 && gone.every((letter) => givens?.has(letter) === true);
}

/** Checks substitution of known values; a value with a unit may be substituted in another unit. */
function compareWithGivens(before: Value, after: Value, { relation, context }: Comparing): Verdict {
  const kept = new Set(lettersOf(after));
  const used = [...(context.givens ?? [])].filter(
    ([name]) => !kept.has(name) && lettersOf(before).includes(name),
  );
  const values = new Map(used.map(([name, { value }]) => [name, asOperand(value)]));
  const verdict = compareValues(putInValue(before, values), after, relation);
  const isCertain = used.every(
    ([, { value, isRounded }]) =>
      !isRounded && variablesIn(value).length === 0 && !hasUnit(value) && !hasMark(value),
  );
  return verdict === "fails" && !isCertain ? "open" : verdict;
}

/** The constant of integration is added at the end. */
function withoutConstant(before: Side, { values: [value], text }: Side): Value {
  const [, constant] = /\+([Cc])$/.exec(text) ?? [];
  const isAdded = constant !== undefined && !/\+[Cc]$/.test(before.text) && !hasBound(before);
  // Another c may be a letter of the question: cx + C.
  return isAdded ? putInValue(value, new Map([[constant, integerLeaf(0n)]])) : value;
}

/** An unnamed matrix may change to another by row operations; a named one may not. */
function areRowsChanged(left: Side, right: Side): boolean {
  return [left, right].every(({ isAlone, values: [value] }) => isAlone && value.kind === "matrix");
}

function compareRows(before: Value, after: Value): Verdict {
  if (before.kind !== "matrix" || after.kind !== "matrix") return "open";
  const isPossible = isRowEquivalent(before.rows, after.rows);
  // Almost all square matrices are row-equivalent.
  const isWide = (before.rows[0]?.length ?? 0) > before.rows.length;
  if (isPossible === false) return "fails";
  return isPossible === true && isWide ? "holds" : "open";
}

/** Whether the letters prevent a decision: a number substituted for all of them, or a new letter. */
function mayBeAbout(left: Side, right: Side): boolean {
  if (hasBound(left) || hasBound(right)) return isNamed(left) || isNamed(right);
  const [before, after] = [lettersOf(left.values[0]), lettersOf(right.values[0])];
  const isNew = after.some((letter) => !before.includes(letter));
  const gone = before.filter((letter) => !after.includes(letter));
  const isPutIn =
    gone.length > 0 && (after.length === 0 || gone.some((letter) => /^[A-Z]/.test(letter)));
  return isNew || isPutIn || [left, right].some(isNamed);
}

/** In a limit or an integral all letters are known. */
function hasBound({ values: [value] }: Side): boolean {
  return entriesOf(value).flatMap(variablesIn).some(isBoundLetter);
}

/** f(2), “LHS” and dy/dx are names of something defined elsewhere. */
function isNamed({ values: [value] }: Side): boolean {
  return lettersOf(value).some((name) => /[(“{]/.test(name));
}
