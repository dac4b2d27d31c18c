import { expect, test } from "vitest";
import { editsBetween } from "./misspelling.ts";

test.each([
  ["angle", "angle", 0],
  ["angle", "angel", 1],
  ["periodic", "peroidic", 1],
  ["cell", "celll", 1],
  ["speach", "speech", 1],
  ["acceleration", "accelaration", 1],
  ["", "ab", 2],
  ["abc", "", 3],
])("%j becomes %j with %d edits", (one, other, edits) => {
  expect(editsBetween(one, other, 3)).toBe(edits);
  expect(editsBetween(other, one, 3)).toBe(edits);
});

test("counting stops at the given number of edits", () => {
  expect(editsBetween("force", "fractions", 2)).toBe(3);
  expect(editsBetween("force", "motor", 1)).toBe(2);
});
