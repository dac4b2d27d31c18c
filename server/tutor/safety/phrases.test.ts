import { expect, test } from "vitest";
import { normalWords } from "./normal-words.ts";
import { compilePhrases } from "./phrases.ts";

test.each([
  ["red|blue car", "a blue car", "a green car"],
  ["<colour> car", "one red car", "one car"],
  ["kill*", "the killing", "the skill"],
  ["a big? car", "a car", "a red car"],
  ["a big|red% car", "a big red big car", "a big red big red car"],
  ["i ~2 die", "i must not die", "i must not just die"],
  ["i ~ die", "i want to die", "i want it. to die"],
  ["want to die !roll", "i want to die", "i want to die roll"],
  ["-paper gun", "a gun", "a paper gun"],
  ["high marks|$", "i am high", "i am high up"],
  ["^ i want", "no. i want", "now i want"],
  ["cry $", "i cry. now", "i cry now"],
  ["^^ help $$", "help!!", "now help"],
])("%s is in “%s” and not in “%s”", (phrase, holding, other) => {
  const phrases = compilePhrases([phrase], { colour: "red blue" });
  expect(phrases.test(normalWords(holding))).toBe(true);
  expect(phrases.test(normalWords(other))).toBe(false);
});

test("a missing set is an error when the list is parsed, not when it is used", () => {
  expect(() => compilePhrases(["<colour> car"])).toThrow("no set of words named colour");
});
