import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { tidy } from "../../../working/tidy.ts";
import type { Transformation } from "../../../working/work-out.ts";
import { factorsOf, productOf, workedOut } from "../../../working/written.ts";
import type { AngleUnit } from "../identities/written-angle.ts";
import { isTrigonometricCall } from "../reading/requested.ts";
import { type Call, callOf, degreesOf } from "./angle-of-call.ts";
import { fromTable } from "./exact-calls.ts";

/**
 * Applies the double angle formula to a product such as 6 sin 22.5° cos 22.5° = 3 sin 45°, which avoids nested roots.
 * Null for other products, and for standard angles.
 */
export function doubleAngleProduct(whole: Expression, unit: AngleUnit): Transformation | null {
  const factors = signedFactors(whole);
  const calls = factors.filter(isTrigonometricCall);
  const numbers = factors.filter(({ kind }) => kind === "number");
  if (numbers.length + calls.length < factors.length) return null;
  const angle = sharedAngle(calls);
  if (!angle) return null;
  const half: Expression = {
    kind: "quotient",
    sign: "bar",
    left: productOf([integerLeaf(1n), ...numbers].map((inner) => ({ kind: "group", inner }))),
    right: integerLeaf(2n),
  };
  const double = callOf("sin", q.multiply(angle, q.rational(2n)), unit);
  return {
    before: whole,
    after: tidy(productOf([workedOut(half, {}), double])),
    title: "Use the double-angle formula",
    why: "$2\\sin A\\cos A = \\sin 2A$.",
  };
}

/** The factors of a product, with each minus sign as a factor −1. */
function signedFactors(whole: Expression): Expression[] {
  const inner = ungroup(whole);
  if (inner.kind === "negate") return [integerLeaf(-1n), ...signedFactors(inner.operand)];
  return inner.kind === "product" ? factorsOf(inner).flatMap(signedFactors) : [inner];
}

/** The common angle of a sine and a cosine; null if they differ or the angle is a standard one. */
function sharedAngle([one, other, ...more]: readonly Call[]): q.Rational | null {
  if (!one || !other || more.length > 0 || fromTable(one)) return null;
  const isSame = expressionLatex(one.argument) === expressionLatex(other.argument);
  const isPair = [one.name, other.name].toSorted().join() === "cos,sin";
  return isSame && isPair ? degreesOf(one) : null;
}
