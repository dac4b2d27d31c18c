import type { Expression } from "../expressions/expression.ts";
import { Refusal } from "../refusal.ts";
import { withBudget } from "./budget.ts";
import { canonical } from "./canonical.ts";
import type { Quotient } from "./form.ts";
import type { CanonicalOptions } from "./options.ts";
import { signOf } from "./constant-value.ts";
import * as q from "../numbers/rational.ts";
import { rationalValue } from "./rational-value.ts";
import { fromPolynomial, isConstant, isZero } from "./quotient.ts";
import { reducedSides } from "./reduce-trigonometry.ts";
import { compareAtPoints } from "./sample.ts";

export interface ComparisonOptions {
  /** Letters represent positive numbers. */
  positive?: boolean;
  /** Values that agree at many points are sufficient for `equal`, without a proof. */
  sampling?: boolean;
}

/**
 * Whether two expressions have the same value wherever both have one. `equal` is proved by the canonical form, or by
 * reduction to sines and cosines and to natural logarithms; `different` is shown by values that differ clearly.
 */
export function compareExpressions(
  a: Expression,
  b: Expression,
  options: ComparisonOptions = {},
): "equal" | "different" | "unknown" {
  return compareRationals(a, b) ?? compareForms(a, b, options);
}

function compareForms(
  a: Expression,
  b: Expression,
  { positive = false, sampling = false }: ComparisonOptions,
): "equal" | "different" | "unknown" {
  const proof = proveEqual(a, b, { positive });
  if (proof !== "open") return proof === "undefined" ? "unknown" : proof;
  const verdict = compareAtPoints(a, b, { positive });
  if (verdict === "different") return "different";
  if (proveEqual(a, b, { positive, logarithms: "expand" }, reduced) === "equal") return "equal";
  return verdict === "same" && sampling ? "equal" : "unknown";
}

/** Null unless both consist of rational numbers only. */
function compareRationals(a: Expression, b: Expression): "equal" | "different" | null {
  const value = rationalValue(a);
  const other = value && rationalValue(b);
  if (!other) return null;
  return q.equals(value, other) ? "equal" : "different";
}

/** An expression that is 0 where the difference is. */
function reduced(value: Quotient, options: CanonicalOptions): Quotient {
  return fromPolynomial(reducedSides(value, options).numerator);
}

/** `different`: they differ by a non-zero constant; `undefined`: one of the two has no value at all. */
function proveEqual(
  a: Expression,
  b: Expression,
  options: CanonicalOptions,
  simplify: (value: Quotient, options: CanonicalOptions) => Quotient = (value) => value,
): "equal" | "different" | "open" | "undefined" {
  const difference: Expression = {
    kind: "difference",
    left: { kind: "group", inner: a },
    right: { kind: "group", inner: b },
  };
  try {
    const value = withBudget(() => simplify(canonical(difference, options), options));
    const sign = isZero(value) ? 0 : isConstant(value) ? signOf(value) : null;
    if (sign === null) return "open";
    return sign === 0 ? "equal" : "different";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.kind === "too_hard" ? "open" : "undefined";
  }
}
