import fc from "fast-check";
import { expect, test } from "vitest";
import * as q from "../../../numbers/rational.ts";
import { readQuestion } from "../../../read/question.ts";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { equationsTasks } from "../equations.tasks.ts";
import { prove, solve } from "./consistency.task.ts";
import { readPairQuestion } from "./pair-question.ts";

const answer = (question: string): string | null => answerOf(equationsTasks, question);

test.each([
  ["Is the pair 5x - 3y = 11 and -10x + 6y = -22 consistent?", "consistent"],
  ["Is the pair 2x + 3y = 5 and 4x + 6y = 9 consistent?", "inconsistent"],
  ["are 3x+2y=5 and 2x-3y=7 consistent or inconsistent", "consistent"],
  ["how many solutions does the pair x + y = 3 and 2x + 2y = 6 have", "infinitely many solutions"],
  ["Do the equations 4x + 3y - 1 = 5 and 12x + 9y = 15 have no solution?", "true"],
  ["Is the pair x = 2 and y = 3 consistent", "consistent"],
  [
    "find out whether the lines representing 5x-4y+8=0 and 7x+6y-9=0 intersect at a point, are parallel or coincident",
    "intersecting",
  ],
  ["For which values of k does the pair kx + 3y = k-3 and 12x + ky = k have no solution", "k = -6"],
  [
    "Find the value of k for which 2x + 3y = 4 and (k+2)x + 6y = 3k + 2 has infinitely many solutions",
    "k = 2",
  ],
  ["for what value of p does 4x + py + 8 = 0 and 2x + 2y + 2 = 0 have a unique solution", "p ≠ 4"],
])("%s: %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
  expect(checkSolution(solvedBy(equationsTasks, question).solution).failures).toEqual([]);
});

test.each([
  "Is the pair xy = 2 and x+y = 3 consistent",
  "Is the pair 5x - 3y = 11 and -10x + 6y = -22 consistent? If so, solve it",
  "Is the pair x + y = 1 and x - y = 2 not consistent",
  "For what value of k does kx + y + z = 1 and x - y = 2 have no solution",
])("%s is not answered", (question) => {
  expect(answer(question)).toBe("not_understood");
});

test("a wrong position, or a wrong or missing value of the letter, is not proved", () => {
  const pair = readPairQuestion(
    readQuestion("Is the pair 2x + 3y = 5 and 4x + 6y = 9 consistent?"),
  );
  const text = "For what value of k does kx + 3y = k - 3 and 12x + ky = k have no solution?";
  const open = readPairQuestion(readQuestion(text));
  if (!pair || !open) throw new Error("Not read");
  expect(prove(pair, solve(pair))).not.toBeNull();
  expect(prove(pair, { ...solve(pair), position: "many" })).toBeNull();
  expect(prove(open, solve(open))).not.toBeNull();
  expect(prove(open, { ...solve(open), targetValues: [q.rational(6n)] })).toBeNull();
  expect(prove(open, { ...solve(open), targetValues: [] })).toBeNull();
});

test("a multiple of an equation is the same line, and one with another constant is parallel to it", () => {
  const size = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(
      size,
      size,
      size,
      fc.integer({ min: 2, max: 5 }),
      fc.nat(3),
      (a, b, c, times, more) => {
        const pair = `${a}x - ${b}y = ${c} and ${a * times}x - ${b * times}y = ${c * times + more}`;
        expect(answer(`How many solutions does the pair ${pair} have?`)).toBe(
          more === 0 ? "infinitely many solutions" : "no solution",
        );
      },
    ),
    { numRuns: 40 },
  );
});
