import { expect, test } from "vitest";
import { solve } from "../engine.ts";
import { solveQuestion } from "../solve-question.ts";

function partsOf(question: string) {
  const outcome = solveQuestion(question);
  if (!("solution" in outcome)) return outcome.kind;
  return (outcome.solution.answer.parts ?? []).map(({ label, answer }) => [
    label,
    answer?.plain ?? null,
  ]);
}

test.each([
  [
    "(i) 3^2 (ii) 2^3",
    [
      ["(i)", "9"],
      ["(ii)", "8"],
    ],
  ],
  [
    "1. 45 + 5 2. 7 × 8",
    [
      ["1.", "50"],
      ["2.", "56"],
    ],
  ],
  [
    "a) 45 + 5 b) 7 × 8 c) 9 - 2",
    [
      ["a)", "50"],
      ["b)", "56"],
      ["c)", "7"],
    ],
  ],
  [
    "1) 45 + 5\n2) 7 × 8",
    [
      ["1)", "50"],
      ["2)", "56"],
    ],
  ],
  [
    "Solve: (i) x + 2 = 5 (ii) 3x = 9",
    [
      ["(i)", "x = 3"],
      ["(ii)", "x = 3"],
    ],
  ],
  [
    "Find the HCF of:\n(a) 45 and 60\n(b) 12 and 18",
    [
      ["(a)", "15"],
      ["(b)", "6"],
    ],
  ],
  [
    "Q3. Evaluate the following: (i) 3^2 (ii) 2^3 [2 marks]",
    [
      ["(i)", "9"],
      ["(ii)", "8"],
    ],
  ],
  [
    "Q1. What is 15% of 240? Q2. HCF of 45 and 60",
    [
      ["Q1.", "36"],
      ["Q2.", "15"],
    ],
  ],
  [
    "3. 45 + 5\n4. 7 × 8",
    [
      ["3.", "50"],
      ["4.", "56"],
    ],
  ],
  [
    "(क) 45 + 5 (ख) 7 × 8",
    [
      ["(क)", "50"],
      ["(ख)", "56"],
    ],
  ],
])("the parts of %j are answered with their labels", (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});

test("each line without a label is a separate question", () => {
  expect(partsOf("45 + 5\n7 × 8")).toEqual([
    [null, "50"],
    [null, "56"],
  ]);
  expect(partsOf("Find the HCF of 45 and 60\nSolve 2x = 8")).toEqual([
    [null, "15"],
    [null, "x = 4"],
  ]);
});

test("two equations on two lines are one system", () => {
  const outcome = solveQuestion("x + y = 5\nx - y = 1");
  expect(outcome).toMatchObject({
    kind: "solved",
    solution: { answer: { plain: "x = 3, y = 2" } },
  });
});

test.each([
  [
    "(i) Find the HCF of 45 and 60. (ii) Hence find their LCM.",
    [
      ["(i)", "15"],
      ["(ii)", "180"],
    ],
  ],
  [
    "Factorise x² - 5x + 6 and hence solve x² - 5x + 6 = 0",
    [
      [null, "(x - 2)(x - 3)"],
      [null, "x = 2 or x = 3"],
    ],
  ],
  [
    "(a) Find the HCF of 12 and 18 (b) Also find 15% of 240",
    [
      ["(a)", "6"],
      ["(b)", "36"],
    ],
  ],
])("%s refers to the previous part", (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});

test("a part with an ambiguous reference is not solved", () => {
  expect(partsOf("(i) Solve 2x + 3 = 11. (ii) Hence find its square.")).toEqual([
    ["(i)", "x = 4"],
    ["(ii)", null],
  ]);
});

test.each([
  [
    "(i) Solve 2x + 3y = 11 and 2x - 4y = -24 (ii) Hence find m for which y = mx + 3",
    ["x = -2, y = 5", "m = -1"],
  ],
  [
    "2x + 3y = 11 and 2x - 4y = -24 and hence find m for which y = mx + 3",
    ["x = -2, y = 5", "m = -1"],
  ],
  [
    "(i) Solve x + y = 5 and x - y = 1 (ii) Hence find the value of x^2 + y^2",
    ["x = 3, y = 2", "13"],
  ],
  ["(i) Solve x + y = 5 and x - y = 1 (ii) Hence find 2xy", ["x = 3, y = 2", "12"]],
  ["(a) Solve 2x + 3 = 11 (b) Also find the value of 3x - 2", ["x = 4", "10"]],
  ["(a) Solve 2x + 3 = -1 (b) Hence find 5 - x^2", ["x = -2", "1"]],
])("%s: the values of the previous part are substituted", (question, answers) => {
  expect(solveQuestion(question).kind).toBe("solved");
  const parts = partsOf(question);
  expect(Array.isArray(parts) && parts.map(([, answer]) => answer)).toEqual(answers);
});

test.each([
  "(i) Solve x^2 = 9 (ii) Hence find m for which y = mx",
  "(a) Solve 2x + 3 = 11 (b) Hence solve 5^x + x = 40",
  "(i) Solve x + y = 5 and x - y = 1 (ii) Hence find 12/xy",
])("%s: if a value is unknown, the part is not solved", (question) => {
  const outcome = solveQuestion(question);
  expect(outcome.kind).toBe("partly_solved");
  expect(JSON.stringify(partsOf(question))).toMatch(/null\]\]$/);
});

test.each([
  [
    "Find the roots of x² - 5x + 6 = 0 and their nature",
    "x = 2 or x = 3",
    "two distinct real roots",
  ],
  ["Solve x^2 - 4x + 4 = 0 and state the nature of its roots", "x = 2", "two equal real roots"],
  ["Find the roots and nature of roots of x^2 - 4x + 4 = 0", "x = 2", "two equal real roots"],
  [
    "Find the nature of the roots of 2x^2 - 3x + 5 = 0. If the real roots exist, find them.",
    "no real roots",
    "no real roots",
  ],
  ["Find the sum and product of 12 and 5", "17", "60"],
  ["Find the square and cube of 7", "49", "343"],
])("%s requests two properties of one object", (question, first, second) => {
  expect(partsOf(question)).toEqual([
    [null, first],
    [null, second],
  ]);
});

test("if one of two requests can't be answered, the other is not shown as the answer", () => {
  expect(partsOf("Find the square and the banana of 7")).toBe("not_understood");
});

test("a part without a connecting word keeps its letters", () => {
  expect(partsOf("(i) Solve 2x + 3 = 11 (ii) Simplify 3x + 2x")).toEqual([
    ["(i)", "x = 4"],
    ["(ii)", "5x"],
  ]);
});

test("an unsolved part is shown with the solved ones, and there is no verified mark", () => {
  const outcome = solveQuestion("(i) 15% of 240 (ii) Who wrote Godan? (iii) HCF of 45 and 60");
  expect(outcome.kind).toBe("partly_solved");
  expect(partsOf("(i) 15% of 240 (ii) Who wrote Godan? (iii) HCF of 45 and 60")).toEqual([
    ["(i)", "36"],
    ["(ii)", null],
    ["(iii)", "15"],
  ]);
});

test("if no part can be solved, the reason is that of the first", () => {
  expect(partsOf("(i) Who wrote Godan? (ii) Who wrote Nirmala?")).toBe("not_understood");
});

test("parts may have options of their own", () => {
  const outcome = solveQuestion(
    "1. What is 3 + 4? (a) 6 (b) 7 2. What is 15% of 240? (a) 36 (b) 40",
  );
  expect(outcome).toMatchObject({
    kind: "solved",
    solution: {
      answer: {
        parts: [
          { label: "1.", answer: { option: { letter: "b" } } },
          { label: "2.", answer: { option: { letter: "a" } } },
        ],
      },
    },
  });
});

test.each([
  "(i) 3^2 (ii) 2^3",
  "What is 15% of 240? (a) 24 (b) 36",
  "(i) 5 + 3 (ii) Who is it?",
  "(a) 3a + 2a",
])("the lazily loading engine gives the same result for %s", async (question) => {
  expect(await solve(question)).toEqual(solveQuestion(question));
});
