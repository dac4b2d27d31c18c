import { expect, test } from "vitest";
import { createVocabulary } from "./vocabulary.ts";

const formsOf = createVocabulary(
  new Set([
    "system",
    "periodic",
    "triangles",
    "tribhuj",
    "त्रिभुज",
    "angel",
    "angle",
    "pressure",
    "2nd",
  ]),
);
const stemsFor = (word: string) => formsOf(word).map(({ stem }) => stem);

test("the best candidate of a word in the vocabulary is the word itself", () => {
  expect(formsOf("triangle")[0]).toEqual({ stem: "triangl", likeness: 1 });
});

test.each([
  ["in another spelling", "sistem", "system"],
  ["with two letters swapped", "peroidic", "period"],
  ["with a letter too few", "presure", "pressur"],
  ["in another script", "त्रिभुज", "tribhuj"],
])("a word %s is found", (_how, typed, stem) => {
  expect(stemsFor(typed)).toContain(stem);
});

test("a candidate is less likely, the more letters differ", () => {
  const [same] = formsOf("sistem");
  const [near] = formsOf("peroidic");
  expect(same?.likeness).toBeGreaterThan(near?.likeness ?? 1);
  expect(near?.likeness).toBeLessThan(1);
});

test("a word of the vocabulary is not taken for a typing error", () => {
  expect(stemsFor("angle")).toEqual(["angl"]);
});

test.each(["russian", "xyz", "2nb", "sys"])("%s has no candidates", (word) => {
  expect(formsOf(word)).toEqual([]);
});
