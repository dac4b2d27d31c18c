import type { ChemistryFrame } from "../laws/law-frame.ts";

/** Charge from current and time, and the moles of electrons that it carries. */
export const faradayFrame: ChemistryFrame = {
  name: "electrolysis-charge",
  topic: "Electrochemistry: Faraday's laws",
  needs: /<current:|<charge:|faraday|coulomb/,
  variables: [
    { name: "Q", latex: "Q", says: "charge", unit: "C" },
    { name: "I", latex: "I", says: "current", unit: "A" },
    { name: "t", latex: "t", says: "time in seconds", unit: "s" },
    { name: "n", latex: "n(e^-)", says: "moles of electrons", unit: "mol" },
    { name: "F", latex: "F", says: "Faraday constant", unit: "C/mol" },
  ],
  rules: [
    { wording: "@ask? (the)? (number|no) of moles of electrons", asks: "n" },
    {
      wording:
        "how many moles of electrons (pass|passed|flow|flowed|flows | are passed|involved|transferred)? (through)?",
      asks: "n",
    },
    {
      wording:
        "@ask (the)? (quantity of)? (electric|electricity)? charge (passed|required|that passes)?",
      asks: "Q",
    },
    { wording: "{n:amount} of electrons" },
    { wording: "(through)? (a|the|an)? (electrolytic)? (cell|electrolyte|solution)", says: "cell" },
    { wording: "(in|on | on carrying out)? electrolysis", says: "cell" },
  ],
  also: "current is passed pass passes flows passing through electric electricity quantity wire anysubstance electrolytic faraday's",
  order: { current: ["I"], time: ["t"], charge: ["Q"] },
  laws: [
    { name: "Charge", equation: "Q = I*t", why: "charge = current × time in seconds." },
    {
      name: "Moles of electrons",
      equation: "n = Q/F",
      why: "one mole of electrons carries one faraday.",
    },
  ],
  constants: { F: "96500" },
  must: ["cell"],
  idea: "Current times time is the charge; 96500 C is one mole of electrons.",
  firstMove: "Write the time in seconds and multiply it by the current.",
  terms: ["Faraday"],
  followUps: ["How many electrons is that?", "How much silver would this charge deposit?"],
  examples: [
    "A current of 0.5 A is passed through an electrolytic cell for 2 hours. How many moles of electrons flow?",
    "A current of 5 A is passed through an electrolytic cell for 20 minutes. Find the charge passed",
  ],
};
