import { expect, test } from "vitest";
import { isVague } from "./asking-words.ts";
import { searchedWords, stemOf, tellingWords } from "./query-words.ts";

test.each([
  ["please explain photosynthesis for class 10", ["photosynthesis"]],
  ["gharshan kya hota hai", ["gharshan"]],
  ["घर्षण क्या है", ["घर्षण"]],
  ["x^2 - 5x + 6 = 0", ["quadratic"]],
  ["derive v = u + at", ["v=u+at"]],
])("%s is about %j", (text, words) => {
  expect(tellingWords(text)).toEqual(words);
});

test("a text of question words only is searched by them", () => {
  expect(tellingWords("when to use a and an")).toEqual([]);
  expect(searchedWords("when to use a and an")).toEqual(["when", "to", "use", "a", "and", "an"]);
});

test.each([
  ["कोणों", "कोण"],
  ["triangles", "triangle"],
])("%s and %s have one stem", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each(["pehle", "nikalte", "dikhti", "जाती", "बोलते", "पहले"])(
  "%s carries little meaning",
  (word) => {
    expect(isVague(word)).toBe(true);
  },
);

test.each(["gati", "force", "त्रिभुज", "pani"])("%s is a content word", (word) => {
  expect(isVague(word)).toBe(false);
});
