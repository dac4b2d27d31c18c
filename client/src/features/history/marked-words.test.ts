// @vitest-environment node
import { expect, test } from "vitest";
import { markedWords } from "./marked-words.ts";

const shown = (text: string, search: string) =>
  markedWords(text, search)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

test.each([
  ["Why is the sky blue?", "blue sky", "Why is the [sky] [blue]?"],
  ["Photosynthesis in plants", "photo", "[Photosynthesis] in plants"],
  ["A telephoto lens", "photo", "A telephoto lens"],
  ["Roots of x² + 5x", "5x", "Roots of x² + [5x]"],
  ["c++ (a language)", "(a c+", "[c]++ ([a] language)"],
  ["प्रकाश संश्लेषण", "प्रकाश", "[प्रकाश] संश्लेषण"],
  ["Nothing here", "", "Nothing here"],
  ["Nothing here", "?!", "Nothing here"],
  ["plants and plan", "plan plants", "[plants] and [plan]"],
])("in %j, the search for %j marks %j", (text, search, marked) => {
  expect(shown(text, search)).toBe(marked);
});
