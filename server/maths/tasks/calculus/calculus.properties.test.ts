import fc from "fast-check";
import { expect, test } from "vitest";
import { compareExpressions } from "../../algebra/compare-expressions.ts";
import { evaluateReal } from "../../algebra/evaluate-complex.ts";
import { readExpression } from "../../algebra/read-for-test.ts";
import { answerOf } from "../../testing/attempt.ts";
import { calculusTasks } from "./calculus.tasks.ts";
import { withEulersNumber } from "./read-formula.ts";

function read(text: string) {
  return withEulersNumber(readExpression(text));
}

const small = fc.integer({ min: -9, max: 9 });
function coefficientsUpTo(degree: number) {
  return fc
    .array(small, { minLength: 2, maxLength: degree + 1 })
    .filter((all) => all.some((coefficient, power) => power > 0 && coefficient !== 0));
}

const coefficients = coefficientsUpTo(4);

/** "3x^2 + (-4)x + 1", from the constant term up. */
function polynomial(of: readonly number[]): string {
  return of
    .map((coefficient, power) => `(${coefficient})*x^${power}`)
    .toReversed()
    .join(" + ");
}

const functions = fc.oneof(
  coefficients.map(polynomial),
  fc.tuple(small, small).map(([a, b]) => `(x + ${a + 20}) * sin(${b + 10}x)`),
  // Integration by parts is applied at most three times.
  fc.tuple(small, coefficientsUpTo(3)).map(([a, of]) => `e^(${a + 10}x) * (${polynomial(of)})`),
  small.map((a) => `cos(${a + 10}x) + x^3`),
);

test("a derivative agrees with central differences", () => {
  fc.assert(
    fc.property(functions, fc.double({ min: 0.2, max: 0.9, noNaN: true }), (f, x) => {
      const own = answerOf(calculusTasks, `Differentiate ${f} with respect to x`);
      const value = (text: string, at: number): number =>
        evaluateReal(read(text), new Map([["x", at]])) ?? Number.NaN;
      const step = 1e-4;
      const measured = (value(f, x + step) - value(f, x - step)) / (2 * step);
      const claimed = value(own ?? "", x);
      const size = Math.max(1, Math.abs(value(f, x)), Math.abs(claimed));
      // The error of the difference is proportional to the third derivative, at most 19³ times the size here.
      expect(Math.abs(measured - claimed) / size).toBeLessThan(2e-4);
    }),
    { numRuns: 60 },
  );
});

test("the integral of a derivative is the function up to a constant", () => {
  fc.assert(
    fc.property(functions, (f) => {
      const slope = answerOf(calculusTasks, `Differentiate ${f} with respect to x`);
      const back = answerOf(calculusTasks, `Integrate ${slope ?? ""} dx`);
      expect(back?.endsWith(" + C")).toBe(true);
      const again = answerOf(
        calculusTasks,
        `Differentiate ${back?.replace(" + C", "") ?? ""} with respect to x`,
      );
      const verdict = compareExpressions(read(again ?? "0"), read(slope ?? "1"));
      expect(verdict).toBe("equal");
    }),
    { numRuns: 25 },
  );
});

test("a removable singularity is filled by the limit", () => {
  fc.assert(
    fc.property(small, small, small, (a, b, c) => {
      // (x − a)(bx + c)/(x − a) tends to ba + c.
      const above = `${b}x^2 + (${c - a * b})x + (${-a * c})`;
      const question = `lim x->${a} (${above})/(x - (${a}))`;
      expect(Number(answerOf(calculusTasks, question))).toBe(b * a + c);
    }),
    { numRuns: 60 },
  );
});
