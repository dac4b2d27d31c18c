import fc from "fast-check";
import { expect, test } from "vitest";
import { excerptOf, searchWords, truncate } from "./search-words.ts";

test.each([
  ["photosynthesis", ["photosynthesis"]],
  ["2x + 3 = 11", ["2x", "3", "11"]],
  ["km/h, km/h", ["km", "h"]],
  ["पौधे भोजन", ["पौधे", "भोजन"]],
  ["क्‍या है", ["क्‍या", "है"]],
  ["' | !a & b:* <-> (c", ["a", "b", "c"]],
  ["!!! ₹ 😀", []],
  ["\u0301\u093f", []],
])("the words of %s are %j", (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test("a search has a limited number of words", () => {
  expect(searchWords(Array.from({ length: 100 }, (_, at) => `w${at}`).join(" "))).toHaveLength(10);
});

const long = `${"before ".repeat(40)}the chlorophyll of leaves ${"after ".repeat(40)}`;

test("an excerpt is a piece around the word, cut at word boundaries", () => {
  const excerpt = excerptOf(long, ["chloro"]);
  expect(excerpt).toMatch(/^… before .*the chlorophyll of leaves after .* after …$/u);
  expect(excerpt.length).toBeLessThan(170);
});

test("a match inside a word doesn't count", () => {
  expect(excerptOf(`${"a".repeat(90)}green ${long}`, ["green", "chlorophyll"])).toContain(
    "chlorophyll",
  );
});

test("an excerpt is one line without the marks of Markdown and formulas", () => {
  const text = "## So\n\n- **Half** is $\\frac{1}{2}$\n- `x` is $\\text{mass} \\times 2$";
  expect(excerptOf(text, ["half"])).toBe("So - Half is 1/2 - x is mass times 2");
});

test("for any text and search, an excerpt is short and made of whole characters", () => {
  const text = fc.string({ unit: "binary", maxLength: 400 });
  fc.assert(
    fc.property(
      text,
      text,
      fc.string({ unit: "grapheme", maxLength: 40 }),
      (lead, tail, search) => {
        const excerpt = excerptOf(`${lead} ${search} ${tail}`, searchWords(search));
        expect(excerpt.length).toBeLessThanOrEqual(162);
        expect(excerpt).not.toMatch(/\n/u);
        expect(excerpt).not.toMatch(/\p{Surrogate}/u);
      },
    ),
  );
});

test("a short text is unchanged", () => {
  expect(truncate("Gravity", 7)).toBe("Gravity");
  expect(truncate("Gravity is a force", 12)).toBe("Gravity is …");
});
