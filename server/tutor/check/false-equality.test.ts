import { expect, test } from "vitest";
import { falseEquality } from "./false-equality.ts";
import { formulasIn } from "./formulas.ts";
import lines from "./teachers-lines.json" with { type: "json" };

test.each(lines.false)("%s is false", (line) => {
  expect(falseEquality(line)).not.toBeNull();
});

test("no line that a teacher could write is called false: units left out, roundings, shorthand", () => {
  expect(lines.sound.length).toBeGreaterThan(200);
  expect(lines.sound.filter((line) => falseEquality(line) !== null)).toEqual([]);
});

test("of a line with several sides those that differ are named", () => {
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
  ["", []],
])("the formulas of %s are %j", (markdown, formulas) => {
  expect(formulasIn(markdown)).toEqual(formulas);
});
