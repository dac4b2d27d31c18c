import { canonical } from "../../../algebra/canonical.ts";
import { imaginaryPart, realPart } from "../../../algebra/complex-parts.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { notSupported } from "../../../refusal.ts";

/** A complex number in exact form: re + i·im. */
export interface ComplexNumber {
  re: Quotient;
  im: Quotient;
}

/** The real and imaginary part of an expression. Refuses an expression that can't be brought to the form a + ib. */
export function complexOf(expression: Expression): ComplexNumber {
  const value = canonical(expression);
  const [re, im] = [realPart(value), imaginaryPart(value)];
  if (!re || !im) {
    throw notSupported("I can't bring this to the form a + ib. Try a sum, product or power.");
  }
  return { re, im };
}

const i: Expression = { kind: "constant", name: "i" };

/** Writes a + ib with the real and the imaginary part as separate terms: 3/5 + 4i/5. */
export function writeComplex({ re, im }: ComplexNumber): Expression {
  if (form.isZero(im)) return toExpression(re);
  const isNegative = sizeOf(im) < 0;
  const size = form.multiply(isNegative ? form.negate(im) : im, form.fromConstant("i"));
  const imaginary = toExpression(size);
  if (form.isZero(re)) return isNegative ? { kind: "negate", operand: imaginary } : imaginary;
  return { kind: isNegative ? "difference" : "sum", left: toExpression(re), right: imaginary };
}

/** The floating-point value of a real constant; NaN if it has none. */
export function sizeOf(value: Quotient): number {
  return evaluateReal(toExpression(value), new Map()) ?? Number.NaN;
}

/** LaTeX of an exact value. */
export function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

/** |z|² */
export function squaredModulus({ re, im }: ComplexNumber): Quotient {
  return form.add(form.multiply(re, re), form.multiply(im, im));
}

/** |z| */
export function modulusOf(z: ComplexNumber): Quotient {
  return rootOf(squaredModulus(z), 2, {});
}

export type Quadrant = "first" | "second" | "third" | "fourth" | "axis";

/** The quadrant of the Argand plane, or "axis" if a part is 0. */
export function quadrantOf({ re, im }: ComplexNumber): Quadrant {
  const [a, b] = [sizeOf(re), sizeOf(im)];
  if (a === 0 || b === 0) return "axis";
  if (a > 0) return b > 0 ? "first" : "fourth";
  return b > 0 ? "second" : "third";
}

/**
 * The acute angle α with tan α = |b/a|, null on an axis, and the principal argument in (−π, π]. Refuses 0, which has no
 * argument.
 */
export function argumentOf(z: ComplexNumber): { acute: Quotient | null; argument: Quotient } {
  const pi = form.fromConstant("π");
  const half = functionValue("arcsin", form.one, null, {});
  const [a, b] = [sizeOf(z.re), sizeOf(z.im)];
  if (form.isZero(z.re) && form.isZero(z.im)) throw notSupported("The number 0 has no argument.");
  if (form.isZero(z.im)) return { acute: null, argument: a > 0 ? form.zero : pi };
  if (form.isZero(z.re)) return { acute: null, argument: b > 0 ? half : form.negate(half) };
  const ratio = form.divide(z.im, z.re);
  const acute = functionValue("arctan", sizeOf(ratio) < 0 ? form.negate(ratio) : ratio, null, {});
  const argument = {
    first: acute,
    second: form.subtract(pi, acute),
    third: form.subtract(acute, pi),
    fourth: form.negate(acute),
    axis: acute,
  }[quadrantOf(z)];
  return { acute, argument };
}

/** The polar form r(cos θ + i sin θ). */
export function writePolar(modulus: Quotient, argument: Quotient): Expression {
  const of = (name: "sin" | "cos"): Expression => ({
    kind: "call",
    name,
    argument: toExpression(argument),
  });
  const sum: Expression = {
    kind: "sum",
    left: of("cos"),
    right: { kind: "product", sign: "implicit", left: i, right: of("sin") },
  };
  if (form.isOne(modulus)) return sum;
  return {
    kind: "product",
    sign: "implicit",
    left: toExpression(modulus),
    right: { kind: "group", inner: sum },
  };
}
