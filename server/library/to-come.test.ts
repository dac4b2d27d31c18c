import { expect, test } from "vitest";
import { readBooks } from "./books.ts";
import { coverageOf } from "./coverage.ts";
import { wholeLibrary as library } from "./testing/whole-library.ts";
import { createToCome, topicsToCome } from "./to-come.ts";

const isToCome = createToCome(library.all);
const titles = topicsToCome.flat();

test("the search reports a chapter without a concept", () => {
  const missing = titles.filter(isToCome);
  expect(missing.map((title) => library.find(title))).toEqual(
    missing.map(() => ({ kind: "unsure", nearby: [] })),
  );
  expect(library.find(`Explain ${missing[0]} class 10 notes`).kind).toBe("unsure");
});

test("every chapter without a concept is reported as missing, except titles of common words", async () => {
  const { chapters } = coverageOf(await readBooks(), library.all);
  const missing = chapters.filter(
    ({ name, concepts }) => concepts.length === 0 && name.includes(" "),
  );
  const found = missing.filter(({ name, grade }) => library.find(name, { grade }).kind === "found");
  expect(found.map(({ name }) => name)).toEqual([]);
});

test("no line remains for a topic that is taught", () => {
  expect(topicsToCome.filter((names) => !names.some(isToCome))).toEqual([]);
});

test("a chapter with a concept is missing under none of its names", () => {
  const [concept] = library.all;
  if (!concept) throw new Error("The library is empty");
  const isStillToCome = createToCome([{ ...concept, aliases: ["judiciary"] }]);
  expect(isStillToCome("Judiciary")).toBe(false);
  expect(isStillToCome("supreme court of India")).toBe(false);
  expect(isStillToCome("supreme court")).toBe(false);
  expect(isStillToCome("interjections")).toBe(true);
});

test("every name of a concept finds it, even where a missing chapter shares its words", () => {
  const names = library.all.flatMap(({ name, aliases }) => [name, ...aliases]);
  expect(names.filter(isToCome)).toEqual([]);
});

test.each(["interjections", "The interjection class 8 english notes"])(
  "a title is matched by its unstemmed words: %s",
  (text) => {
    expect(library.find(text)).toEqual({ kind: "unsure", nearby: [] });
  },
);

test("determinants are not determiners", () => {
  expect(library.find("determinants")).toMatchObject({ concept: { id: "determinants" } });
});

test("no title is in two lines", () => {
  const all = titles.map((title) => title.toLowerCase());
  expect(all.filter((title, at) => all.indexOf(title) !== at)).toEqual([]);
});

test.each(["मानवीकरण अलंकार", "वाच्य परिवर्तन कीजिए", "उपवाक्य के भेद", "विशेषण और क्रिया विशेषण में अंतर"])(
  "a topic of the Hindi paper finds no English lesson: %s",
  (text) => {
    const finding = library.find(text);
    const offered = finding.kind === "found" ? [finding.concept] : finding.nearby;
    expect(offered.map(({ subject }) => subject)).not.toContain("English");
  },
);

test.each([
  ["अंग्रेज़ी में वाच्य", "active-and-passive-voice"],
  ["टेंस", "tenses"],
  ["अंग्रेजी में अलंकार", "figures-of-speech"],
])("a question on English in Devanagari finds it: %s", (text, id) => {
  expect(library.find(text)).toMatchObject({ kind: "found", concept: { id } });
});

test.each([
  ["क्षारक किसे कहते हैं", "acids-bases-and-salts"],
  ["अम्ल, क्षारक एवं लवण", "acids-bases-and-salts"],
  ["Heron's formula", "herons-formula"],
  ["Sindhu-Sarasvati civilisation", "indus-valley-civilisation"],
  ["Tyndall effect", "dispersion-of-light"],
])("a name of the school books finds its concept: %s", (text, id) => {
  expect(library.find(text)).toMatchObject({ kind: "found", concept: { id } });
});
