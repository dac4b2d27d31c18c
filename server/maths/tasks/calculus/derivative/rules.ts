import { type Expression, integerLeaf, ungroup } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { deriveCall, derivePower, deriveRaised } from "./chain-rule.ts";
import { type Derivation, hasLetter, type On, table } from "./derivation.ts";
import { deriveProduct, deriveQuotient } from "./product-rule.ts";
import { deriveSum } from "./sum-rule.ts";

/** Differentiates an expression as written, rule by rule; other letters are constants. */
export function derive(expression: Expression, variable: string): Derivation {
  const inner = ungroup(expression);
  const on: On = { variable, derive: (part) => derive(part, variable) };
  if (!hasLetter(inner, variable)) {
    return table(inner, integerLeaf(0n), "\\frac{d}{dx}(c) = 0");
  }
  return byRule(inner, on);
}

const sums = new Set<Expression["kind"]>(["sum", "difference", "negate"]);

/** The rule for the outermost operation. */
function byRule(inner: Expression, on: On): Derivation {
  if (inner.kind === "variable") return table(inner, integerLeaf(1n), "\\frac{d}{dx}(x) = 1");
  if (sums.has(inner.kind)) return deriveSum(inner, on);
  if (inner.kind === "product") return deriveProduct(inner, on);
  if (inner.kind === "quotient") return deriveQuotient(inner, on);
  if (inner.kind === "root") {
    return derivePower(inner, inner.operand, q.rational(1n, BigInt(inner.index)), on);
  }
  if (inner.kind === "power") return deriveRaised(inner, on);
  if (inner.kind === "call") return deriveCall(inner, on);
  throw notSupported("I can't differentiate this. Write angles in radians, without ° or %.");
}
