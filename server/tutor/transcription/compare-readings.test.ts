import { expect, test } from "vitest";
import type { PrintedQuestion } from "../photo.ts";
import { hasSameSigns, printedInstead } from "./compare-readings.ts";

const page = (...texts: string[]): PrintedQuestion[] => texts.map((text) => ({ pieces: [text] }));

const equation = "Solve 2x + 3 = 11";

test.each([
  ["another number", "Solve 2x + 8 = 11"],
  ["another sign", "Solve 2x - 3 = 11"],
  ["a figure less", "Solve 2x + 3 = 1"],
])("print with %s is what the transcription should have been", (_what, printed) => {
  expect(printedInstead("$2x + 3 = 11$. Solve.", page(printed))).toBe(printed);
});

test("a sign lost at the beginning is not taken for a note beside the question", () => {
  expect(printedInstead("Solve 3x = 6", page("Solve -3x = 6"))).toBe("Solve -3x = 6");
});

test.each([
  ["that agrees", page("Solve 2x + 3 = 11 [2]")],
  ["with the page's number in it", page("Solve 2x + 3 = 11 34")],
  ["of which the rest is another question", page("Solve 2x + 3 = 11. Find the LCM of 12 and 18")],
  ["of another question", page("Find the LCM of 12 and 18")],
  ["that differs in more than a misreading", page("Solve 5x - 7 = 28")],
  ["of which two questions are equally near", page("Solve 2x + 4 = 11", "Solve 2x + 5 = 11")],
  ["that isn't sure", [{ pieces: ["Solve 2x + ", { unsure: ["8", "3"] }, " = 11"] }]],
  ["without a question", []],
])("print %s doesn't contradict a transcription", (_what, questions) => {
  expect(printedInstead(equation, questions)).toBeNull();
});

test("on a page of exercises the nearest one counts", () => {
  const exercises = page("Solve 2x + 3 = 11", "Solve 3x - 5 = 16", "Solve 7x + 9 = 30");
  expect(printedInstead("Solve 3x - 6 = 16", exercises)).toBe("Solve 3x - 5 = 16");
  expect(printedInstead("Solve 3x - 5 = 16", exercises)).toBeNull();
});

test("a question in words has nothing to compare", () => {
  expect(printedInstead("Who was Akbar's father?", page("Who was Akbar's 3 father?"))).toBeNull();
});

test("numbers and signs identify a text, and words have none", () => {
  expect(hasSameSigns("2x+3=11 pls", equation)).toBe(true);
  expect(hasSameSigns("2x+8=11", equation)).toBe(false);
  expect(hasSameSigns("solve it", "solve this")).toBe(false);
});
