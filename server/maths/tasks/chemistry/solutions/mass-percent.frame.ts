import * as q from "../../../numbers/rational.ts";
import type { ChemistryFrame } from "../laws/law-frame.ts";
import type { Story } from "../laws/story.ts";

/** The mass of a solution exceeds that of its solute. */
function isAllSolute({ values }: Story): boolean {
  const [solute, solution] = [values.get("s"), values.get("t")].map(
    (one) => one && q.multiply(one.value, one.unit.scale),
  );
  return solute !== undefined && solution !== undefined && q.order(solute, solution) >= 0;
}

/** Grams of solute in a hundred grams of solution. */
export const massPercentFrame: ChemistryFrame = {
  name: "mass-percent",
  topic: "Solutions: mass percent",
  needs: /<percent:|percent|%/,
  variables: [
    { name: "s", latex: "m_{\\text{solute}}", says: "mass of solute", unit: "g" },
    { name: "w", latex: "m_{\\text{solvent}}", says: "mass of solvent", unit: "g" },
    { name: "t", latex: "m_{\\text{solution}}", says: "mass of solution", unit: "g" },
    { name: "p", latex: "\\%_{\\text{mass}}", says: "mass percent", unit: "", isPercent: true },
  ],
  rules: [
    {
      wording:
        "@ask? (the)? (concentration)? (in terms of)? (mass|weight) (by)? (mass|weight)? % (of)? (the)? (concentration)? (of)? (the|a)? (solute|solution)?",
      asks: "p",
    },
    {
      wording: "@ask? (the)? % (by (mass|weight))? (of)? (the)? (solute)? (in the solution)?",
      asks: "p",
    },
    {
      wording:
        "@ask? (the)? concentration (in terms of)? (mass|weight) (by)? (mass|weight)? % (of)? (the)? (solution)?",
      asks: "p",
    },
    {
      wording:
        "by? adding? {s:mass} (of)? (a|the)? (substance a? | solute | common salt | sugar | salt | {_s:species})",
    },
    { wording: "(in|to|with) {w:mass} (of)? (water|{_w:species})" },
    {
      wording: "(in | to (make|form|give|get))? {t:mass} (of)? (the|a)? (its)? (aqueous)? solution",
    },
  ],
  also: "present solution contains containing contain prepared by adding dissolved dissolving mixing mixed anysubstance solute make made water 's aqueous",
  order: {},
  laws: [
    {
      name: "Mass of solution",
      equation: "t = s + w",
      why: "mass of solution = mass of solute + mass of solvent.",
    },
    {
      name: "Mass percent",
      equation: "p = s/t*100",
      why: "mass percent = mass of solute ÷ mass of solution × 100.",
    },
  ],
  adjust: (story) => (isAllSolute(story) ? null : story),
  idea: "Mass percent compares the solute with the whole solution, not with the water.",
  firstMove: "Add the masses of solute and solvent to get the mass of the solution.",
  terms: ["Mass percent", "Solute", "Solvent"],
  followUps: [
    "How much solute is there in 500 g of this solution?",
    "What changes if more water is added?",
  ],
  examples: [
    "A solution contains 40 g of common salt in 320 g of water. Calculate the concentration in terms of mass by mass percentage of the solution",
    "A solution is prepared by adding 2 g of sugar to 18 g of water. Calculate the mass percent of the solute",
  ],
};
