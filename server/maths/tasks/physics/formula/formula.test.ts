import { expect, test } from "vitest";
import * as q from "../../../numbers/rational.ts";
import { evaluate } from "./evaluate.ts";
import { isolate } from "./isolate.ts";
import { parseEquation, parseFormula } from "./parse-formula.ts";
import { formulaLatex } from "./write-formula.ts";

const symbols = { name: (name: string) => name, times: " " };

function valueOf(formula: string, values: Record<string, number>): number | null {
  const known = Object.entries(values).map(([name, value]) => {
    return [name, { value: q.rational(BigInt(value * 1000), 1000n), isExact: true }] as const;
  });
  const close = evaluate(parseFormula(formula), new Map(known));
  return close && Number(close.value.numerator) / Number(close.value.denominator);
}

test.each([
  ["u + a*t", { u: 5, a: 2, t: 3 }, 11],
  ["u*t + 1/2*a*t^2", { u: 5, a: 2, t: 3 }, 24],
  ["a - b - c", { a: 10, b: 3, c: 2 }, 5],
  ["a/b/c", { a: 24, b: 4, c: 2 }, 3],
  ["(a - b)*c", { a: 7, b: 2, c: 3 }, 15],
  ["sqrt(a)", { a: 144 }, 12],
  ["sin(a)", { a: 30 }, 0.5],
  ["cos(a)", { a: 60 }, 0.5],
  ["tan(a)", { a: 45 }, 1],
  ["asin(a)", { a: 0.5 }, 30],
  ["abs(a - b)", { a: 3, b: 8 }, 5],
  ["m*(1/2)^(t/s)", { m: 80, t: 60, s: 20 }, 10],
])("%s with %o is %d", (formula, values, expected) => {
  expect(valueOf(formula, values)).toBe(expected);
});

test.each([
  ["sqrt(a)", { a: -4 }],
  ["a/b", { a: 1, b: 0 }],
  ["asin(a)", { a: 2 }],
  ["a + b", { a: 1 }],
])("%s with %o has no value", (formula, values) => {
  expect(valueOf(formula, values)).toBeNull();
});

test.each([
  ["v = u + a*t", "u", "v - a t"],
  ["v = u + a*t", "a", "\\frac{v - u}{t}"],
  ["v = u + a*t", "t", "\\frac{v - u}{a}"],
  ["v^2 = u^2 + 2*a*s", "v", "\\sqrt{u^{2} + 2 a s}"],
  ["v^2 = u^2 + 2*a*s", "s", "\\frac{v^{2} - u^{2}}{2 a}"],
  ["1/v - 1/u = 1/f", "u", "\\frac{1}{\\frac{1}{v} - \\frac{1}{f}}"],
  ["P = V^2/R", "R", "\\frac{V^{2}}{P}"],
  ["T = 2*pi*sqrt(L/g)", "L", "\\left(\\frac{T}{2 \\pi}\\right)^{2} g"],
  ["n = sin(i)/sin(r)", "r", "\\sin^{-1}\\left(\\frac{\\sin i}{n}\\right)"],
])("%s solved for %s is %s", (equation, name, latex) => {
  const formula = isolate(parseEquation(equation), name);
  expect(formula && formulaLatex(formula, symbols)).toBe(latex);
});

test.each([
  ["s = u*t + 1/2*a*t^2", "t"],
  ["m = M*(1/2)^(t/T)", "T"],
  ["F = m*a", "v"],
])("%s is not solved for %s by undoing", (equation, name) => {
  expect(isolate(parseEquation(equation), name)).toBeNull();
});

test("what has no left side starts with a minus", () => {
  expect(formulaLatex(parseFormula("0 - v/u"), symbols)).toBe("-\\frac{v}{u}");
});

test.each(["a +", "a = b", "(a", "a b", "3a"])("%s is no formula", (text) => {
  expect(() => parseFormula(text)).toThrow(Error);
});

test("an equation has one equals sign", () => {
  expect(() => parseEquation("a = b = c")).toThrow("Two equals signs");
});

test.each([
  ["p*v = n*r*t", "n", "\\frac{p v}{r t}"],
  ["a/b = c/d", "c", "\\frac{a d}{b}"],
  ["w = 1/2*k*x^2", "k", "\\frac{2 w}{x^{2}}"],
  ["n = c/v", "v", "\\frac{c}{n}"],
])("%s is solved for %s with one fraction line", (equation, name, latex) => {
  const formula = isolate(parseEquation(equation), name);
  expect(formula && formulaLatex(formula, symbols)).toBe(latex);
});
