import type { Expression } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { blankSign, withSquare } from "./read-blank.ts";
import type { Undone } from "./undo.ts";

/** The known parts of two equal fractions, one of which has a blank as its numerator or denominator. */
interface Fractions {
  top: bigint;
  bottom: bigint;
  /**
   * `known` is the known part of the fraction with the blank, `like` the same part of the complete fraction, and
   * `other` the other part of the complete fraction.
   */
  known: bigint;
  like: bigint;
  other: bigint;
  isTopMissing: boolean;
}

/** Solves 3/4 = □/12 by the factor from 4 to 12, or its inverse; null if the factor is not an integer. */
export function equalFractions(open: Expression, whole: Expression): Undone | null {
  const fractions = read(open, whole);
  if (!fractions) return null;
  const { known, like, other } = fractions;
  const isLarger = known % like === 0n;
  if (!isLarger && like % known !== 0n) return null;
  const factor = isLarger ? known / like : like / known;
  if (factor === 1n || (!isLarger && other % factor !== 0n)) return null;
  const value = isLarger ? other * factor : other / factor;
  return { value: q.rational(value), steps: stepsOf(fractions, { factor, isLarger, value }) };
}

function read(open: Expression, whole: Expression): Fractions | null {
  if (open.kind !== "quotient" || whole.kind !== "number" || whole.form.kind !== "fraction") {
    return null;
  }
  const { numerator: top, denominator: bottom } = whole.form;
  const isTopMissing = open.left.kind === "variable";
  const beside = isTopMissing ? open.right : open.left;
  if (beside.kind !== "number" || beside.form.kind !== "integer") return null;
  const known = beside.value.numerator;
  const [like, other] = isTopMissing ? [bottom, top] : [top, bottom];
  const arePositive = [top, bottom, known].every((part) => part > 0n);
  return arePositive ? { top, bottom, known, like, other, isTopMissing } : null;
}

function stepsOf(
  { known, like, other, isTopMissing }: Fractions,
  { factor, isLarger, value }: { factor: bigint; isLarger: boolean; value: bigint },
): MathsStep[] {
  const sign = isLarger ? "\\times" : "\\div";
  const [beside, missing] = isTopMissing
    ? ["denominators", "numerator"]
    : ["numerators", "denominator"];
  const done = isLarger ? "multiplied" : "divided";
  return [
    step(
      `Compare the two ${beside}`,
      `One number makes the one into the other.`,
      `${like} ${sign} ${factor} = ${known}`,
    ),
    step(
      `Do the same with the ${missing}`,
      `A fraction keeps its value where top and bottom are ${done} by the same number.`,
      withSquare(`${blankSign} = ${value}`),
      withSquare(`${blankSign} = ${other} ${sign} ${factor}`),
    ),
  ];
}
