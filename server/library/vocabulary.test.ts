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

test("a word that the library holds stands for itself, before all others", () => {
  expect(formsOf("triangle")[0]).toEqual({ stem: "triangl", likeness: 1 });
});

test.each([
  ["in another spelling", "sistem", "system"],
  ["with two letters swapped", "peroidic", "period"],
  ["with a letter too few", "presure", "pressur"],
  ["in another script", "त्रिभुज", "tribhuj"],
])("a word %s is known", (_how, typed, stem) => {
  expect(stemsFor(typed)).toContain(stem);
});

test("a word is the less likely meant, the more letters are wrong", () => {
  const [same] = formsOf("sistem");
  const [near] = formsOf("peroidic");
  expect(same?.likeness).toBeGreaterThan(near?.likeness ?? 1);
  expect(near?.likeness).toBeLessThan(1);
});

test("what the library holds is no typing error", () => {
  expect(stemsFor("angle")).toEqual(["angl"]);
});

test.each(["russian", "xyz", "2nb", "sys"])("%s stands for nothing", (word) => {
  expect(formsOf(word)).toEqual([]);
});
