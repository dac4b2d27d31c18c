import type { ReadPage } from "./read-page.ts";

const fewestSigns = 3;
const certain = -0.25;
const fairlyCertain = -0.6;
const leastSureness = -0.9;
const leastConfidence = 45;
/** Print deviates up to 0.04 x-heights from its baseline, the neatest handwriting up to 0.08. */
const even = 0.06;
/** From this softness on, handwriting can't be distinguished from print out of focus. */
const blurRadius = 1.8;

/**
 * Classifies a page by recognition confidence: handwriting has glyphs in lines, but both recognisers have low
 * confidence, and its letters deviate from their baselines. Print out of focus has low confidence too, but wide edges.
 */
export function kindOfPage(page: ReadPage): "printed" | "handwritten" | "nothing" {
  if (page.signs < fewestSigns) return "nothing";
  if (page.sureness > certain) return "printed";
  if (page.unevenness < even && isLikelyPrint(page)) return "printed";
  return page.signs >= 8 && page.softness < blurRadius ? "handwritten" : "nothing";
}

const isLikelyPrint = ({ sureness, confidence }: ReadPage) =>
  sureness > fairlyCertain || (sureness > leastSureness && confidence > leastConfidence);
