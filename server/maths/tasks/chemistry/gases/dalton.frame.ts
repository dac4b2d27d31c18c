import * as q from "../../../numbers/rational.ts";
import type { ChemistryFrame } from "../laws/law-frame.ts";
import type { Story } from "../laws/story.ts";

/** Every mention must be of the same gas: two gases would be another question. */
const gas = "(of (the)? ({g:species} | a gas | the gas | one gas) (gas)?)?";

/** Partial pressure from a mole fraction that is given (NCERT class 11, Dalton's law). */
export const daltonFrame: ChemistryFrame = {
  name: "partial-pressure-by-mole-fraction",
  topic: "States of Matter: Dalton's law of partial pressures",
  needs: /^(?=.*partial pressure)(?=.*mole fraction)/,
  variables: [
    { name: "x", latex: "x", says: "mole fraction", unit: "" },
    { name: "P", latex: "P", says: "total pressure", unit: "atm", group: "pressure" },
    { name: "p", latex: "p", says: "partial pressure", unit: "atm", group: "pressure" },
  ],
  rules: [
    {
      wording: `(the|its)? mole fraction ${gas} (in (the|a)? (air|mixture))? (is|=|of) {x:number}`,
      says: "fraction",
    },
    { wording: `(the|its)? partial pressure ${gas} (is|=|of) {p:pressure}` },
    {
      wording:
        "(a|the|its)? total pressure (of (the|a)? (mixture|air|gas))? (is|=|of)? {P:pressure}",
    },
    { wording: `@ask partial pressure ${gas}`, asks: "p" },
    { wording: "@ask total pressure (of (the|a)? (mixture|gas))?", asks: "P" },
    { wording: `@ask mole fraction ${gas}`, asks: "x" },
  ],
  also: "gas gases mixture gaseous air vessel container contains containing anysubstance",
  order: {},
  laws: [
    {
      name: "Dalton's law of partial pressures",
      equation: "p = x*P",
      why: "the partial pressure of a gas is its mole fraction × the total pressure.",
    },
  ],
  adjust: (story) => (isPartOfWhole(story) ? story : null),
  idea: "Each gas of a mixture has the share of the total pressure that it has of the moles.",
  firstMove: "Write Dalton's law with the mole fraction and the total pressure.",
  terms: ["Partial pressure", "Mole fraction"],
  followUps: [
    "What do the partial pressures of all gases add up to?",
    "What happens to the partial pressure if the total pressure is doubled?",
  ],
  examples: [
    "The mole fraction of a gas in a mixture is 0.4 and the total pressure is 5 atm. Find the partial pressure of the gas",
    "The partial pressure of a gas is 2 bar and the total pressure is 8 bar. Find the mole fraction of the gas",
  ],
};

/** A mole fraction is less than 1, and a partial pressure less than the total. */
function isPartOfWhole({ values }: Story): boolean {
  const [fraction, part, total] = [values.get("x"), values.get("p"), values.get("P")].map(
    (one) => one && q.multiply(one.value, one.unit.scale),
  );
  if (fraction && q.order(fraction, q.one) >= 0) return false;
  return !part || !total || q.order(part, total) < 0;
}
