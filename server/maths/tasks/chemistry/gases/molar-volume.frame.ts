import type { ChemistryFrame } from "../laws/law-frame.ts";

/** Any gas at STP: one mole has a volume of 22.4 L (NCERT class 9 and older editions of class 11). */
export const molarVolumeFrame: ChemistryFrame = {
  name: "molar-volume",
  topic: "Some Basic Concepts of Chemistry: the mole",
  needs: /(?:stp|ntp|standard temperature) /,
  variables: [
    { name: "n", latex: "n", says: "number of moles", unit: "mol" },
    { name: "v", latex: "V_m", says: "molar volume at STP", unit: "L/mol" },
    { name: "V", latex: "V", says: "volume", unit: "L" },
  ],
  rules: [
    { wording: "@stp", says: "stp" },
    {
      wording:
        "(@ask | how much | what) volume (in litres|litre|l)? (is|will|would|does|do)? (be)? (occupied|taken)? (by|up)? (of)?",
      asks: "V",
    },
    { wording: "(ka|ki) volume|ayatan", asks: "V" },
    {
      wording:
        "(@ask (the)? (number|no) of moles | how many moles | @ask moles) (of)? (an|any|a|the|this)? (ideal)? gas? (are|is)? (there|present|contained)? (are)?",
      asks: "n",
    },
  ],
  also: "gas ideal any present occupied occupies occupy volume moles mole contained contains contain measured number amount sample by",
  order: { amount: ["n"], volume: ["V"] },
  laws: [
    {
      name: "Volume of a gas at STP",
      equation: "V = n*v",
      why: "one mole of any gas takes 22.4 L at STP (0 °C and 1 atm), so the volume is the number of moles × 22.4 L. Newer books take STP at 1 bar, where it is 22.7 L.",
    },
  ],
  constants: { v: "22.4" },
  must: ["stp"],
  // With a named substance, the question is about moles of that substance.
  adjust: (story) => (story.species ? null : story),
  idea: "At the same temperature and pressure, one mole of every gas takes the same volume.",
  firstMove: "Write the volume that one mole of gas takes at STP.",
  terms: ["Mole", "STP"],
  followUps: [
    "What volume would half as many moles take?",
    "Why does it not matter which gas it is?",
  ],
  examples: [
    "Calculate the volume occupied by 2 moles of a gas at STP",
    "How many moles of a gas are there in 5.6 L at STP?",
  ],
};
