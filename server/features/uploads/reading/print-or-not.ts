import type { ReadPage } from "./read-page.ts";

const fewestSigns = 3;
const certain = -0.6;
const leastSureness = -0.9;
const leastConfidence = 45;

/** Classifies a page by recognition confidence: handwriting has glyphs in lines, but both recognisers have low confidence. */
export function kindOfPage(page: ReadPage): "printed" | "handwritten" | "nothing" {
  if (page.signs < fewestSigns) return "nothing";
  if (page.sureness > certain) return "printed";
  if (page.sureness > leastSureness && page.confidence > leastConfidence) return "printed";
  return page.signs >= 8 ? "handwritten" : "nothing";
}
