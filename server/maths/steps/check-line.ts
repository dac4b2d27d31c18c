import { allOf, type Comparison } from "./comparison.ts";
import { compareValues } from "./compare-values.ts";
import type { Relation } from "./latex-token.ts";
import { type LetterValues, putInValue } from "./put-in.ts";
import { lettersOf } from "./letters-of.ts";
import { isSide, type Line, type Side, type Statement, statementsOf } from "./statement.ts";
import { numberLetters } from "./unit-letters.ts";
import type { Value } from "./value.ts";

/**
 * `holds`: everything that can be computed is right. `fails`: something is certainly wrong. `states`: there is nothing
 * to compare, as in words, an initial expression, given values or a formula. `open`: undecided.
 */
export type Verdict = "holds" | "fails" | "states" | "open";

/** The decisive verdict of several verdicts on one line. */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  const order: readonly Verdict[] = ["fails", "holds", "open"];
  return order.find((verdict) => verdicts.includes(verdict)) ?? "states";
}

/** Checks a line for several solutions: a statement with letters holds if it is true for one of them. */
export function checkReadLine(line: Line, solutions: readonly LetterValues[]): Verdict {
  return worstOf(statementsOf(line).map((statement) => checkStatement(statement, solutions)));
}

function checkStatement(statement: Statement, solutions: readonly LetterValues[]): Verdict {
  if (statement.kind === "unread") return statement.isClaim ? "open" : "states";
  const pairs = neighbours(statement);
  const verdict = worstOf(pairs.map((pair) => checkPair(pair, solutions)));
  if (verdict !== "states" && verdict !== "open") return verdict;
  const isRead = statement.sides.every((side) => side === "previous" || isSide(side));
  return isRead && pairs.every(isStated) ? "states" : "open";
}

/** Whether a side with letters defines them or asks for them: such a statement is not true or false by itself. */
function isStated({ left, right }: Pair): boolean {
  return [left, right].some(({ values: [value] }) => lettersOf(value).length > 0);
}

interface Pair {
  left: Side;
  right: Side;
  relation: Relation;
  /** Whether it can't be an equation, which would be true for some values of its letters only. */
  isIdentity: boolean;
  /** Whether the statement has no other sides. */
  isWhole: boolean;
}

/** Consecutive sides; across a side in words only equals signs are transitive. */
function neighbours({ sides, relations }: Extract<Statement, { kind: "chain" }>): Pair[] {
  const places = sides.flatMap((side, at) => (isSide(side) ? [{ side, at }] : []));
  return places.slice(1).flatMap(({ side, at }, before) => {
    const left = places[before];
    const relation = left ? joined(relations.slice(left.at, at)) : null;
    if (!left || !relation) return [];
    const isIdentity = relation === "=" && isMeantAlways(left.side, side, sides.length);
    const isWhole = sides.length === 2;
    return [
      { left: left.side, right: side, relation: asShown(relation, side), isIdentity, isWhole },
    ];
  });
}

const computed = /^-?\\(?:[dt]?frac\{d\}\{d(?:[a-z]|\\theta)\}|int|lim)/;

/** A computed derivative, integral or limit, and a = b = c in the same lower-case letters, is not an equation. */
function isMeantAlways(left: Side, right: Side, count: number): boolean {
  const [names, others] = [left, right].map(({ values: [value] }) => lettersOf(value));
  const isWorkedOut = computed.test(left.text) && right.text !== "0";
  const isRun = count > 2 && names?.join() === others?.join() && names?.every(isSmall) === true;
  return isWorkedOut || isRun;
}

function isSmall(letter: string): boolean {
  return /^[a-zα-ω]$/.test(letter);
}

/** a = … = b is a = b; other relations are not transitive across a gap. */
function joined(relations: readonly Relation[]): Relation | null {
  const [only, other] = relations;
  if (other === undefined) return only ?? null;
  if (relations.some((relation) => relation !== "=" && relation !== "≈")) return null;
  return relations.includes("≈") ? "≈" : "=";
}

function asShown(relation: Relation, { isRounded }: Side): Relation {
  return isRounded && relation === "=" ? "≈" : relation;
}

function checkPair(
  { left, right, relation, isIdentity, isWhole }: Pair,
  solutions: readonly LetterValues[],
): Comparison {
  // A ± with values on the other side is decided only together with the values.
  if (left.values.length !== right.values.length) return "open";
  const verdict = allOf(
    left.values.map((value, at) =>
      checkValues(value, right.values[at] ?? value, { relation, solutions, isIdentity }),
    ),
  );
  // 0 = 5 is the result of an equation without solutions, not a wrong calculation.
  const isContradiction = isWhole && isComeTo(left.text, right.text);
  return verdict === "fails" && isContradiction ? "open" : verdict;
}

/** 5, -12{,}500 and 0.5, without an operation. */
const plainNumber = /^-?\d+(?:\{,\}\d+)*(?:\.\d+)?$/;
const plainFraction = /^-?\\frac\{\d+\}\{\d+\}$/;

/** 0 = 5, 3 = 7 or 0 > 11/4; 1/4 = 0.3 may be a wrong conversion. */
function isComeTo(...written: [string, string]): boolean {
  if (written.every((side) => plainNumber.test(side))) return true;
  return written.includes("0") && written.some((side) => plainFraction.test(side));
}

interface Checking {
  relation: Relation;
  solutions: readonly LetterValues[];
  isIdentity: boolean;
}

function checkValues(left: Value, right: Value, checking: Checking): Comparison {
  if (!hasLetters(left, right) || isOfConstants(left, right, checking)) {
    const verdict = compareAsShown(left, right, checking);
    if (verdict !== "open") return verdict;
  }
  if (isTrueForOne(left, right, checking)) return "holds";
  const verdict = compareAsShown(left, right, checking);
  return verdict === "holds" || checking.isIdentity ? verdict : "open";
}

function compareAsShown(left: Value, right: Value, { relation }: Checking): Comparison {
  return isDefinition(left, right) ? "open" : compareValues(left, right, relation);
}

/** Whether it is true for one of the known solutions. */
function isTrueForOne(left: Value, right: Value, { relation, solutions }: Checking): boolean {
  const letters = [...lettersOf(left), ...lettersOf(right)];
  return solutions
    .filter((values) => letters.some((letter) => values.has(letter)))
    .some(
      (values) =>
        compareValues(putInValue(left, values), putInValue(right, values), relation) === "holds",
    );
}

/** A letter on one side only is not an identity. */
function isDefinition(left: Value, right: Value): boolean {
  const [name, other] = [left, right].map(nameOf);
  if (typeof name === "string" && numberLetters([name]).length > 0)
    return !lettersOf(right).includes(name);
  return (
    typeof other === "string" &&
    numberLetters([other]).length > 0 &&
    !lettersOf(left).includes(other)
  );
}

/** Also with π as a letter, which chemists use for a pressure. */
function nameOf(side: Value): string | null {
  const expression = side.kind === "scalar" ? side.expression : null;
  const isName = expression?.kind === "variable" || expression?.kind === "constant";
  return isName ? expression.name : null;
}

/** Only i, or only e, on both sides: i² = −1 may define i, (2 + i)i = 2i − 1 does not. An unknown is not a constant. */
function isOfConstants(left: Value, right: Value, { solutions }: Checking): boolean {
  const [names, others] = [lettersOf(left).join(), lettersOf(right).join()];
  if (names !== others || (names !== "i" && names !== "e")) return false;
  return !solutions.some((values) => values.has(names));
}

function hasLetters(left: Value, right: Value): boolean {
  return lettersOf(left).length + lettersOf(right).length > 0;
}
