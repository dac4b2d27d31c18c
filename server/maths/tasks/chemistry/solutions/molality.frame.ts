import type { ChemistryFrame } from "../laws/law-frame.ts";

/** Moles of solute in a kilogram of solvent. */
export const molalityFrame: ChemistryFrame = {
  name: "molality",
  topic: "Solutions: molality",
  needs: /molal|<molality:/,
  variables: [
    { name: "m", latex: "w", says: "mass of solute", unit: "g" },
    { name: "M", latex: "M", says: "molar mass", unit: "g/mol" },
    { name: "n", latex: "n", says: "moles of solute", unit: "mol" },
    { name: "W", latex: "W", says: "mass of solvent in kilograms", unit: "kg" },
    { name: "b", latex: "b", says: "molality", unit: "mol/kg" },
  ],
  rules: [
    { wording: "@ask? molality (of (the|a|this)? (resulting|given)? solution?)?", asks: "b" },
    {
      wording: "(@ask | how many | how much) (mass|grams|gram|weight) (of)? (the)? solute?",
      asks: "m",
    },
    {
      wording:
        "(molar mass|weight | molecular mass|weight) (of (the)? (solute|{_s:species}))? (is|=|of)? {M:molarmass}",
    },
    { wording: "(in|to|into|with) {W:mass} (of)? (the)? (solvent)? {_w:species}?" },
    { wording: "{b:number} molal" },
  ],
  also: "dissolved dissolving dissolve dissolves containing contains contain present solution solutions aqueous solute solvent required needed prepare prepared made making added adding pure grams",
  order: { mass: ["m"], amount: ["n"], molality: ["b"], molarmass: ["M"] },
  laws: [
    { name: "Moles from mass", equation: "n = m/M", why: "number of moles = mass ÷ molar mass." },
    {
      name: "Molality",
      equation: "b = n/W",
      why: "molality = moles of solute ÷ kilograms of solvent.",
    },
  ],
  molarMass: "M",
  solvent: "H2O",
  adjust: (story) =>
    story.values.has("m") || story.target === "m" ? story : { ...story, species: null },
  idea: "Molality counts the moles of solute in one kilogram of solvent, not of solution.",
  firstMove: "Find the moles of solute, and write the mass of the solvent in kilograms.",
  terms: ["Molality", "Solute", "Solvent"],
  followUps: [
    "Why does molality not change with temperature, while molarity does?",
    "What would the molality be with twice as much solvent?",
  ],
  examples: [
    "Calculate the molality of 2.5 g of ethanoic acid (CH3COOH) in 75 g of benzene",
    "Find the molality of a solution of 20 g NaOH in 500 g of water",
  ],
};
