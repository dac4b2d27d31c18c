import { expect, test } from "vitest";
import { ownLinesIn } from "./own-lines.ts";

test.each([
  ["2x + 3 = 11, so 2x = 14, x = 7, why wrong?", ["2x + 3 = 11", "2x = 14", "x = 7"]],
  ["If $x^2 = 9$ then $x = 3$. Is it right?", ["x^2 = 9", "x = 3"]],
  ["maine 12 × 13 = 146 kiya, galat kyun?", [String.raw`12 \times 13 = 146`]],
  ["x/2 = 3 ⇒ x = 1.5", ["x/2 = 3", "x = 1.5"]],
  ["Solve 2x + 3 = 11", []],
  [String.raw`Why $x^{2} - 5x + 6 = 0$ gives $x = 2$?`, ["x^2 - 5x + 6 = 0", "x = 2"]],
  [String.raw`$2^{10} = 1000$, right?`, ["2^{10} = 1000"]],
  [String.raw`$2 \cdot 6 = 12$, right?`, [String.raw`2 \times 6 = 12`]],
  [String.raw`$2\left(x + 1\right) = 8 \Rightarrow x = 3$, right?`, ["2(x + 1) = 8", "x = 3"]],
  [String.raw`\(\frac{x}{2} = 3\) so \(x = 1.5\)`, ["(x)/(2) = 3", "x = 1.5"]],
  // A formula is read completely or not at all.
  [String.raw`Is \log 100 = 2 right?`, []],
  [String.raw`Is $\log 100 = 2$ right? So $x = 3$.`, ["x = 3"]],
  [String.raw`Is $\gcd(12, 18) = 6$ right?`, []],
  [String.raw`Is $\sqrt{16} - 1 = 3$ right, or $\sqrt{16}$ + 2 = 6?`, []],
  ["Is $x_1 = 3$ right, or x_{2} - 1 = 4?", []],
  [String.raw`Is $2\frac{1}{2} + 1 = 3\frac{1}{2}$ right, or 2 1/2 + 1 = 3 1/2?`, []],
  ["Is the HCF of 12 and 18 = 6 right?", []],
  ["Why is the sky blue?", []],
])("the equations of a working: %s", (text, lines) => {
  expect(ownLinesIn(text)).toEqual(lines);
});
