import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";

function answerTo(question: string): string | null {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : null;
}

test.each([
  "5x(3+2)",
  "Simplify 4x (6 - 2)",
  "Simplify: 5x(3 + 2)",
  "What is 7x(2 + 1)?",
  "3x(-2)",
  "5 x(3+2)",
])(
  "the x of %s may be a letter or a sign: both readings are shown, and nothing is solved",
  (question) => {
    const outcome = solveQuestion(question);
    expect(outcome).toMatchObject({
      kind: "not_understood",
      reading: expect.stringContaining("x"),
      detail: expect.stringMatching(/letter x or a times sign.* × /),
    });
  },
);

test.each(["2x3 - 8 = 0", "5 x (y + 2) = 20", "Solve 3 x 2 = 12 x"])(
  "the x of %s is not taken for a times sign that makes it a statement",
  (question) => {
    expect(["true", "false"]).not.toContain(answerTo(`Is it true that ${question}`));
  },
);

test("the x of an expression to be factorised is not a sign", () => {
  expect(answerTo("Factorise 5x(3 + 2)")).not.toBe("25");
});

test.each(["2f(3 + 4)", "a(3 + 4)", "2a(3)", "Expand 2p(3 + 4)"])(
  "the letter of %s may be a function",
  (question) => {
    expect(answerTo(question)).toBeNull();
  },
);

test.each([
  ["5 x (3 + 2)", "25"],
  ["(3 + 2) x (4 + 1)", "25"],
  ["(-5)x(-3)", "15"],
  ["2x(3 + 4) + 4x2", "22"],
  ["12 x 5", "60"],
  ["12x5", "60"],
  ["Simplify: 12 x 5", "60"],
])("the x of %s is a sign", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  ["Simplify 5x(3 + y)", "5xy + 15x"],
  ["Expand 2x(x + 4)", "2x^2 + 8x"],
  ["Expand 2x(3 + 4)", "14x"],
  ["Expand: 3x(5 - 2)", "9x"],
])("the x of %s is a letter", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  ["Expand 2a(3+4)", "14a"],
  ["Simplify 5y(6 - 2)", "20y"],
])("the letter of %s is multiplied", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  ["x^2^ + 3x^2^", "4x^2"],
  ["Simplify (x^2^)(x^3^)", "x^5"],
  ["5^2^ + 1", "26"],
  ["2^3^2", "512"],
])("%s is read with the powers of Markdown", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each(["3!!", "5!! + 2", "What is 4!!?"])(
  "%s is not a factorial twice for certain",
  (question) => {
    expect(solveQuestion(question).kind).toBe("not_understood");
  },
);

test.each([
  ["a/b = 3/4, b = 12 find a", "a = 9"],
  ["If x/y = 2/3 and y = 6 then find x", "x = 4"],
  ["y = x^2, y = 4, find x", "x = -2 or x = 2"],
  ["x^2 + y^2 = 25, x^2 - y^2 = 7, find y", "y = 3 or y = -3"],
  ["Solve y = x^2, y = x + 2", "(-1, 1), (2, 4)"],
])("only the requested one of two letters is solved: %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
