// @vitest-environment node
import { expect, test } from "vitest";
import { joinPhrases, withRecognised } from "./recognised-words.ts";

test.each<[string[], string]>([
  [["solve", " two x plus three"], "solve two x plus three"],
  [["solve", "solve two", "solve two x"], "solve two x"],
  [["solve two x", "Solve two x"], "Solve two x"],
  [["find the area", "of", "of a circle"], "find the area of a circle"],
  [["solve", "solver"], "solve solver"],
  [["", "  "], ""],
])("the phrases %j become the text %j", (phrases, text) => {
  expect(joinPhrases(phrases)).toBe(text);
});

test.each([
  ["", "solve", "", "solve"],
  ["Question 4:", "solve", "", "Question 4: solve"],
  ["Question 4:\n", "solve", "", "Question 4:\nsolve"],
  ["Please solve", "solve two x", "solve", "Please solve two x"],
  ["solve to", "solve two x", "solve to", "solve two x"],
  ["Solve: to", "solve two x", "solve to", "Solve: to x"],
  ["all gone over", "solve", "solve", "all gone over"],
])("%j with %j in place of %j is %j", (text, words, instead, result) => {
  expect(withRecognised(text, { words, replacedWords: instead })).toBe(result);
});
