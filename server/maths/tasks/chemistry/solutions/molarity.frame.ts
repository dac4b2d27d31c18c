import type { ChemistryFrame } from "../laws/law-frame.ts";

/** Moles of solute per litre of solution, and the mass of the solute. */
export const molarityFrame: ChemistryFrame = {
  name: "molarity",
  topic: "Some Basic Concepts of Chemistry: concentration of solutions",
  needs: /molar|concentration|<molarity:/,
  variables: [
    { name: "m", latex: "m", says: "mass of solute", unit: "g" },
    { name: "M", latex: "M", says: "molar mass", unit: "g/mol" },
    { name: "n", latex: "n", says: "moles of solute", unit: "mol" },
    { name: "V", latex: "V", says: "volume of solution in litres", unit: "L" },
    { name: "C", latex: "C", says: "molarity", unit: "mol/L" },
  ],
  rules: [
    {
      wording:
        "@ask? (molarity|concentration | molar concentration) (of (the|a|this)? (resulting|given|final)? solution?)? (so formed)?",
      asks: "C",
    },
    { wording: "@ask? concentration of (sugar)? {s:species} in mol / l", asks: "C" },
    { wording: "to make a final volume (up)? (to|of)? {V:volume}" },
    {
      wording:
        "(molar mass|weight | molecular mass|weight | mol wt) (of (the)? (solute|substance|{_s:species}))? (is|=|of)? {M:molarmass}",
    },
    {
      wording:
        "(@ask | how many | how much) (mass|grams|gram|weight) (in (grams|g))? (of)? (the)? (solute|solid)?",
      asks: "m",
    },
    { wording: "(how much)", asks: "m" },
    { wording: "@ask amount of", asks: "m" },
    {
      wording:
        "(@ask (the)? (number|no) of moles | how many moles | @ask moles | number of moles) (of)? (the)? solute?",
      asks: "n",
    },
    { wording: "(@ask | how much | in what) volume (of)? (the|a)? solution?", asks: "V" },
    {
      wording:
        "(in|to|into) (sufficient|enough)? (distilled)? {_w:species} (to (make|form|give|prepare|get|produce|obtain | make up) (a|the)? (solution of)? {V:volume})? (of)? (the|a)? (solution)?",
    },
    { wording: "(made|make|making | made up) (up)? (to|a)? (volume of)? {V:volume}" },
  ],
  also:
    "dissolved dissolving dissolve dissolves containing contains contain present solution solutions aqueous solute required require needed need prepare preparing prepared make making made " +
    "bottle vinegar beaker flask sample volumetric jar litre volume water enough sufficient up resulting each's pure solid pellets anhydrous how many you there means",
  order: { mass: ["m"], amount: ["n"], volume: ["V"], molarity: ["C"], molarmass: ["M"] },
  laws: [
    { name: "Moles from mass", equation: "n = m/M", why: "number of moles = mass ÷ molar mass." },
    {
      name: "Molarity",
      equation: "C = n/V",
      why: "molarity = moles of solute ÷ litres of solution.",
    },
  ],
  molarMass: "M",
  solvent: "H2O",
  adjust: (story) => {
    // Without a mass in the problem no molar mass is needed; moles and litres are sufficient.
    const isMass = story.values.has("m") || story.target === "m";
    return isMass ? story : { ...story, species: null };
  },
  idea: "Molarity counts the moles of solute in one litre of solution.",
  firstMove: "Find the moles of solute, and write the volume of the solution in litres.",
  terms: ["Molarity", "Mole", "Solute"],
  followUps: [
    "What happens to the molarity when the solution is diluted to twice its volume?",
    "How many grams of solute are there in 100 mL of this solution?",
  ],
  examples: [
    "Calculate the molarity of NaOH in the solution prepared by dissolving 4 g of NaOH in enough water to form 250 mL of the solution",
    "Calculate the mass of sodium acetate required to make 500 mL of 0.375 M aqueous solution",
  ],
};
