import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { readExpression } from "../../../algebra/read-for-test.ts";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";
import { withEulersNumber } from "../read-formula.ts";

const small = fc.integer({ min: -6, max: 6 });
const nonZero = small.filter((value) => value !== 0);

test("dy/dx + ay = bx + c is solved with its initial value", () => {
  fc.assert(
    fc.property(nonZero, nonZero, small, small, (a, b, c, start) => {
      const question = `Solve dy/dx + (${a})y = (${b})x + (${c}), y(0) = ${start}`;
      const answer = answerOf(calculusTasks, question);
      const right = withEulersNumber(readExpression(answer?.replace("y = ", "") ?? "0"));
      const at = 0.7;
      // y = (b/a)x + (c − b/a)/a + K·e^(−ax)
      const rest = (c - b / a) / a;
      const expected = (b / a) * at + rest + (start - rest) * Math.exp(-a * at);
      const value = evaluateReal(right, new Map([["x", at]])) ?? Number.NaN;
      expect(Math.abs(value - expected)).toBeLessThan(1e-9 * Math.max(1, Math.abs(expected)));
    }),
    { numRuns: 25 },
  );
});
