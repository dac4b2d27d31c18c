// @vitest-environment node
import { expect, test } from "vitest";
import { plainMaths } from "./plain-maths.ts";
import { plainText } from "./plain-text.ts";

test.each([
  ["x = 4", "x = 4"],
  [String.raw`\frac{3}{4}`, "3/4"],
  [String.raw`1\frac{3}{4}`, "1 3/4"],
  [String.raw`\frac12`, "1/2"],
  [String.raw`\frac{x + 1}{2}`, "(x + 1)/2"],
  [String.raw`\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`, "(-b ± √(b² - 4ac))/2a"],
  ["x^2 - 5x + 6 = 0", "x² - 5x + 6 = 0"],
  ["10^{-3}", "10⁻³"],
  ["x^{a+b}", "x^(a+b)"],
  [String.raw`x^{\frac{1}{2}}`, "x^(1/2)"],
  [String.raw`\sqrt[3]{27}`, "³√27"],
  [String.raw`H_2O \rightarrow \text{water}`, "H₂O → water"],
  [String.raw`90^\circ`, "90°"],
  [String.raw`37^{\circ}\text{C}`, "37°C"],
  ["12{,}50{,}000", "12,50,000"],
  [String.raw`15\%`, "15%"],
  [String.raw`\left( x \right)`, "( x )"],
  [String.raw`\begin{aligned} x &= 1 \\ y &= 2 \end{aligned}`, "x = 1 , y = 2"],
  [String.raw`\sin \theta \le 1`, "sin θ ≤ 1"],
  ["{", ""],
])("%s in plain text on one line is %s", (latex, plain) => {
  expect(plainMaths(latex)).toBe(plain);
});

test.each([
  [String.raw`Solve $2x + \frac{1}{2} = 5$`, "Solve 2x + 1/2 = 5"],
  [String.raw`Add \(\frac{1}{2}\) and $$x^2$$`, "Add 1/2 and x²"],
  ["A pen costs $5 and a book $10", "A pen costs $5 and a book $10"],
  ["2*3*4 and 5 * 6", "2*3*4 and 5 * 6"],
  ["**Undo** what was *done*", "Undo what was done"],
  ["# Title\n\n- one\n- two", "Title one two"],
  ["- one\n    - two within", "one two within"],
  [
    "… own path: - Carbon dioxide enters. - Water rises.",
    "… own path: Carbon dioxide enters. Water rises.",
  ],
  [
    "… - Light is absorbed; + the rest (by far) - Passes",
    "… Light is absorbed; the rest (by far) Passes",
  ],
  ["A story - and its end: - x + 5, - 3", "A story - and its end: - x + 5, - 3"],
  ["the stomata , pores of a leaf . Is 3 : 4 it ?", "the stomata, pores of a leaf. Is 3 : 4 it?"],
  ["See [NCERT](https://ncert.nic.in/a)", "See NCERT"],
  ["snake_case stays", "snake_case stays"],
  ["प्रकाश संश्लेषण क्या है?", "प्रकाश संश्लेषण क्या है?"],
])("%j becomes %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  [String.raw`so that $\frac{3}{4} of the`, "so that 3/4 of the"],
  [String.raw`frac{3}{4} = x$ and then $y = 2$`, "frac{3}{4} = x and then y = 2"],
  [String.raw`The roots are $x = \frac{1`, "The roots are x = …"],
])("a text cut inside a formula, %j, becomes %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
