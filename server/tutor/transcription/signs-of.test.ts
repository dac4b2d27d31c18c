import { expect, test } from "vitest";
import { signsOf } from "./signs-of.ts";

test.each([
  ["Solve $2x + 3 = 11$", "Solve 2x + 3 = 11"],
  [String.raw`Simplify $24 \div 6 \times 2 + 5 - 3$`, "Simplify 24 ÷ 6 × 2 + 5 − 3"],
  [String.raw`Solve $3x + 7 \leq 22$`, "Solve 3x + 7 ≤ 22"],
  [String.raw`Add $5\frac{2}{3} + 4\dfrac{1}{6}$`, "Add: 5 2/3 + 4 1/6"],
  ["Add 5⅔ and 4⅙", "Add 5 2/3 and 4 1/6"],
  [String.raw`$\sqrt{75} - \sqrt{27}$`, "√75 - √27"],
  [String.raw`$\sqrt{\frac{9}{16}}$`, "√(9/16)"],
  [String.raw`Find $\sqrt[3]{64}$`, "Find ∛64"],
  ["Solve $x^{2} - 5x + 6 = 0$", "Solve x² – 5x + 6 = 0"],
  ["$2^{-3}$", "2⁻³"],
  ["It costs ₹12,50,000", "It costs ₹1250000"],
  ["Find the LCM of 12, 18 and 24", "Find the LCM of 12,18 and 24"],
  ["१२ + ५", "12 + 5"],
  ["3 x 4 * 5", "3 × 4 · 5"],
  ["2·5 metres", "2.5 metres"],
  [String.raw`An angle of $30^\circ$ and $60^{\circ}$`, "An angle of 30° and 60°"],
  ["3. Solve 2x + 3 = 11 [2]", "Solve 2x + 3 = 11"],
  ["Q4) Solve 2x + 3 = 11 (3 marks)", "Solve 2x + 3 = 11"],
  ["What is 3/4 of 24? (a) 16 (b) 18 (c) 20 (d) 12", "What is 3/4 of 24?"],
  ["48 + 27 =", "48 + 27"],
  ["A 3-digit right-angled well-known number - find 5", "A 3 digit number, find 5"],
  ["Rs.500", "Rs. 500"],
])("%s has the numbers and signs of %s", (one, other) => {
  expect(signsOf(one).join("")).toBe(signsOf(other).join(""));
  expect(signsOf(one)).not.toEqual([]);
});

test.each([
  ["Solve 2x + 3 = 11", "Solve 2x + 8 = 11"],
  ["Solve 2x + 3 = 11", "Solve 2x - 3 = 11"],
  ["24 ÷ 6", "24 + 6"],
  ["3x + 7 ≤ 22", "3x + 7 < 22"],
  ["x^2 - 5x", "x2 - 5x"],
  ["√75 - 3", "75 - 3"],
  ["2.5 m", "25 m"],
  ["-3x = 6", "3x = 6"],
  ["3/4 + 1", "34 + 1"],
])("%s doesn't have the numbers and signs of %s", (one, other) => {
  expect(signsOf(one).join("")).not.toBe(signsOf(other).join(""));
});

test("words have no signs, and a very long text is read quickly", () => {
  expect(signsOf("Who was Akbar's father?")).toEqual([]);
  expect(signsOf(`${"a. ".repeat(1300)}{{{{`)).toEqual([]);
});
