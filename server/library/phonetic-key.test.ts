import { expect, test } from "vitest";
import { phoneticKeyOf, spellingOf } from "./phonetic-key.ts";

test.each([
  ["system", "sistem"],
  ["kshetrafal", "chhetraphal"],
  ["gurutvakarshan", "gurutwakarshan"],
  ["zang", "jang"],
  ["bijlee", "bijli"],
  ["samvidhan", "sanvidhan"],
  ["त्रिभुज", "tribhuj"],
  ["क्षेत्रफल", "kshetrafal"],
  ["घर्षण", "gharshan"],
  ["चन्द्रमा", "चंद्रमा"],
])("%s sounds like %s", (one, other) => {
  expect(phoneticKeyOf(spellingOf(one))).toBe(phoneticKeyOf(spellingOf(other)));
});

test.each([
  ["matrix", "mantra"],
  ["gati", "sthiti"],
  ["current", "circuit"],
])("%s doesn't sound like %s", (one, other) => {
  expect(phoneticKeyOf(spellingOf(one))).not.toBe(phoneticKeyOf(spellingOf(other)));
});

test("the spelling distinguishes vowels that the phonetic key doesn't", () => {
  expect(spellingOf("theoram")).not.toBe(spellingOf("theorem"));
  expect(spellingOf("chhetraphal")).toBe("Cetrafal");
});
