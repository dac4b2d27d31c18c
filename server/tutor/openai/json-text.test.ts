import { expect, test } from "vitest";
import { withCommands } from "./json-text.ts";

test.each([
  "$x \\ne 0$, $\\nu$ and $\\notin$",
  "$\\neg p$, $a \\nleq b$, $a \\ngeq b$, $a \\nmid b$",
  "$\\not= x$, $A \\ni x$, $x \\neq 0$",
  "$\\textbf{a} \\textit{b} \\textrm{c} 30\\textdegree$",
  "$\\tanh x$, $\\top$, $\\tan x$, $x \\to 0$, $\\tau$",
  "\\(\\lfloor x \\rfloor, \\lceil x \\rceil\\)",
  "\\[A \\rightleftharpoons B\n\\]$$\\rm{kg} \\left( x \\right) \\rho$$",
  "3 \\times 4 and \\theta \\rightarrow \\textbf{a}",
])("a command gets its lost backslash back: %s", (text) => {
  const careless = text
    .replaceAll(/\\(?=t)/gu, "\t")
    .replaceAll(/\\(?=r)/gu, "\r")
    .replaceAll(/\\(?=n)/gu, "\n")
    .replaceAll(/([\t\r\n])[trn]/gu, "$1");
  expect(careless).toMatch(/[\t\r\n]/u);
  expect(withCommands(careless)).toBe(text);
});

test.each([
  "A\tan apple\n\tto eat",
  "It is\nnot so, $x = 3$\ni am sure\nu too",
  "$x = 3$\te\r\nof $y$",
  "$$\nu = 5 \\\\\ni = 2\nx = 3\n$$",
  "It costs $5\nnot six",
])("tabs and line breaks stay: %j", (text) => {
  expect(withCommands(text)).toBe(text);
});
