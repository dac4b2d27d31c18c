import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSolution } from "../../steps/check-solution.ts";
import { answerTo, solveOrThrow } from "./testing/ask.ts";

const quarter = fc.integer({ min: -24, max: 24 });

test("a value is the same one turn on, and turns its sign with the angle as its function does", () => {
  const functions = fc.constantFrom("sin", "cos", "tan");
  fc.assert(
    fc.property(functions, quarter, (name, steps) => {
      const angle = steps * 15;
      fc.pre(name !== "tan" || angle % 180 !== 90);
      fc.pre(name !== "tan" || Math.abs(angle % 180) !== 90);
      const here = answerTo(`Find the value of ${name}(${angle}°)`);
      expect(here).not.toBeNull();
      expect(answerTo(`Find the value of ${name}(${angle + 360}°)`)).toBe(here);
      expect(answerTo(`Find the value of ${name}(${angle}π/180)`)).toBe(here);
      if (name === "cos") expect(answerTo(`Find the value of cos(${-angle}°)`)).toBe(here);
    }),
    { numRuns: 40 },
  );
});

test("complementary angles always make 1", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 89 }), (angle) => {
      expect(answerTo(`sin² ${angle}° + sin² ${90 - angle}°`)).toBe("1");
      expect(answerTo(`tan ${angle}° tan ${90 - angle}°`)).toBe("1");
    }),
    { numRuns: 30 },
  );
});

test("the quotient of two complex numbers is the number that was multiplied in", () => {
  const part = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(part, part, part, part, (a, b, c, d) => {
      const [real, imaginary] = [a * c - b * d, a * d + b * c];
      const sign = real < 0 ? `-${-real}` : `${real}`;
      const question = `Express (${sign} + ${imaginary}i)/(${c} + ${d}i) in the form a + ib`;
      const { solution } = solveOrThrow(question);
      expect(solution.answer.plain).toBe(`${a} + ${b === 1 ? "" : b}i`);
      expect(checkSolution(solution).failures).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
