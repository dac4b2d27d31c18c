import fc from "fast-check";
import { expect, test } from "vitest";
import { answerListener, mentionsAnswer } from "./mentions-answer.ts";

const four = { latex: "x = 4", plain: "x = 4" };
const question = "Solve 2x + 3 = 11";

test.each([
  "x = 4",
  "So $x = 4$.",
  "The answer is 4",
  "you get **4**",
  "It comes to 4.0",
  "four",
  "$\\frac{8}{2}$",
  "it is 8/2",
  "\\boxed{4}",
  "x=4 is the solution",
  "4",
])("%s reveals 4", (text) => {
  expect(mentionsAnswer(text, four, question)).toBe(true);
});

test.each([
  "Subtract $3$ from both sides",
  "What is $8 \\div 2$?",
  "Think of $4x$ as repeated addition",
  "x^4 is a power",
  "Undo what was done to $x$",
  "2x = 8",
  "14 is more than 11",
  "-4 is not it",
  "",
])("%s does not reveal 4", (text) => {
  expect(mentionsAnswer(text, four, question)).toBe(false);
});

const tie = "A shirt costs ₹250 more than a tie. Together they cost ₹750. What does the tie cost?";

test.each([
  ["It comes to ₹250.", true],
  ["Work it out: it comes to $₹250$.", true],
  ["you get $\\text{Rs. }250$", true],
  ["The shirt costs ₹250 more.", false],
  ["Take ₹250 away from ₹750 first.", false],
])("an amount that the question also contains: %s", (text, isTold) => {
  expect(mentionsAnswer(text, { latex: "₹250", plain: "₹250" }, tie)).toBe(isTold);
});

test("a number of the question is revealed only if it is stated as the answer", () => {
  const asked = "Solve x + 4 = 8";
  expect(mentionsAnswer("Subtract 4 from both sides", four, asked)).toBe(false);
  expect(mentionsAnswer("You have x + 4 = 8", four, asked)).toBe(false);
  expect(mentionsAnswer("so x = 4", four, asked)).toBe(true);
  expect(mentionsAnswer("the answer is 4", four, asked)).toBe(true);
  expect(mentionsAnswer("LCM = 36", { latex: "36", plain: "36" }, "LCM of 12 and 36")).toBe(true);
});

test.each([
  [{ latex: "\\frac{19}{12} = 1\\frac{7}{12}", plain: "19/12" }, "about $1\\frac{7}{12}$"],
  [{ latex: "\\frac{19}{12} = 1\\frac{7}{12}", plain: "19/12" }, "1 7/12"],
  [{ latex: "\\frac{3}{4}", plain: "3/4" }, "0.75 of it"],
  [{ latex: "\\frac{3}{4}", plain: "3/4" }, "¾"],
  [{ latex: "x = 2 \\text{ or } x = 3", plain: "x = 2 or x = 3" }, "one root is 3"],
  [{ latex: "x = -3", plain: "x = -3" }, "it is −3"],
  [{ latex: "x = 7,\\; y = 5", plain: "x = 7, y = 5" }, "then $y = 5$"],
  [{ latex: "2 : 3", plain: "2:3" }, "that is 2 : 3"],
  [{ latex: "25\\%", plain: "25%" }, "25 percent"],
  [{ latex: "\\text{No real roots}", plain: "no real roots" }, "it has no real roots"],
  [{ latex: "\\text{No solution}", plain: "no solution" }, "there is no solution"],
  [
    { latex: "x = \\frac{3 - \\sqrt{5}}{2}", plain: "x = (3 - sqrt(5))/2" },
    "$\\frac{3 \\pm \\sqrt{5}}{2}$",
  ],
  [{ latex: "x = 2\\sqrt{2}", plain: "x = 2*sqrt(2)" }, "that is √8"],
])("%o is revealed by %s", (answer, text) => {
  expect(mentionsAnswer(text, answer, "Work it out")).toBe(true);
});

test("the fraction of the question is not yet its lowest terms", () => {
  const answer = { latex: "\\frac{3}{4}", plain: "3/4" };
  expect(mentionsAnswer("What is $\\frac{6}{8}$ in lowest terms?", answer, "Simplify 6/8")).toBe(
    false,
  );
  expect(mentionsAnswer("It is 3/4", answer, "Simplify 6/8")).toBe(true);
});

test("no text causes an exception", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, asked) => {
      expect(typeof mentionsAnswer(text, four, asked)).toBe("boolean");
    }),
    { numRuns: 1000 },
  );
});

test("one before a word is not a number, unless it is stated as the answer", () => {
  const answer = { latex: "x = 1", plain: "x = 1" };
  const tells = (text: string): boolean => mentionsAnswer(text, answer, "Solve 3x + 4 = 7");
  expect(tells("Bring everything to one side")).toBe(false);
  expect(tells("The value is one now")).toBe(true);
  expect(tells("You get one.")).toBe(true);
});

test.each([
  ["$6x + 4 = 2(3x + 2)$", "2(2 + 3x)", true],
  ["$y - 3 = 2(x - 1)$", "y = 2x + 1", true],
  ["- Add: $1 + 5 = 6$", "six", true],
  ["$2(3x + 2) - 1 = 6x + 3$", "2(2 + 3x)", false],
])(
  "of another question's working, %s, what it comes to is held against %s",
  (text, plain, tells) => {
    const listen = answerListener({ latex: plain, plain }, "", { scope: "in-results" });
    expect(listen(text)).toBe(tells);
  },
);
