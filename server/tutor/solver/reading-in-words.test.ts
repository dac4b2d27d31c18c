import { expect, test } from "vitest";
import { readingInWords } from "./reading-in-words.ts";

test.each([
  ["x^{2} = 4", "$x^{2} = 4$"],
  [String.raw`\text{Letters of APPLE}`, "Letters of APPLE"],
  [
    String.raw`\text{area of the triangle }(1, -1),\; (0, 6)`,
    "area of the triangle $(1, -1)$, $(0, 6)$",
  ],
  [
    String.raw`\text{Cost price} = 40,\; \text{Profit} = \,?`,
    String.raw`Cost price $= 40$, Profit $= \,?$`,
  ],
  [String.raw`2x + y = 1, \quad x - y = 2`, "$2x + y = 1$, $x - y = 2$"],
  [String.raw`\int x^{2} \, dx`, String.raw`$\int x^{2} \, dx$`],
  [String.raw`5\,\mathrm{m},\; 6\,\mathrm{m}`, String.raw`$5\,\mathrm{m}$, $6\,\mathrm{m}$`],
  ["f(2, 3) = 5", "$f(2, 3) = 5$"],
  [String.raw`P(\text{bag I}) = \frac{1}{2}`, String.raw`$P(\text{bag I}) = \frac{1}{2}$`],
  ["4{,}57{,}210 + 1", "$4{,}57{,}210 + 1$"],
  ["1, 2, 3", "$1$, $2$, $3$"],
  [
    String.raw`\begin{matrix} 1, \quad 2 \end{matrix}`,
    String.raw`$\begin{matrix} 1, \quad 2 \end{matrix}$`,
  ],
])("%s is read as %s", (latex, words) => {
  expect(readingInWords(latex)).toBe(words);
});
