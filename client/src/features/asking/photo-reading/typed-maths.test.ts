// @vitest-environment node
import { expect, test } from "vitest";
import { typesetMaths } from "./typed-maths.ts";

const raw = String.raw;

test.each([
  ["Solve x^2 - 5x + 6 = 0", raw`Solve \(x^{2} - 5 x + 6 = 0\)`],
  ["Add: 5 2/3 + 4 1/6", raw`Add: \(5 \frac{2}{3} + 4 \frac{1}{6}\)`],
  ["Simplify √75 - √27 + √(x+1)", raw`Simplify \(\sqrt{75} - \sqrt{27} + \sqrt{x + 1}\)`],
  ["Find (x + 1)/(x - 2) when x = 3.", raw`Find \(\frac{x + 1}{x - 2}\) when x = 3.`],
  ["Find the value of 2^5 × 2^3 ÷ 2^6.", raw`Find the value of \(2^{5} \times 2^{3} \div 2^{6}\).`],
  ["(a+b)^(n+1)/2", raw`\(\frac{\left(a + b\right)^{n + 1}}{2}\)`],
  ["2^-3 and 3x²/4", raw`\(2^{-3}\) and \(3 \frac{x^{2}}{4}\)`],
  ["sin^2 θ + cos^2 θ = 1", raw`\(\sin^{2} \theta + \cos^{2} \theta = 1\)`],
  ["a/b + 2 × a^2", raw`a/b \(+ 2 \times a^{2}\)`],
])("%s is typeset", (typed, set) => {
  expect(typesetMaths(typed)).toBe(set);
});

test.each([
  "A car goes at 60 km/h for a day.",
  "Simplify 24 ÷ 6 × 2 + 5 - 3",
  "Born on 12/05/2011, and/or later",
  "What is ^ for? 5 ^",
  "Half (3/4 of it",
  "",
])("%s stays as typed", (typed) => {
  expect(typesetMaths(typed)).toBe(typed);
});

test("the article before a fraction is no variable, and line breaks are kept", () => {
  expect(typesetMaths("He ate a 1/4 of it.\nFind 3/8")).toBe(
    raw`He ate a \(\frac{1}{4}\) of it.` + "\n" + raw`Find \(\frac{3}{8}\)`,
  );
});
