import fc from "fast-check";
import { expect, test } from "vitest";
import { solveQuestion } from "../../../../solve-question.ts";
import { checkSolution } from "../../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../../testing/attempt.ts";
import { chanceTasks } from "../../chance.tasks.ts";
import { permutations } from "../count.ts";
import { prove } from "./count-equation.task.ts";
import { readCountEquation } from "./read-count-equation.ts";

const answer = (question: string): string | null => answerOf(chanceTasks, question);

test.each([
  ["Find r if 5Pr = 2 × 6P(r-1)", "r = 3"],
  ["5 4Pr = 6 5P(r-1), find r", "r = 3"],
  ["Find n if nP5 = 42 nP3, n > 4", "n = 10"],
  ["If ⁿP₄ = 20 ⁿP₂, then n is", "n = 7"],
  ["If ${}^{n}P_{5} = 42 \\times {}^{n}P_{3}$ find $n$", "n = 10"],
  ["2nC3 : nC3 = 11 : 1", "n = 6"],
  ["If ²ⁿC₃ : ⁿC₂ = 12 : 1, find n", "n = 5"],
  ["2nC3 = 40", "n = 6"],
  ["n-1P3 : nP4 = 1 : 9", "n = 9"],
  ["2n+1P(n-1) : 2n-1Pn = 3 : 5", "n = 4"],
  ["find n when (n+1)! = 12 (n-1)!", "n = 3"],
  ["(n+2)!/(n-1)! = 60", "n = 3"],
  ["(2n)! = 12 (2n-2)!", "n = 2"],
  ["If 1/6! + 1/7! = x/8!, find x", "x = 64"],
  ["10Pr = 5040", "r = 4"],
  ["C(8, r) = 28", "r = 2 or r = 6"],
  ["If 15C3r = 15C(r+3) find r", "r = 3"],
  ["(n - 2)! = 1", "n = 2 or n = 3"],
])("%s: %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
  expect(checkSolution(solvedBy(chanceTasks, question).solution).failures).toEqual([]);
});

test.each([
  "P(n, 3) = 3",
  "5Pr=2*6Pr-1",
  "nPr = 720",
  "nPr = 720 nCr",
  "nP5 = 42 nP3 and nC2 = 10 find n",
  "Find 3n if 2nC3 = 40",
  "Find n if nP5 = 42 mP3",
  "Find n if 2nC3 : nC3 = 12:1 , not n = 5",
  "nP5 - nP4 = 12",
])("%s is not answered by any task", (question) => {
  expect(solveQuestion(question).kind).not.toBe("solved");
});

test.each(["If P = 5r find P", "C = 5/9 (F - 32)", "P(A) = 2P(B)", "3x + 4 = 10"])(
  "%s is of another task",
  (question) => {
    expect(readCountEquation(question)).toBeNull();
  },
);

test("a plain factorial is left to the equation tasks", () => {
  expect(answer("x = 5!")).toBeNull();
  expect(answer("x/3! = 1/4")).toBeNull();
});

test("a number that does not satisfy the equation, or one of two that do, is not proved", () => {
  const equation = readCountEquation("8Cr = 28");
  if (!equation) throw new Error("Not read");
  expect(prove(equation, { values: [2, 6] })).not.toBeNull();
  expect(prove(equation, { values: [2] })).toBeNull();
  expect(prove(equation, { values: [2, 5] })).toBeNull();
});

test("the r from which an equation was built is found", () => {
  const size = fc.integer({ min: 4, max: 12 });
  fc.assert(
    fc.property(size, fc.integer({ min: 2, max: 4 }), (n, r) => {
      const value = permutations(n + 2, r);
      expect(answer(`${n + 2}Pr = ${value}`)).toBe(`r = ${r}`);
    }),
    { numRuns: 40 },
  );
});

test("a long factorial is refused, and not computed for seconds", () => {
  const start = performance.now();
  solveQuestion("(4n+99)! = 12 (4n+97)! × (3n)!");
  expect(performance.now() - start).toBeLessThan(1000);
});
