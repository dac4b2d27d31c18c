import fc from "fast-check";
import { expect, test } from "vitest";
import * as q from "../../../numbers/rational.ts";
import { readEquation } from "../../../equations/equation.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { answerOf } from "../../../testing/attempt.ts";
import { equationsTasks } from "../equations.tasks.ts";
import type { Part } from "./cases.ts";
import { prove } from "./modulus-stretch.task.ts";
import { differenceOf } from "./pieces.ts";

test.each([
  ["|x - 4| + |x - 7| = 3", "4 <= x <= 7"],
  ["|x - 4| + |x - 7| = 2", "no solution"],
  ["|x - 4| + |x - 7| = 5", "x = 3 or x = 8"],
  ["|x - 4| - |x - 7| = 3", "x >= 7"],
  ["|x - 4| = x - 4", "x >= 4"],
  ["|x| = -x", "x <= 0"],
  ["|x| = |-x|", "all real numbers"],
  ["|x - 1| + |x - 2| + |x - 3| = 2", "x = 2"],
  ["2|x| - |x - 1| = 3", "x = -4 or x = 2"],
  ["|x| + |x - 1| = -1", "no solution"],
])("%s has the solutions %s", (question, answer) => {
  expect(answerOf(equationsTasks, question)).toBe(answer);
});

test("a sum of two distances to points is a given number where the number line shows it", () => {
  const whole = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(
      whole,
      fc.integer({ min: 1, max: 15 }),
      fc.integer({ min: 0, max: 30 }),
      (a, by, sum) => {
        const b = a + by;
        const distance = (to: number): string => `|x ${to < 0 ? "+" : "-"} ${Math.abs(to)}|`;
        const answer = answerOf(equationsTasks, `${distance(a)} + ${distance(b)} = ${sum}`);
        const half = (twice: number): string => (twice % 2 === 0 ? `${twice / 2}` : `${twice}/2`);
        const beyond = `x = ${half(a + b - sum)} or x = ${half(a + b + sum)}`;
        const between = `${a} <= x <= ${b}`;
        expect(answer).toBe(sum < by ? "no solution" : sum === by ? between : beyond);
      },
    ),
    { numRuns: 60 },
  );
});

test("a set that is too large, too small or moved is not proved", () => {
  const equation = readEquation(tokenise("|x - 4| + |x - 7| = 3"));
  const pieces = differenceOf(equation.left, equation.right);
  if (!pieces) throw new Error("This is a sum of moduli");
  const problem = { equation, unknown: "x", pieces };
  const part = (from: bigint | null, to: bigint | null): Part => ({
    from: from === null ? null : q.rational(from),
    to: to === null ? null : q.rational(to),
  });
  expect(prove(problem, { parts: [part(4n, 7n)] })).not.toBeNull();
  expect(prove(problem, { parts: [part(4n, 8n)] })).toBeNull();
  expect(prove(problem, { parts: [part(4n, 4n)] })).toBeNull();
  expect(prove(problem, { parts: [part(null, 7n)] })).toBeNull();
  expect(prove(problem, { parts: [] })).toBeNull();
});
