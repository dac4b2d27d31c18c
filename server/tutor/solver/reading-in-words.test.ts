import { expect, test } from "vitest";
import { readingInWords, sentenceOfReading } from "./reading-in-words.ts";

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

test.each([
  ["x^{2} = 4", "I read it as $x^{2} = 4$."],
  [
    String.raw`\text{rhombus: }d = 6;\quad A = {?}`,
    String.raw`I read it as rhombus: $d = 6;\quad A = {?}$`,
  ],
  [String.raw`\text{Profit} = \,?`, String.raw`I read it as Profit $= \,?$`],
  [String.raw`\text{Is 7 a prime number?}`, "I read it as Is 7 a prime number?"],
])("the sentence about %s has one mark at its end", (latex, sentence) => {
  expect(sentenceOfReading("I read it as", latex)).toBe(sentence);
});
