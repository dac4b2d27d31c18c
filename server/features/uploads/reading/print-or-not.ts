import type { ReadPage } from "./read-page.ts";

const fewestSigns = 3;
const certain = -0.25;
const leastSureness = -0.9;
const leastConfidence = 45;
/** Tesseract is less confident of the neatest handwriting. */
const printedConfidence = 88;
/** From here on, edges are broader than those of a pen in focus. */
const soft = 1.2;
/** From here on, what can't be told is print or handwriting out of focus. */
const blurred = 1.8;

/**
 * Classifies a page by recognition confidence: handwriting has glyphs in lines, but both recognisers have low confidence.
 * Print out of focus has too, and is told by its broad edges.
 */
export function kindOfPage(page: ReadPage): "printed" | "handwritten" | "nothing" {
  if (page.signs < fewestSigns) return "nothing";
  if (page.sureness > certain) return "printed";
  const isFair = page.confidence > (page.softness > soft ? leastConfidence : printedConfidence);
  if (page.sureness > leastSureness && isFair) return "printed";
  return page.signs >= 8 && page.softness < blurred ? "handwritten" : "nothing";
}
