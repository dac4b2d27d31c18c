import { expect, test } from "vitest";
import { solveOrThrow } from "../../testing/ask.ts";

function titlesOf(question: string): string[] {
  return solveOrThrow(question).solution.steps.map(({ title }) => title);
}

function linesOf(question: string): string[] {
  return solveOrThrow(question).solution.steps.map(({ after }) => after);
}

test("squares of a ratio and its reciprocal are expanded, not brought over a common denominator", () => {
  const question = "Prove that (sin θ + cosec θ)² + (cos θ + sec θ)² = 7 + tan²θ + cot²θ";
  expect(titlesOf(question)).toEqual([
    "Begin with the left side. Expand the squares",
    "Multiply the ratios of each term",
    "Collect like terms",
    "Use the identity of sin and cos",
    "Use the identities of the squares",
    "Collect like terms",
  ]);
  expect(linesOf(question)).toEqual(
    expect.arrayContaining([
      "5 + \\operatorname{cosec}^{2} \\theta + \\sec^{2} \\theta",
      "5 + 1 + \\cot^{2} \\theta + 1 + \\tan^{2} \\theta",
      "7 + \\tan^{2} \\theta + \\cot^{2} \\theta",
    ]),
  );
  for (const line of linesOf(question)) expect(line).not.toContain("\\frac");
});

test.each([
  "Prove that (sin A + cos A)^2 + (sin A - cos A)^2 = 2",
  "Prove (tan A + cot A)^2 = sec^2 A + cosec^2 A",
  "Prove (1 + cot A)^2 + (1 - cot A)^2 = 2 cosec^2 A",
  "Prove (3 sin x + 4 cos x)^2 + (4 sin x - 3 cos x)^2 = 25",
  "Prove that (cosec A + cot A)^2 - (cosec A - cot A)^2 = 4 cosec A cot A",
  "Prove 1 + 2 sin x cos x = (sin x + cos x)^2",
  "Prove that (1 - sin A + cos A)^2 = 2(1 + cos A)(1 - sin A)",
  "Prove (sin A + cos A)^2 = 1 + sin 2A",
])("%s: the squares are expanded", (question) => {
  const { steps } = solveOrThrow(question).solution;
  expect(steps[0]?.title).toContain("Expand the squares");
  expect(steps[0]?.why).toMatch(/\^\{2\} = a\^\{2\}/);
  for (const { why, after } of steps) {
    expect(why).not.toBe("");
    expect(after).not.toContain("\\frac");
  }
});

test.each([
  ["Prove (sec A + tan A)(sec A - tan A) = 1", "$(a + b)(a - b) = a^{2} - b^{2}$."],
  ["Prove (sec A + cos A)(sec A - cos A) = tan^2 A + sin^2 A", "$(a + b)(a - b) = a^{2} - b^{2}$."],
  [
    "Prove that (sin A + cos A)(cosec A - sec A) = cot A - tan A",
    "Each term of the first bracket is multiplied by each term of the second.",
  ],
])("%s: the brackets are multiplied out", (question, why) => {
  const [first] = solveOrThrow(question).solution.steps;
  expect(first?.title).toContain("Multiply out the brackets");
  expect(first?.why).toBe(why);
});

test("where expanding does not lead to the other side, sin and cos do", () => {
  const question = "Prove (1 + tan A + sec A)(1 + cot A - cosec A) = 2";
  expect(titlesOf(question)[0]).toContain("Write everything in terms of sin and cos");
});

test("brackets that are to be simplified are expanded as well", () => {
  expect(linesOf("Simplify (sin A + cos A)^2 + (sin A - cos A)^2")).toEqual([
    "\\sin^{2} A + 2\\sin A\\cos A + \\cos^{2} A + \\sin^{2} A - 2\\sin A\\cos A + \\cos^{2} A",
    "2\\sin^{2} A + 2\\cos^{2} A",
    "2",
  ]);
});

test("a wrong identity of squares is still refuted", () => {
  const wrong = solveOrThrow("Is (sin A + cos A)^2 = 1 an identity?");
  expect(wrong.solution.answer.plain).toBe("false");
});
