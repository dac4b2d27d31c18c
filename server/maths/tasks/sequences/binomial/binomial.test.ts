import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { sequencesTasks } from "../sequences.tasks.ts";
import { readBinomial } from "./binomial-question.ts";
import { prove, solve } from "./binomial.task.ts";

const answer = (question: string): string | null => answerOf(sequencesTasks, question);

test.each([
  ["Expand (2x - 3)^4 using binomial theorem", "16x^4 - 96x^3 + 216x^2 - 216x + 81"],
  ["expand (x^2+3/x)^4 by binomial theorem", "x^8 + 12x^5 + 54x^2 + 108/x + 81/x^4"],
  ["Expand (x + 2/x)^4", "x^4 + 8x^2 + 24 + 32/x^2 + 16/x^4"],
  ["Expand (x²-1/x)^6", "x^12 - 6x^9 + 15x^6 - 20x^3 + 15 - 6/x^3 + 1/x^6"],
  ["expand (x - 1/x)^3", "x^3 - 3x + 3/x - 1/x^3"],
  ["(x + 1/x)^2 ko expand karo", "x^2 + 2 + 1/x^2"],
  ["Expand (1 - 2x)^5", "1 - 10x + 40x^2 - 80x^3 + 80x^4 - 32x^5"],
  ["Find the coefficient of x^5 in (x+3)^8", "1512"],
  ["find coefficient of a^5 b^7 in (a-2b)^12", "-101376"],
  ["Find the coefficient of x^3 in (x + 1/x)^8", "0"],
  ["Find the 4th term in the expansion of (x - 2y)^12", "-1760x^9y^3"],
  ["find fifth term in the expansion of (2x+1/x)^7", "280/x"],
  ["Find the middle term in the expansion of (x/3 + 9y)^10", "61236x^5y^5"],
  ["Find the middle terms in the expansion of (3 - x³/6)^7", "-105x^9/8, 35x^12/48"],
  ["Find the term independent of x in (3x²/2 - 1/(3x))^6", "5/12"],
  ["Find the constant term in (x + 1/x)^8", "70"],
])("%s: %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
  expect(checkSolution(solvedBy(sequencesTasks, question).solution).failures).toEqual([]);
});

test.each([
  "coefficient of x^2 in (1+x)^5(1-x)^4",
  "Expand (2x + 3y)^3",
  "Expand (x + 2)^2",
  "Find the coefficient of x^2 in (x+y)^5",
  "term independent of y in (x+1/x)^4",
  "Find the 13th term in the expansion of (x + 1)^5",
  "Find the coefficient of x^2 and x^3 in (x+1)^5",
  "Find the coefficients of x^2 in (x+1)^5 and (x+2)^5",
  "Find the coefficient of x^2 in the square root of (x+1)^5",
])("%s is not answered", (question) => {
  expect(answer(question)).toBeNull();
});

test("a wrong coefficient, or one said to be missing, is not proved", () => {
  const problem = readBinomial(readQuestion("Find the coefficient of x^5 in (x+3)^8"));
  if (!problem) throw new Error("Not read");
  const result = solve(problem);
  expect(prove(problem, result)).not.toBeNull();
  expect(prove(problem, { places: [], terms: [] })).toBeNull();
  const other = solve({ ...problem, ask: { kind: "term", place: 5 } });
  expect(prove(problem, other)).toBeNull();
});

test("the coefficients of a power are those of its factors multiplied one by one", () => {
  const number = fc.integer({ min: -6, max: 6 }).filter((value) => value !== 0);
  const power = fc.integer({ min: 2, max: 9 });
  fc.assert(
    fc.property(number, number, power, fc.nat(9), (a, b, n, at) => {
      const k = 1 + (at % n);
      const sum = Array.from({ length: n }).reduce<number[]>(
        (row) => [...row, 0].map((_, place) => b * (row[place] ?? 0) + a * (row[place - 1] ?? 0)),
        [1],
      );
      const sign = b < 0 ? "-" : "+";
      const question = `Find the coefficient of x^${k} in (${a}x ${sign} ${Math.abs(b)})^${n}`;
      expect(answer(question)).toBe(`${sum[k]}`);
    }),
    { numRuns: 60 },
  );
});
