import fc from "fast-check";
import { expect, test } from "vitest";
import { compareAnswers, compareToAnswer } from "./compare.ts";
import { solveQuestion } from "./solve-question.ts";

test.each([
  ["x = 4", "4"],
  ["x = 4", "x=4"],
  ["4", "4.0"],
  ["4", "four"],
  ["21", "21.00"],
  ["x = 4", "The answer is 4."],
  ["x = 4", "$x = 4$"],
  ["x = 4", "x = 8/2 = 4"],
  ["x = 4", "4 = x"],
  ["x = 4", "X = 4"],
  ["19/12", "1 7/12"],
  ["19/12", "1\\frac{7}{12}"],
  ["19/12", "\\frac{19}{12}"],
  ["19/12", "\\frac{19}{12} = 1\\frac{7}{12}"],
  ["1/2", "0.5"],
  ["1/2", "½"],
  ["0.75", "3/4"],
  ["-3", "−3"],
  ["36", "₹36"],
  ["₹36", "36 rupees"],
  ["₹480 and ₹720", "480, 720"],
  ["1253400", "12,53,400"],
  ["1253400", "12{,}53{,}400"],
  ["25%", "25"],
  ["25%", "0.25"],
  ["25%", "25 percent"],
  ["x = 2 or x = 3", "3, 2"],
  ["x = 2 or x = 3", "x = 3 and x = 2"],
  ["x = 2 or x = 3", "x = 2, 3"],
  ["x = 2 or x = 3", "{2, 3}"],
  ["x = 100 or x = 200", "100,200"],
  ["x = -3 or x = 3", "x = ±3"],
  ["x = -3 or x = 3", "\\pm 3"],
  ["x = 3", "x = 3 or x = 3"],
  ["x = -2*sqrt(2) or x = 2*sqrt(2)", "x = \\pm 2\\sqrt{2}"],
  ["x = (3 - sqrt(5))/2 or x = (3 + sqrt(5))/2", "\\frac{3 \\pm \\sqrt{5}}{2}"],
  ["x = (3 - sqrt(5))/2 or x = (3 + sqrt(5))/2", "(3+√5)/2, (3-√5)/2"],
  ["x = 2, y = 3", "y = 3, x = 2"],
  ["x = 2, y = 3", "(2, 3)"],
  ["x = 2, y = 3", "x=2 and y=3"],
  ["3:4", "3 : 4"],
  ["no real roots", "There are no real roots."],
  ["no real roots", "no solution"],
  ["no solution", "\\text{No solution (inconsistent)}"],
  ["infinitely many solutions", "Infinite solutions"],
  ["true for all numbers", "all real numbers"],
])("%s equals %s", (expected, given) => {
  expect(compareAnswers(expected, given)).toBe("equal");
});

test.each([
  ["3/4", "6/8"],
  ["3", "6/2"],
  ["7", "3 + 4"],
  ["x = 4", "x = 8/2"],
  ["x = 2 or x = 3", "x = 2"],
  ["x = 2, y = 3", "y = 3"],
  ["3:4", "6:8"],
  ["₹480 and ₹720", "480"],
  ["x = -2*sqrt(2) or x = 2*sqrt(2)", "±√8"],
  ["x = 1 - sqrt(5) or x = 1 + sqrt(5)", "(2 ± 2√5)/2"],
])("%s has the value of %s, but is not finished", (expected, given) => {
  expect(compareAnswers(expected, given)).toBe("unfinished");
});

test.each([
  ["x = 4", "5"],
  ["x = 4", "-4"],
  ["x = 4", "y = 4"],
  ["x = 4", "x = 3 + 2 = 4"],
  ["36", "36%"],
  ["25%", "2.5"],
  ["x = 2 or x = 3", "2, 4"],
  ["x = 2 or x = 3", "2, 3, 4"],
  ["x = 2, y = 3", "x = 3, y = 2"],
  ["x = 2, y = 3", "(3, 2)"],
  ["3:4", "4:3"],
  ["3:4", "0.75"],
  ["₹480 and ₹480", "480, 720"],
  ["no real roots", "x = 0"],
  ["no solution", "infinitely many solutions"],
])("%s is not %s", (expected, given) => {
  expect(compareAnswers(expected, given)).not.toMatch(/equal|unfinished/);
});

test.each([
  ["4", ""],
  ["4", "I don't know"],
  ["4", "x"],
  ["4", "4 mangoes"],
  ["4", "9^9^9^9"],
  ["4", "1/0"],
  ["4", "1 2"],
  ["4", "4".repeat(2000)],
])("against %s, %s cannot be read", (expected, given) => {
  expect(compareAnswers(expected, given)).toBe("unreadable");
});

const fraction = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 60 }));

test("fractions compare as their cross products do, in either order", () => {
  fc.assert(
    fc.property(fraction, fraction, ([a, b], [c, d]) => {
      const isEqual = a * d === c * b;
      const found = [
        compareAnswers(`${a}/${b}`, `${c}/${d}`),
        compareAnswers(`${c}/${d}`, `${a}/${b}`),
      ];
      for (const comparison of found) expect(comparison !== "different").toBe(isEqual);
    }),
  );
});

test("an answer with any addition never equals the answer", () => {
  fc.assert(
    fc.property(fraction, fraction, ([a, b], [c, d]) => {
      fc.pre(c !== 0);
      const changed = `${a * d + c * b}/${b * d}`;
      expect(compareAnswers(`x = ${a}/${b}`, changed)).toBe("different");
    }),
  );
});

test("no string causes an exception", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), (a, b) => {
      expect(["equal", "unfinished", "different", "unreadable"]).toContain(compareAnswers(a, b));
    }),
    { numRuns: 1000 },
  );
});

test.each(["100^17", "9^120", "0.1^60", "2^396"])(
  "the answer of %s can be typed back",
  (question) => {
    const outcome = solveQuestion(question);
    if (outcome.kind !== "solved") throw new Error(`${question} was not solved`);
    const { plain } = outcome.solution.answer;
    expect(compareAnswers(plain, plain)).toBe("equal");
  },
);

test.each([
  ["₹300000/7", "equal"],
  ["\\text{Rs. }\\frac{3,00,000}{7} \\approx \\text{Rs. }42,857.14", "equal"],
  ["300000/7 ≈ 42857.14", "equal"],
  ["₹42857.14", "equal"],
  ["300000/7 ≈ 42857.25", "different"],
  ["₹300001/7", "different"],
])(
  "money that was rounded to paise may be given as the fraction before it: %s",
  (given, outcome) => {
    const latex = "\\text{₹}\\frac{3{,}00{,}000}{7} \\approx \\text{₹}42{,}857.14";
    expect(compareToAnswer({ latex, plain: "₹42857.14" }, given).outcome).toBe(outcome);
  },
);
