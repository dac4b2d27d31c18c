import { expect, test } from "vitest";
import { compareAnswers } from "../../../compare.ts";
import { solveQuestion } from "../../../solve-question.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { polynomialsTasks } from "../polynomials.tasks.ts";

test.each([
  ["Divide x^2 + 3x + 3 by x + 1 and find the remainder", "1"],
  ["Divide x^2 + 3x + 3 by x + 1 and find the quotient", "x + 2"],
  ["Divide x^3 - 2x^2 + 3x - 5 by x - 2", "quotient x^2 + 3, remainder 1"],
  ["Divide and simplify (21x^4 + 10x^2 - x)/(7x^2)", "3x^2 + 10/7 - 1/(7x)"],
  ["Divide p^2 - 9q^2 by p + 3q", "p - 3q"],
  ["Divide 12ab^2c by 4bc", "3ab"],
  [
    "Divide m^3 - n^3 by m - n and find the quotient and remainder",
    "quotient m^2 + mn + n^2, remainder 0",
  ],
  ["What is the remainder when x^3 + 1 is divided by x + 1", "0"],
])("%s gives %s", (question, answer) => {
  const given = answerOf(polynomialsTasks, question);
  if (given !== answer) expect(compareAnswers(answer, given ?? "")).toBe("equal");
});

test("with several letters a division that leaves a remainder is refused", () => {
  expect(answerOf(polynomialsTasks, "Divide p^2 - q^2 + 1 by p + q")).toBe("not_supported");
  expect(answerOf(polynomialsTasks, "Divide p by q")).toBe("not_supported");
  expect(answerOf(polynomialsTasks, "Divide √p*q by q")).toBeNull();
});

/** The right sides of the lines `p(a) = …`. */
function valuesIn(question: string): string[] {
  const { steps } = solvedBy(polynomialsTasks, question).solution;
  return steps.flatMap(({ after }) =>
    after.startsWith("p\\left(") ? [after.split(" = ")[1] ?? ""] : [],
  );
}

test.each([
  ["Find the remainder when x^3 + 3x^2 + 3x + 1 is divided by x + 1", "x = -1", "0"],
  [
    "Find the remainder when 4x^3 - 12x^2 + 14x - 3 is divided by 2x - 1",
    "x = \\frac{1}{2}",
    "\\frac{3}{2}",
  ],
  ["Remainder on dividing y^2 - 5y + 9 by 5 + 2y", "y = -\\frac{5}{2}", "\\frac{111}{4}"],
  ["Find the remainder when x^51 + 51 is divided by x + 1", "x = -1", "50"],
  ["By remainder theorem, find the remainder when z^4 - 2z is divided by z", "z = 0", "0"],
])("%s: the zero of the divisor is put into the polynomial", (question, zero, value) => {
  const { method, steps } = solvedBy(polynomialsTasks, question).solution;
  expect(method).toBe("Remainder theorem");
  expect(steps.some(({ title, after }) => after === zero || title.includes(`$${zero}$`))).toBe(
    true,
  );
  expect(valuesIn(question).at(-1)).toBe(value);
  for (const { why } of steps) expect(why).not.toBe("");
});

test("the value is worked out term by term, over a common denominator where there are fractions", () => {
  expect(valuesIn("Find the remainder when x^3 - 3x^2 + 4 is divided by x + 2")).toEqual([
    "(-2)^{3} - 3(-2)^{2} + 4",
    "-8 - 12 + 4",
    "-16",
  ]);
  expect(valuesIn("Find the remainder when x^3 + 3x^2 + 3x + 1 is divided by 5 + 2x")).toContain(
    "\\frac{-125 + 150 - 60 + 8}{8}",
  );
});

test("long division is shown with the remainder theorem, and before it if it is requested", () => {
  const methods = (question: string): string[] => {
    const { method, approaches } = solvedBy(polynomialsTasks, question).solution;
    return [method, ...(approaches ?? []).map((one) => one.method)];
  };
  const theorem = "Remainder theorem";
  const division = "Long division of polynomials";
  const asked = "the remainder when x^3 - 4x + 2 is divided by x - 3";
  expect(methods(`Find ${asked}`)).toEqual([theorem, division]);
  expect(methods(`Find ${asked} using the remainder theorem`)).toEqual([theorem, division]);
  expect(methods(`Find ${asked} by long division`)).toEqual([division, theorem]);
  expect(methods("Divide x^3 - 4x + 2 by x - 3 and find the remainder")).toEqual([
    division,
    theorem,
  ]);
  expect(methods("Find the remainder when x^3 - 4x + 2 is divided by x^2 - 3")).toEqual([division]);
});

test("the polynomial may have its name", () => {
  const named = [
    "Find the remainder when p(x) = x^3 + 2 is divided by x - 1",
    "Find the remainder when f(x) = x^3 + 2 is divided by g(x) = x - 1",
    "Using remainder theorem, find the remainder when p(x) = x^3 + 2 is divided by (x - 1)",
  ];
  for (const question of named) {
    const outcome = solveQuestion(question);
    expect(outcome.kind === "solved" && outcome.solution.answer.plain).toBe("3");
  }
});

test("the factor theorem and a coefficient that is asked for show the same value, term by term", () => {
  expect(valuesIn("Is x - 2 a factor of x^3 - 3x^2 + 4?")).toContain("8 - 12 + 4");
  expect(
    valuesIn("If x^3 + kx^2 - 2x + 1 leaves remainder 4 when divided by x - 2, find k"),
  ).toEqual(["(2)^{3} + k(2)^{2} - 2(2) + 1", "8 + 4k - 4 + 1", "4k + 5"]);
});
