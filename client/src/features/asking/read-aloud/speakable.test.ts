import { expect, test } from "vitest";
import { anAnswer, someHints } from "../testing/answer-samples.ts";
import { sentencesOf } from "./sentences.ts";
import { speakable } from "./speakable.ts";
import { spokenAnswer } from "./spoken-answer.ts";
import { spokenMaths } from "./spoken-maths.ts";

test.each([
  ["x = 4", "x equals 4"],
  ["2x + 3 = 11", "2 x plus 3 equals 11"],
  [String.raw`\frac{3}{4}`, "3 over 4"],
  [String.raw`1\frac{3}{4}`, "1 and 3 over 4"],
  [String.raw`\frac{x + 1}{2}`, "x plus 1, over 2"],
  [String.raw`\frac12`, "1 over 2"],
  ["x^2 - 5x + 6 = 0", "x squared minus 5 x plus 6 equals 0"],
  ["x^{3}", "x cubed"],
  ["10^{-3}", "10 to the power minus 3"],
  ["2^n", "2 to the power n"],
  [String.raw`\sqrt{16} = 4`, "the square root of 16, equals 4"],
  [String.raw`\sqrt[3]{27}`, "the cube root of 27,"],
  [String.raw`6 \times 7 \div 2`, "6 times 7 divided by 2"],
  [String.raw`x \le 3`, "x is less than or equal to 3"],
  [String.raw`x \neq 0`, "x is not equal to 0"],
  [String.raw`\pm 5`, "plus or minus 5"],
  [String.raw`90^\circ`, "90 degrees"],
  [String.raw`37^{\circ}\text{C}`, "37 degrees C"],
  [String.raw`15\%`, "15 percent"],
  [String.raw`\mathrm{2H_2 + O_2 \rightarrow 2H_2O}`, "2 H 2 plus O 2 to 2 H 2 O"],
  [String.raw`60\,\mathrm{cm}`, "60 cm"],
  [
    String.raw`\begin{array}{ccc}  & {\scriptstyle 1} &  \\  & 4 & 5 \\ + & 3 & 8 \\ \hline  & 8 & 3 \end{array}`,
    "1, 4 5, plus 3 8, 8 3",
  ],
  [String.raw`5\text{ cm}`, "5 cm"],
  [String.raw`\angle ABC`, "angle A B C"],
  [String.raw`\alpha + \beta`, "alpha plus beta"],
  ["3 : 4", "3 to 4"],
  ["f(x) = x", "f of x equals x"],
  ["2(x + 1)", "2, bracket x plus 1, close bracket,"],
  ["12{,}50{,}000", "12,50,000"],
  [String.raw`\log_{10} 100`, "log base 10, 100"],
  [String.raw`\left( x \right)`, ", bracket x, close bracket,"],
  [String.raw`\begin{aligned} x &= 1 \\ y &= 2 \end{aligned}`, "x equals 1, y equals 2"],
  [String.raw`x = 2 \Rightarrow y = 3`, "x equals 2, so y equals 3"],
  ["{", ""],
])("%s is spoken as %s", (latex, said) => {
  expect(spokenMaths(latex)).toBe(said);
});

test.each([
  ["So **$x = 4$**.", "So x equals 4."],
  ["It costs ₹ 12,500 in all.", "It costs 12,500 rupees in all."],
  ["- *First* do `this`", "First do this"],
  ["2*3*4", "2 times 3 times 4"],
  ["See [NCERT](https://ncert.nic.in/a).", "See NCERT."],
  ["5² + 3³", "5 squared plus 3 cubed"],
  ["6 × 7 = 42 and 8 ÷ 2 ≈ 4", "6 times 7 equals 42 and 8 divided by 2 is about 4"],
  ["# Title\n\n> Quoted", "Title\nQuoted"],
  ["| a | b |\n|---|---|\n| 1 | 2 |", "a, b\n1, 2"],
  ["Then\n\n$$x = 4$$\n\nDone.", "Then\nx equals 4.\nDone."],
  ["मान लो $x = 5$ है।", "मान लो x equals 5 है।"],
])("%j is spoken as %j", (markdown, said) => {
  expect(speakable(markdown)).toBe(said);
});

test("a text is spoken sentence by sentence, and none is too long for one utterance", () => {
  expect(sentencesOf("One. Two!\nपहला। दूसरा। 3.5 cm?")).toEqual([
    "One.",
    "Two!",
    "पहला।",
    "दूसरा।",
    "3.5 cm?",
  ]);
  const long = `${"so many words, ".repeat(40)}end.`;
  const pieces = sentencesOf(long);
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(180);
  expect(pieces.join(" ")).toBe(long);
  expect(sentencesOf("x".repeat(400)).join("")).toBe("x".repeat(400));
  expect(sentencesOf(", , .")).toEqual([]);
});

test("an answer is read in the order of the page, and closed hints are not revealed", () => {
  expect(spokenAnswer(anAnswer()).slice(0, 3)).toEqual([
    "The answer is:",
    "$x = 4$",
    anAnswer().content,
  ]);
  expect(spokenAnswer(anAnswer({ declined: true, content: "Not yet." }))[0]).toBe(
    "I can't answer this one yet",
  );
  expect(spokenAnswer(anAnswer({ replyKind: "idea" }))[0]).toBe(
    "I can't answer this one yet. This is the idea behind it",
  );
  const read = spokenAnswer(someHints(), { openCount: 1 }).join(" ");
  expect(read).toContain("Which idea");
  expect(read).not.toContain("The first move");
});
