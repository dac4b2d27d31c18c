import * as q from "../../../numbers/rational.ts";
import type { ChemistryFrame } from "../laws/law-frame.ts";
import type { Story } from "../laws/story.ts";

/** No reaction yields more than the theoretical yield. */
function isPossible({ values }: Story): boolean {
  const [actual, theoretical] = [values.get("a"), values.get("t")].map(
    (one) => one && q.multiply(one.value, one.unit.scale),
  );
  return !actual || !theoretical || q.order(actual, theoretical) <= 0;
}

/** The actual yield of a reaction, relative to the theoretical yield. */
export const percentYieldFrame: ChemistryFrame = {
  name: "percent-yield",
  topic: "Some Basic Concepts of Chemistry: percent yield",
  needs: /yield/,
  variables: [
    { name: "a", latex: "m_{\\text{actual}}", says: "actual yield", unit: "g", group: "yield" },
    {
      name: "t",
      latex: "m_{\\text{theoretical}}",
      says: "theoretical yield",
      unit: "g",
      group: "yield",
    },
    { name: "p", latex: "\\%_{\\text{yield}}", says: "percent yield", unit: "", isPercent: true },
  ],
  rules: [
    {
      wording:
        "(a|the|its)? theoretical yield (of (the|a|this)? (reaction|product))? (is|was|=|of|as)? {t:mass}",
    },
    {
      wording:
        "(an|the|its)? (actual|experimental) yield (of (the|a|this)? (reaction|product))? (is|was|=|of|as)? {a:mass}",
    },
    { wording: "@ask? (the|its)? % yield (of (the|this)? (reaction|product))?", asks: "p" },
  ],
  also: "reaction product chemical but experiment student obtained obtains",
  order: {},
  laws: [
    {
      name: "Percent yield",
      equation: "p = a/t*100",
      why: "percent yield = actual yield ÷ theoretical yield × 100.",
    },
  ],
  adjust: (story) => (isPossible(story) ? story : null),
  idea: "The percent yield compares what was really obtained with what the equation promises.",
  firstMove: "Divide the actual yield by the theoretical yield.",
  terms: [],
  followUps: [
    "Why is the actual yield nearly always smaller than the theoretical one?",
    "What would the percent yield be if nothing were lost?",
  ],
  examples: [
    "The theoretical yield of a reaction is 40 g and the actual yield is 30 g. Find the percent yield",
    "A reaction has a theoretical yield of 25 g and an actual yield of 22 g. What is the percent yield?",
  ],
};
