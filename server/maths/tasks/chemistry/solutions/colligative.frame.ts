import type { ChemistryFrame, StoryRule } from "../laws/law-frame.ts";
import type { Story } from "../laws/story.ts";

interface Effect {
  name: string;
  says: string;
  latex: string;
  /** As written in a question, in lower case. */
  letter: string;
  constant: string;
  constantLatex: string;
  words: string;
  constantWords: string;
  example: readonly [string, string];
}

const boiling: Effect = {
  name: "boiling-point-elevation",
  says: "elevation of the boiling point",
  latex: "\\Delta T_b",
  letter: "Δtb",
  constant: "kb",
  constantLatex: "K_b",
  words:
    "((@ask)? (elevation|rise|increase) (in|of) (the)? boiling point | (@ask)? (the)? boiling point elevation)",
  constantWords: "(molal)? (elevation|ebullioscopic|boiling)? (point)? (elevation)? (constant)?",
  example: [
    "Find the elevation in boiling point of a solution of 18 g of glucose in 1 kg of water. Kb = 0.52 K kg/mol",
    "Find the elevation in boiling point of a solution of 6 g of urea in 500 g of water. Kb = 0.52 K kg/mol",
  ],
};

const freezing: Effect = {
  name: "freezing-point-depression",
  says: "depression of the freezing point",
  latex: "\\Delta T_f",
  letter: "Δtf",
  constant: "kf",
  constantLatex: "K_f",
  words:
    "((@ask)? (depression|lowering|decrease|fall) (in|of) (the)? freezing point | (@ask)? (the)? freezing point depression)",
  constantWords: "(molal)? (depression|cryoscopic|freezing)? (point)? (depression)? (constant)?",
  example: [
    "Find the depression in freezing point of a solution of 45 g of ethylene glycol in 600 g of water. Kf = 1.86 K kg/mol",
    "Find the depression in freezing point of a solution of 18 g of glucose in 500 g of water. Kf = 1.86 K kg/mol",
  ],
};

function rulesOf(effect: Effect): StoryRule[] {
  return [
    {
      wording: `(the)? ${effect.constantWords} (of|for)? {_w:species}? (${effect.constant}) (of|for)? {_v:species}? (=|is)? {K:constantofsolvent}`,
    },
    { wording: `${effect.constant} (of|for)? {_w:species}? (=|is)? {K:constantofsolvent}` },
    { wording: `${effect.words} (of (the|a)? solution)?`, asks: "D" },
    { wording: effect.letter, asks: "D" },
    { wording: `${effect.letter} (=|is) {D:temperature}` },
    { wording: "(in|to|into) {W:mass} (of)? (the)? (solvent)? {_w:species}?" },
    { wording: "@ask? (the)? molar|molecular mass (of (the)? solute)?", asks: "M" },
  ];
}

function adjust(story: Story): Story | null {
  const isMass = story.values.has("w");
  // Salts dissociate into ions, which needs the van 't Hoff factor.
  const species = story.species?.species;
  const isMolecular =
    species === undefined ||
    [...species.atoms.keys()].every((symbol) => ["C", "H", "O", "N", "S"].includes(symbol));
  const isCovalent = isMolecular && (species === undefined || species.atoms.has("C"));
  if (!isCovalent) return null;
  return isMass ? story : { ...story, species: null };
}

function colligative(effect: Effect): ChemistryFrame {
  return {
    name: effect.name,
    topic: "Solutions: colligative properties",
    needs: /boiling|freezing|<constantofsolvent:/,
    variables: [
      { name: "D", latex: effect.latex, says: effect.says, unit: "K" },
      { name: "K", latex: effect.constantLatex, says: "constant of the solvent", unit: "kg K/mol" },
      { name: "b", latex: "m", says: "molality", unit: "mol/kg" },
      { name: "n", latex: "n", says: "moles of solute", unit: "mol" },
      { name: "w", latex: "w", says: "mass of solute", unit: "g" },
      { name: "M", latex: "M", says: "molar mass of the solute", unit: "g/mol" },
      { name: "W", latex: "W", says: "mass of solvent in kilograms", unit: "kg" },
    ],
    rules: rulesOf(effect),
    also: "solution containing contains dissolved dissolving solute non-electrolyte non electrolyte volatile molal prepared made",
    order: {
      mass: ["w"],
      amount: ["n"],
      molality: ["b"],
      molarmass: ["M"],
      constantofsolvent: ["K"],
    },
    laws: [
      { name: "Moles from mass", equation: "n = w/M", why: "number of moles = mass ÷ molar mass." },
      {
        name: "Molality",
        equation: "b = n/W",
        why: "molality = moles of solute ÷ kilograms of solvent.",
      },
      {
        name: effect.says.replace(/^./, (letter) => letter.toUpperCase()),
        equation: "D = K*b",
        why: "the change is proportional to the molality.",
      },
    ],
    molarMass: "M",
    solvent: "H2O",
    adjust,
    idea: "Colligative properties depend only on the number of dissolved particles, counted as molality.",
    firstMove: "Find the molality of the solution first.",
    terms: ["Colligative property", "Molality"],
    followUps: [
      "What would change if the solute were NaCl, which gives two ions?",
      "What is the new temperature at which the solution boils or freezes?",
    ],
    examples: effect.example,
  };
}

export const colligativeFrames: readonly ChemistryFrame[] = [
  colligative(boiling),
  colligative(freezing),
];
