import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";

function workedBy(question: string) {
  const outcome = solveQuestion(question);
  if (outcome.kind !== "solved") return { kind: outcome.kind };
  const { answer, method } = outcome.solution;
  return { answer: answer.plain, method, note: outcome.note ?? null };
}

test.each([
  ["Find the mean of 3, 5, 7, 9 by direct method", "6", "Mean"],
  ["Find the mean by direct method: 3, 5, 7, 9", "6", "Mean"],
  ["Integrate x sin x dx by parts", "sin(x) - x cos(x) + C", "Integration by parts"],
  ["Using product rule, differentiate x sin x", "x cos(x) + sin(x)", "Product rule"],
  ["Differentiate (x+1)/(x-1) by the quotient rule.", "-2/((x - 1)^2)", "Quotient rule"],
  [
    "Factorise x^3 - 6x^2 + 11x - 6 using factor theorem",
    "(x - 1)(x - 2)(x - 3)",
    "Factor theorem",
  ],
  [
    "Divide x^3 - 1 by x - 1 by long division",
    "quotient x^2 + x + 1, remainder 0",
    "Long division of polynomials",
  ],
  ["Simplify 3/4 + 5/6 using LCM", "19/12", "Working with fractions"],
  ["Factorise x^2 - 9 using a^2 - b^2", "(x + 3)(x - 3)", "Difference of two squares"],
  ["Solve 3x - 7 = 8 by balancing method", "x = 5", "Balancing both sides"],
  ["x + y = 5, x - y = 1 ko elimination se solve karo", "x = 3, y = 2", "Elimination"],
])("%s uses the requested method in any case", (question, answer, method) => {
  expect(workedBy(question)).toEqual({ answer, method, note: null });
});

test.each([
  ["Solve 3x - 7 = 8 by the method of trial and error", "trial and error", "x = 5"],
  ["Solve 3x - 7 = 8 (by transposition)", "transposition", "x = 5"],
  ["2x + 3 = 11 ko transposition method se hal karo", "transposition", "x = 4"],
  ["LCM of 12 and 15 by listing multiples", "listing multiples", "60"],
  ["Find the mean of 12, 15, 18 using assumed mean method", "assumed mean", "15"],
  ["Evaluate limit of (e^x - 1)/x as x→0 using L'Hospital's rule", "L'Hospital's rule", "1"],
])("%s is solved, and a note names the other method", (question, name, answer) => {
  const { note, ...worked } = workedBy(question);
  expect(worked).toMatchObject({ answer });
  expect(note).toBe(
    `You asked for “${name}”. I worked it out in another way (${worked.method}); the answer is the same.`,
  );
});

test("each part of an exercise has its own note on its method", () => {
  const asked =
    "(i) Differentiate x sin x by product rule (ii) Solve 3x - 7 = 8 by trial and error";
  expect(workedBy(asked).note).toMatch(/^\(ii\) You asked for “trial and error”/);
});

test("an option is named if a method was requested", () => {
  const outcome = solveQuestion("Solve 3x - 7 = 8 by transposition (a) 3 (b) 5 (c) 8");
  expect(outcome).toMatchObject({
    kind: "solved",
    note: expect.stringContaining("transposition"),
    solution: { answer: { option: { letter: "b" } } },
  });
});

test.each([
  "Solve 2x + 3 = 11 by banana method",
  "Evaluate ∫ x^2 dx from 0 to 1 using Simpson's rule",
  "Add 28 + 13 by rounding off",
  "Find the root of x^2 - 5 by Newton's method",
])(
  "%s is left alone: the answer may depend on the method, or the words are unknown",
  (question) => {
    expect(workedBy(question).kind).toBe("not_understood");
  },
);
