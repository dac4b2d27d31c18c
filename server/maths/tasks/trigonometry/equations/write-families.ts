import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type AngleUnit, turnOf, writeTurn } from "../identities/written-angle.ts";
import { type Family, valueOf } from "./families.ts";

type Notation = "latex" | "plain";

function write(expression: Expression, notation: Notation): string {
  return notation === "latex" ? expressionLatex(expression) : expressionPlain(expression);
}

/** An angle in the unit of the question; in degrees with two decimal places if it is no exact multiple of π. */
export function writeSolution(angle: Quotient, unit: AngleUnit, notation: Notation): string {
  const turn = turnOf(angle);
  if (turn) return write(writeTurn(turn, unit), notation).replaceAll(/[()](?=.*°)/g, "");
  if (unit === "radians") return write(toExpression(angle), notation);
  const degrees = ((valueOf(angle) * 180) / Math.PI).toFixed(2);
  return notation === "latex" ? `${degrees}^{\\circ}` : `${degrees}°`;
}

/** One family as an equation: x = nπ + (−1)ⁿ π/6. */
export function writeFamily(
  left: string,
  family: Family,
  { unit, notation }: { unit: AngleUnit; notation: Notation },
): string {
  return `${left} = ${rightSide(family, unit, notation)}`;
}

function rightSide(family: Family, unit: AngleUnit, notation: Notation): string {
  const turn = turnOf(family.angle);
  const isWhole =
    family.entry === "plus" && form.isZero(family.shift) && turn && unit === "radians";
  if (isWhole && isHalfStep(turn, family.step)) return oddMultiple(family.step, notation);
  const parts = [multipleOfStep(family.step, unit, notation)];
  const fixed = family.entry === "plus" ? form.add(family.shift, family.angle) : family.shift;
  if (family.entry !== "plus") parts.push(entering(family, unit, notation));
  if (!form.isZero(fixed)) parts.push(signed(fixed, unit, notation));
  return parts.join(" ");
}

/** Whether the angle is half the step, so that the family is written as odd multiples: (2n + 1)π/2. */
function isHalfStep(turn: Rational, step: Rational): boolean {
  return q.equals(q.absolute(turn), q.divide(step, q.rational(2n)));
}

function oddMultiple(step: Rational, notation: Notation): string {
  const half = q.divide(step, q.rational(2n));
  const { numerator, denominator } = half;
  const times = numerator === 1n ? "" : `${numerator}`;
  if (notation === "plain") {
    return `(2n + 1)${times}π${denominator === 1n ? "" : `/${denominator}`}`;
  }
  const above = `(2n + 1)${times}\\pi`;
  return denominator === 1n ? above : `\\frac{${above}}{${denominator}}`;
}

function multipleOfStep(step: Rational, unit: AngleUnit, notation: Notation): string {
  if (unit === "degrees") {
    const degrees = write(writeTurn(step, "degrees"), notation).replaceAll(/[()]/g, "");
    return notation === "latex" ? `n \\times ${degrees}` : `n × ${degrees}`;
  }
  const { numerator, denominator } = step;
  const times = numerator === 1n ? "" : `${numerator}`;
  if (notation === "plain") return `${times}nπ${denominator === 1n ? "" : `/${denominator}`}`;
  const above = `${times}n\\pi`;
  return denominator === 1n ? above : `\\frac{${above}}{${denominator}}`;
}

function entering({ angle, entry }: Family, unit: AngleUnit, notation: Notation): string {
  const isNegative = valueOf(angle) < 0;
  const size = writeSolution(isNegative ? form.negate(angle) : angle, unit, notation);
  if (entry === "both") return notation === "latex" ? `\\pm ${size}` : `± ${size}`;
  // (−1)ⁿ(−α) equals (−1)ⁿ⁺¹ α.
  if (notation === "latex") return `+ (-1)^{${isNegative ? "n + 1" : "n"}}${size}`;
  return `+ (-1)^${isNegative ? "(n+1)" : "n"} ${size}`;
}

function signed(angle: Quotient, unit: AngleUnit, notation: Notation): string {
  const isNegative = valueOf(angle) < 0;
  const size = writeSolution(isNegative ? form.negate(angle) : angle, unit, notation);
  return `${isNegative ? "-" : "+"} ${size}`;
}

/** All families joined by "or", with the set of n. */
export function writeGeneral(
  unknown: string,
  families: readonly Family[],
  { unit, notation }: { unit: AngleUnit; notation: Notation },
): string {
  const name = notation === "latex" ? letterLatex(unknown) : unknown;
  const shown = families.map((family) => writeFamily(name, family, { unit, notation }));
  return notation === "latex"
    ? `${shown.join(" \\text{ or } ")},\\; n \\in \\mathbb{Z}`
    : `${shown.join(" or ")}, n ∈ Z`;
}
