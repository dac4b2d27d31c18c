import type { ChemistryFrame } from "../laws/law-frame.ts";

/** π = CRT, with the molarity from moles or grams of a solute that does not dissociate. */
export const osmoticPressureFrame: ChemistryFrame = {
  name: "osmotic-pressure",
  topic: "Solutions: osmotic pressure",
  needs: /osmotic/,
  variables: [
    { name: "P", latex: "\\pi", says: "osmotic pressure", unit: "atm" },
    { name: "C", latex: "C", says: "molarity", unit: "mol/L" },
    { name: "n", latex: "n", says: "moles of solute", unit: "mol" },
    { name: "V", latex: "V", says: "volume of solution in litres", unit: "L" },
    { name: "w", latex: "w", says: "mass of solute", unit: "g" },
    { name: "M", latex: "M", says: "molar mass", unit: "g/mol" },
    { name: "R", latex: "R", says: "gas constant", unit: "L atm/(mol K)" },
    { name: "T", latex: "T", says: "absolute temperature", unit: "K" },
  ],
  rules: [
    { wording: "(@ask)? osmotic pressure (of (the|a)? (solution (of|containing)?)?)?", asks: "P" },
    { wording: "r (=|is) {R:molarentropy}" },
    { wording: "(in | to make|form|give)? {V:volume} (of)? (the|a)? (aqueous)? (solution|water)?" },
  ],
  also: "solution containing contains dissolved dissolving aqueous made litre prepared solute water",
  order: {
    molarity: ["C"],
    amount: ["n"],
    mass: ["w"],
    volume: ["V"],
    temperature: ["T"],
    molarmass: ["M"],
  },
  laws: [
    { name: "Moles from mass", equation: "n = w/M", why: "number of moles = mass ÷ molar mass." },
    {
      name: "Molarity",
      equation: "C = n/V",
      why: "molarity = moles of solute ÷ litres of solution.",
    },
    {
      name: "van 't Hoff equation",
      equation: "P = C*R*T",
      why: "the osmotic pressure of a dilute solution is $\\pi = CRT$.",
    },
  ],
  constants: { R: "0.0821" },
  molarMass: "M",
  solvent: "H2O",
  adjust: (story) => {
    const species = story.species?.species;
    // Salts and acids give more particles than formula units; carbon compounds without metals do not.
    const isMolecular =
      species === undefined ||
      (species.atoms.has("C") &&
        species.atoms.has("H") &&
        [...species.atoms.keys()].every((symbol) => ["C", "H", "O", "N", "S"].includes(symbol)));
    if (!isMolecular || story.values.get("P")) return null;
    return story.values.has("w") ? story : { ...story, species: null };
  },
  idea: "A dilute solution presses on its solvent as a gas of the same concentration would.",
  firstMove: "Find the molarity of the solution, and write the temperature in kelvin.",
  terms: ["Colligative property", "Molarity"],
  followUps: [
    "What would the osmotic pressure be at twice the concentration?",
    "Why would NaCl give about twice as much?",
  ],
  examples: [
    "Find the osmotic pressure of a 0.2 M solution of glucose at 300 K",
    "Find the osmotic pressure of a solution containing 6 g of urea in 1 L at 27°C",
  ],
};
