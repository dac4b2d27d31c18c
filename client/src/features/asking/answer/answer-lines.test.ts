// @vitest-environment node
import { expect, test } from "vitest";
import { answerLines } from "./answer-lines.ts";

test.each([
  [String.raw`$x = 7,\; y = 3$`, "- $x = 7$\n- $y = 3$"],
  [
    String.raw`$\text{mean} = 4,\quad \text{median} = 3,\quad \text{mode} = 3$`,
    String.raw`- $\text{mean} = 4$` +
      "\n" +
      String.raw`- $\text{median} = 3$` +
      "\n" +
      String.raw`- $\text{mode} = 3$`,
  ],
  [
    String.raw`$v = 60\,\mathrm{cm},\; \text{real and inverted, enlarged}$`,
    "- $v = 60\\,\\mathrm{cm}$\n- $\\text{real and inverted, enlarged}$",
  ],
  [
    String.raw`$\text{vertex: } (0,\; 0),\quad \text{directrix: } x = -2$`,
    "- $\\text{vertex: } (0,\\; 0)$\n- $\\text{directrix: } x = -2$",
  ],
])("the values of %s are a list", (answer, lines) => {
  expect(answerLines(answer)).toBe(lines);
});

test.each([
  "$x = 4$",
  String.raw`$3,\; 5,\; 7$`,
  String.raw`$(2,\; 3)$`,
  String.raw`$\left\{x = 1,\; y = 2\right\}$`,
  "The cost is $120$.",
  String.raw`$f(x) = \begin{cases} 1,\; x = 2 \\ 0,\; x = 3 \end{cases}$`,
])("%s stays inline", (answer) => {
  expect(answerLines(answer)).toBe(answer);
});

test("a matrix is set as display maths", () => {
  const latex = String.raw`A = \begin{bmatrix} 1 & 2 \\ 3 & 4 \end{bmatrix}`;
  expect(answerLines(`$${latex}$`)).toBe(`$$${latex}$$`);
});
