import { expect, test } from "vitest";
import { falseEquality } from "./false-equality.ts";
import { formulasIn } from "./formulas.ts";
import lines from "./teachers-lines.json" with { type: "json" };

test.each(lines.false)("%s is false", (line) => {
  expect(falseEquality(line)).not.toBeNull();
});

test("no line that a teacher could write is reported as false: omitted units, roundings, shorthand", () => {
  expect(lines.sound.length).toBeGreaterThan(200);
  expect(lines.sound.filter((line) => falseEquality(line) !== null)).toEqual([]);
});

test("in a line with several sides the differing ones are reported", () => {
  expect(falseEquality("\\text{Mean} = \\frac{2 + 4 + 6}{3} = \\frac{12}{3} = 5")).toBe(
    "\\frac{12}{3} = 5",
  );
});

test.each([
  ["$a$ and $$b$$", ["a", "b"]],
  ["\\(a + b\\) then \\[c = d\\]", ["a + b", "c = d"]],
  ["**2 + 3 = 5**", ["2 + 3 = 5"]],
  ["x = \\frac{8}{2}", ["x = \\frac{8}{2}"]],
  ["Add 2 and 3", []],
  ["Each child gets `240 ÷ 10 = 25` sweets.", ["240 ÷ 10 = 25"]],
  ["With $x$ so: 3 + 4 = 8, and 2.5 × 4 = 10.", ["x", "3 + 4 = 8", "2.5 × 4 = 10"]],
  ["3 1/2 = 7/2 and 1/2 + 1/4 = 3/4", ["1/2 + 1/4 = 3/4"]],
  ["so x + 2 × 3 = 5, 5% of 20 × 3 = 3, 10:30 − 9:00 = 1:30, and 2 + 3 = 5 × 1", []],
  ["from 2 - 3 = -1 on, 2 + 3 = 5x", []],
  ["", []],
])("the formulas of %s are %j", (markdown, formulas) => {
  expect(formulasIn(markdown)).toEqual(formulas);
});

test("where y depends on x, an equation of the curve is not false", () => {
  const line =
    "\\frac{d}{dy}\\left(y^{2}\\right) \\cdot \\frac{dy}{dx} = \\frac{d}{dx}\\left(x^{2} + 4\\right)";
  expect(falseEquality(line)).toBeNull();
});
