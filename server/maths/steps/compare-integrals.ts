import { differentiate } from "../algebra/differentiate.ts";
import { evaluateReal } from "../algebra/evaluate-complex.ts";
import { compareExpressions } from "../algebra/compare-expressions.ts";
import type { Expression } from "../expressions/expression.ts";
import { Refusal } from "../refusal.ts";
import { boundLettersIn } from "./bound-letters.ts";
import { withConstants } from "./constant-letters.ts";
import type { Comparison } from "./comparison.ts";
import { cutLatex } from "./cut-latex.ts";
import { readValue } from "./read-value.ts";
import { expressionOf, product, sum } from "./value.ts";

interface Integral {
  /** The letter that replaces it. */
  name: string;
  variable: string;
  integrand: Expression;
  bounds: readonly [number, number] | null;
}

/** Compares two sides with integrals: indefinite ones by their derivatives, definite ones by their values. */
export function compareIntegrals(left: Expression, right: Expression): Comparison | null {
  const letters = boundLettersIn([left, right], "integral");
  if (letters.length === 0) return null;
  try {
    const integrals = letters.map(integralOf);
    if (integrals.every(({ bounds }) => bounds !== null))
      return compareAreas(withConstants(left), withConstants(right), integrals);
    return integrals.some(({ bounds }) => bounds !== null)
      ? "open"
      : compareDerivatives(withConstants(left), withConstants(right), integrals);
  } catch (error) {
    if (error instanceof Refusal) return "open";
    throw error;
  }
}

function integralOf({ name, parts }: { name: string; parts: string[] }): Integral {
  const [variable = "x", written = "", low, high] = parts;
  const bounds =
    low === undefined || high === undefined ? null : ([Number(low), Number(high)] as const);
  return {
    name,
    variable,
    integrand: withConstants(expressionOf(readValue(cutLatex(written)))),
    bounds,
  };
}

function compareDerivatives(
  left: Expression,
  right: Expression,
  integrals: readonly Integral[],
): Comparison {
  const [{ variable } = { variable: "x" }] = integrals;
  if (integrals.some((integral) => integral.variable !== variable)) return "open";
  const [a, b] = [left, right].map((side) => slopeOf(side, variable, integrals));
  const verdict = a && b ? compareExpressions(a, b, { sampling: true, positive: true }) : "unknown";
  return verdict === "unknown" ? "open" : verdict === "equal" ? "holds" : "fails";
}

/** The derivative; that of an integral is its integrand. */
function slopeOf(side: Expression, variable: string, integrals: readonly Integral[]): Expression {
  return integrals
    .map(({ name, integrand }) => product(differentiate(side, name), integrand))
    .reduce(sum, differentiate(side, variable));
}

function compareAreas(
  left: Expression,
  right: Expression,
  integrals: readonly Integral[],
): Comparison {
  const values = new Map<string, number>();
  for (const integral of integrals) {
    const area = areaOf(integral);
    if (area === null) return "open";
    values.set(integral.name, area);
  }
  const [a, b] = [evaluateReal(left, values), evaluateReal(right, values)];
  if (a === null || b === null) return "open";
  const gap = Math.abs(a - b) / (1 + Math.abs(b));
  return gap < 1e-6 ? "holds" : gap > 1e-3 ? "fails" : "open";
}

const strips = 200;

/** By Simpson's rule; null if the function has no value at some point, or is too steep for the rule. */
function areaOf({ variable, integrand, bounds }: Integral): number | null {
  const [low, high] = bounds ?? [0, 0];
  if (!Number.isFinite(low) || !Number.isFinite(high)) return null;
  const [coarse, fine] = [strips / 2, strips].map((count) => {
    const width = (high - low) / count;
    let total = 0;
    for (let at = 0; at <= count; at += 1) {
      const value = evaluateReal(integrand, new Map([[variable, low + at * width]]));
      if (value === null) return null;
      total += value * (at === 0 || at === count ? 1 : at % 2 === 1 ? 4 : 2);
    }
    return (total * width) / 3;
  });
  if (coarse === null || fine === null || coarse === undefined || fine === undefined) return null;
  return Math.abs(coarse - fine) < 1e-7 * (1 + Math.abs(fine)) ? fine : null;
}
