import fc from "fast-check";
import { expect, test } from "vitest";
import type { Expression } from "../expressions/expression.ts";
import { expressionPlain } from "../expressions/write-plain.ts";
import { Refusal } from "../refusal.ts";
import { differentiate } from "./differentiate.ts";
import { complex } from "./complex.ts";
import { evaluateAt, evaluateReal } from "./evaluate-complex.ts";
import { randomExpression } from "../testing/random-expression.ts";
import { readExpression } from "./read-for-test.ts";

test.each([
  ["x^3", "3x^2"],
  ["x^3 sin x", "x^3cos(x) + 3x^2sin(x)"],
  ["ln(x^2+1)", "(2x)/(x^2 + 1)"],
  ["√(1-x^2)", "-x/(√(1 - x^2))"],
  ["tan x", "sec(x)^2"],
  ["sec x", "sec(x)tan(x)"],
  ["cosec x", "-cosec(x)cot(x)"],
  ["x^x", "x^(x)ln(x) + x^(x)"],
  ["sin^-1(x)", "1/(√(1 - x^2))"],
  ["a x^n", "a × nx^(n - 1)"],
  ["2^x", "2^(x)ln(2)"],
  ["|x|", "|x|/x"],
  ["π^2", "0"],
])("the derivative of %s is %s", (given, expected) => {
  expect(expressionPlain(differentiate(readExpression(given), "x"))).toBe(expected);
});

const any = randomExpression({
  letters: ["x"],
  functions: ["sin", "cos", "tan", "sec", "ln", "abs", "arctan", "arcsin"],
  roots: true,
  exponentials: true,
});

test("the derivative agrees with difference quotients", () => {
  fc.assert(
    fc.property(any, (expression) => {
      const derivative = orNull(() => differentiate(expression, "x"));
      if (!derivative) return;
      for (const x of [0.37, 1.31, 2.2, -0.83]) {
        const slope = steadySlope(expression, x);
        const exact = evaluateReal(derivative, new Map([["x", x]]));
        if (exact !== null && slope !== null) {
          const [of, is] = [expression, derivative].map(expressionPlain);
          const agrees = Math.abs(exact - slope) < 1e-4 * Math.max(1, Math.abs(slope));
          expect({ of, is, agrees }).toEqual({ of, is, agrees: true });
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** The difference quotient for two step sizes, or null if they don't agree. */
function steadySlope(expression: Expression, x: number): number | null {
  const at = (value: number) => evaluateReal(expression, new Map([["x", value]])) ?? Number.NaN;
  const slope = (step: number) => (at(x + step) - at(x - step)) / (2 * step);
  const [coarse, fine] = [slope(1e-4), slope(1e-5)];
  const point = { values: new Map([["x", complex(x)]]), field: "real" } as const;
  if (evaluateAt(expression, point).largest > 1e4) return null;
  const isSteady = Math.abs(coarse - fine) < 1e-6 * Math.max(1, Math.abs(fine));
  return isSteady && Math.abs(at(x)) < 1e4 ? fine : null;
}

function orNull<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
