import fc from "fast-check";
import { expect, test } from "vitest";
import { mentionsAnswer } from "./mentions-answer.ts";

function tells(plain: string, text: string, question = ""): boolean {
  return mentionsAnswer(text, { latex: plain, plain }, question);
}

test.each([
  ["x = 4", "It is ४"],
  ["x = 4", "यह चार है"],
  ["x = 4", "answer chaar hai"],
  ["x = 2", "x ka maan do hai"],
  ["x = 4", "so it is \\frac{8}{2}"],
  ["36", "the answer is thirty-six"],
  ["25", "twenty five"],
  ["120", "one hundred and twenty"],
  ["250000", "two lakh fifty thousand"],
  ["62.5 m", "62.5 metres"],
  ["62.5 m", "it is 62.5"],
  ["62.5 m", "6250 cm"],
  ["₹36", "you get Rs. 36"],
  ["₹1200", "1,200 rupees"],
  ["2*sqrt(161) m", "that is $2\\sqrt{161}$"],
  ["70°", "so 70 degrees"],
  ["9 cm", "the side is nine cm"],
  ["(5, 5)", "the point (5, 5)"],
  ["(5/2, 4)", "(2.5, 4)"],
  ["2i + 3j", "$2\\hat{i} + 3\\hat{j}$"],
  ["[[1, 2], [3, 4]]", "$\\begin{bmatrix}1 & 2 \\\\ 3 & 4\\end{bmatrix}$"],
  ["x > 3", "so x > 3"],
  ["x > 3", "$x \\gt 3$"],
  ["x > 3", "the set (3, ∞)"],
  ["x^2 - 2x - 15", "it becomes $x^{2} - 2x - 15$"],
  ["x^2 - 2x - 15", "which gives x² − 2x − 15"],
  ["(x + 4)(x + 3)", "(x+3)(x+4)"],
  ["y = 5x - 1", "the line y = 5x - 1"],
  ["3x - y - 1 = 0", "3x - y = 1"],
  ["x^3 + 2x^2 - 5x + C", "$x^3 + 2x^2 - 5x$"],
  ["(4π)/3", "$\\frac{4\\pi}{3}$"],
  ["x = nπ + (-1)^n π/6, n ∈ Z", "$x = n\\pi + (-1)^n \\frac{\\pi}{6}$"],
  ["true", "Yes, it is."],
  ["true", "So the statement is true."],
  ["false", "No, because 3 divides it."],
  ["v = 10 m/s, s = 25 m", "s comes to 25 m"],
  ["HCF = 6, LCM = 36", "the HCF is 6"],
  ["36 years and 12 years", "the father is 36"],
  ["quotient x^2 + 3, remainder 1", "with remainder 1"],
  ["Fe = 70%, O = 30%", "Fe is 70%"],
  ["2:3", "2 : 3"],
  ["Friday", "it falls on friday"],
  ["isosceles", "it's Isosceles"],
  ["17:35", "at 5:35 pm"],
  ["17:35", "17.35"],
  ["2H2 + O2 -> 2H2O", "$2H_2 + O_2 \\rightarrow 2H_2O$"],
  ["2, 8, 1", "the shells hold 2, 8, 1"],
  ["2^3 × 3", "2 × 2 × 2 × 3"],
  ["4.5 × 10^(-4)", "$4.5 \\times 10^{-4}$"],
  ["XLIX", "it is XLIX"],
])("%s is revealed by: %s", (plain, text) => {
  expect(tells(plain, text)).toBe(true);
});

test("a word of the question is revealed only if it is stated as the answer", () => {
  const question = "Is the triangle isosceles or scalene?";
  expect(tells("isosceles", "So the triangle is isosceles.", question)).toBe(true);
  expect(tells("isosceles", "Two sides are equal, so it is an isosceles triangle", question)).toBe(
    true,
  );
});

test.each([
  ["x = 4", "Subtract 3 from both sides", "2x + 3 = 11"],
  ["x = 4", "x^4 has a power", ""],
  ["x = 4", "4x is a term", ""],
  ["x = 4", "14 and 40 and 4.5", ""],
  ["x = 4", "think of 2 plus 2", ""],
  ["x = 2", "What do you do next?", ""],
  ["x = 3", "teenagers love sums", ""],
  ["36", "360 and 3.6", ""],
  ["62.5 m", "divide 125 by 2", "125 m in 2 s"],
  ["x > 3", "Which number is 0 here?", "x - 3 > 0"],
  ["true", "Yes, you can do this!", "Is 7 prime?"],
  ["true", "Is it true that it has two factors?", "Is 7 prime?"],
  ["false", "There is no need to divide", "Is 9 prime?"],
  ["(5, 5)", "add 2 and 8 and take half", "midpoint of (2, 3) and (8, 7)"],
  ["-7, -3, 0, 2, 5", "Which number is the smallest?", "Arrange 2, 5, -7, 0, -3"],
  ["-7, -3, 0, 2, 5", "Look at 2, 5, -7, 0, -3", "Arrange 2, 5, -7, 0, -3"],
  ["2i + 3j", "look at the i part and the j part", ""],
  ["Friday", "Count on from Monday", "Which day is it?"],
  ["Friday", "From Friday count 7 days", "Today is Friday. Which day is it after 7 days?"],
  ["isosceles", "Is the word isosceles right?", "Is the triangle isosceles or scalene?"],
  ["HCF = 6, LCM = 36", "Find the HCF of 12 and 18", "HCF and LCM of 12 and 18"],
  ["2, 8, 1", "the first shell holds 2 electrons", "configuration of sodium"],
  ["2:3", "2 and 3 are prime", "ratio of 20 and 30"],
  ["x^2 - 2x - 15", "multiply (x - 5)(x + 3) out", "Expand (x - 5)(x + 3)"],
  ["(x + 4)(x + 3)", "start from x^2 + 7x + 12", "Factorise x^2 + 7x + 12"],
  ["v = 10 m/s, s = 25 m", "Use a = 2 m/s^2 and t = 5 s", "a = 2 m/s^2, t = 5 s"],
  ["17:35", "5:35 PM is after noon", "Write 5:35 PM on the 24-hour clock"],
])("%s is not revealed by: %s", (plain, text, question) => {
  expect(tells(plain, text, question)).toBe(false);
});

test("no text causes an exception, whatever the form of the answer", () => {
  const answers = fc.constantFrom(
    ..."x = 4;(1, 2);[[1, 2], [3, 4]];x > 3;true;17:30;2i + 3j;HCF = 6, LCM = 36;2, 8, 1;Friday;5 m/s;2H2 + O2 -> 2H2O".split(
      ";",
    ),
  );
  fc.assert(
    fc.property(answers, fc.string({ unit: "grapheme" }), fc.string(), (plain, text, question) => {
      expect(typeof tells(plain, text, question)).toBe("boolean");
    }),
    { numRuns: 600 },
  );
});
