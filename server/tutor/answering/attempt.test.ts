import { expect, test } from "vitest";
import { askHomework, engineGiving } from "../../testing/scripted-tutor.ts";
import { givenSolution } from "../../testing/given-solution.ts";
import { solverHere } from "../../testing/solver.ts";
import { checkAttempt, isPassedOver } from "./attempt.ts";

const solved = { equation: "2x + 3 = 11", answer: "x = 4" };

test.each([
  ["2x + 3 = 11, so 2x = 14, x = 7, why wrong?", { solved, wrong: "2x = 14" }],
  ["2x + 3 = 11, so 2x = 8, so x = 5. Right?", { solved, wrong: "x = 5" }],
  ["2x + 3 = 11, so 2x = 8, x = 4. Is it right?", { solved, wrong: null }],
  ["I got x = 7 from 2x + 3 = 11, why is it wrong?", { solved, wrong: "x = 7" }],
  [
    "maine 12 × 13 = 146 kiya, galat kyun?",
    { solved: null, wrong: String.raw`12 \times 13 = 146` },
  ],
  // Text after the value may be another question.
  ["why 2x + 3 = 11 gives x = 4 but 3x = 15 gives x = 5?", { solved, wrong: null }],
  [String.raw`Is $2^{10} = 1024$ right?`, null],
  [String.raw`Is $2^{10} = 1000$ right?`, { solved: null, wrong: String.raw`2^{10} = 1000` }],
  ["Why is the sky blue?", null],
  ["Solve 2x + 3 = 11", null],
] as const)("a student's own lines are computed: %s", async (words, found) => {
  const attempt = await checkAttempt({ words, grade: 8, solver: solverHere });
  if (words.includes("3x = 15")) expect(attempt?.wrong).not.toBe("3x = 15");
  else expect(attempt).toEqual(found);
});

test("the findings are sent to the model with the question", async () => {
  const { engine, requests } = engineGiving(givenSolution());
  const question = "2x + 3 = 11, so 2x = 14, x = 7, why wrong?";
  await askHomework(engine, { question: { question } }).answer;
  expect(requests[0]?.attempt).toEqual({ solved, wrong: "2x = 14" });
});

test.each([
  ["(x)/(2) = 4", String.raw`Your line $\frac{x}{2} = 4$ goes wrong.`, false],
  ["x/2 = 4", String.raw`Your line $\dfrac{x}{2} = 4$ goes wrong.`, false],
  ["(x + 1)/(2) = 4", String.raw`Your line $\frac{x+1}{2} = 4$ goes wrong.`, false],
  ["2(x + 1) = 4", String.raw`Your line $2\left(x + 1\right) = 4$ goes wrong.`, false],
  ["2^{10} = 1000", "Your line $2^{10} = 1000$ goes wrong.", false],
  ["(x)/(2) = 4", String.raw`Here $\frac{x}{2} = 3$.`, true],
])("a reply mentions the line %s in any notation: %s", (wrong, explanation, isIt) => {
  expect(isPassedOver({ solved: null, wrong }, { explanation })).toBe(isIt);
});
