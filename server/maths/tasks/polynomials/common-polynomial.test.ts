import fc from "fast-check";
import { expect, test } from "vitest";
import { canonical } from "../../algebra/canonical.ts";
import { compareAnswers } from "../../compare.ts";
import { parseExpression } from "../../read/parse-expression.ts";
import { tokenise } from "../../read/tokenise.ts";
import { answerOf } from "../../testing/attempt.ts";
import { prove } from "./common-polynomial.task.ts";
import { polynomialsTasks } from "./polynomials.tasks.ts";

test.each([
  ["Find the HCF of x^2 - 9 and x^2 - 5x + 6", "x - 3"],
  ["Find the LCM of x^2 - 9 and x^2 - 5x + 6", "(x - 3)(x + 3)(x - 2)"],
  ["GCD of 6x^2y and 9xy^2", "3xy"],
  ["LCM of 12x^2y^3 and 18x^3y", "36x^3y^3"],
  ["HCF of x^2 - 1 and x^3 - 1", "x - 1"],
  ["LCM of (x-1)(x+2) and (x+2)(x-3)", "(x - 1)(x + 2)(x - 3)"],
  ["HCF of x + 1 and x + 2", "1"],
  ["HCF of 4x^2 - 4 and 6x^2 - 12x + 6", "2(x - 1)"],
])("%s gives %s", (question, answer) => {
  expect(compareAnswers(answer, answerOf(polynomialsTasks, question) ?? "")).toBe("equal");
});

test.each([
  "HCF of 12 and 18",
  "HCF of x^2 - 4 and 1/x",
  "HCF of x^2 - 4",
  "HCF of √x and x",
  "HCF of x^2 - 4 and LCM of x^2 - 1",
])("%s is left to other tasks", (question) => {
  expect(answerOf(polynomialsTasks, question)).toBeNull();
});

test("what two products share is found", () => {
  const whole = fc.integer({ min: -9, max: 9 });
  const part = (value: number): string => `(x ${value < 0 ? "-" : "+"} ${Math.abs(value)})`;
  fc.assert(
    fc.property(whole, fc.uniqueArray(whole, { minLength: 2, maxLength: 2 }), (shared, [a, b]) => {
      if (a === undefined || b === undefined) return;
      const text = `HCF of ${part(shared)}${part(a)} and ${part(shared)}${part(b)}`;
      const answer = answerOf(polynomialsTasks, text) ?? "";
      expect(compareAnswers(part(shared), answer)).toBe("equal");
    }),
    { numRuns: 30 },
  );
});

test("a factor too few or too many is not proved", () => {
  const polynomial = (text: string) => canonical(parseExpression(tokenise(text))).numerator;
  const polynomials = [polynomial("x^2 - 4"), polynomial("x^2 - 5x + 6")];
  const problem = { wanted: "HCF", written: [], polynomials } as const;
  expect(prove(problem, polynomial("x - 2"))).not.toBeNull();
  expect(prove(problem, polynomial("1"))).toBeNull();
  expect(prove(problem, polynomial("x^2 - 4"))).toBeNull();
  expect(prove({ ...problem, wanted: "LCM" }, polynomial("(x - 2)(x + 2)"))).toBeNull();
});
