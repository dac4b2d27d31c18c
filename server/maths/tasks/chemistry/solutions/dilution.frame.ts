import type { ChemistryFrame } from "../laws/law-frame.ts";

/** Adding solvent does not change the moles of solute. */
export const dilutionFrame: ChemistryFrame = {
  name: "dilution",
  topic: "Solutions: dilution",
  needs: /dilut|add|<molarity:.*<(?:molarity|volume):|stock|m1|v1/,
  variables: [
    { name: "C1", latex: "M_1", says: "molarity before", unit: "mol/L", group: "molarity" },
    { name: "C2", latex: "M_2", says: "molarity after", unit: "mol/L", group: "molarity" },
    { name: "V1", latex: "V_1", says: "volume before", unit: "L", group: "volume" },
    { name: "V2", latex: "V_2", says: "volume after", unit: "L", group: "volume" },
    { name: "Vw", latex: "V_w", says: "volume of water added", unit: "L", group: "volume" },
  ],
  rules: [
    {
      wording:
        "{V1:volume} (sample|portion)? (of)? (a|an|the)? (aqueous)? {C1:molarity} (of)? {_s:species}? (stock)? (solution)? (is|was|are)? diluted (with water)? (to|upto|up) (to)? (a|the)? (final|total|new)? (volume of)? {V2:volume}",
      says: "diluted",
    },
    {
      wording:
        "{V1:volume} (of)? (a|an|the)? (aqueous)? {C1:molarity} (of)? {_s:species}? (solution)? (is|was|are)? diluted (with | by adding) {Vw:volume} (of)? {_w:species}",
      says: "diluted",
    },
    {
      wording:
        "{V1:volume} (of|ka|ki)? {C1:molarity} {_s:species}? (solution)? (ko|ka)? {V2:volume} (tak|me|mein) dilute (kiya|kiya|karne|karte|kar|karo)? (gaya|par|hai|diya)?",
      says: "diluted",
    },
    {
      wording:
        "how (many ml | much) (of)? {_w:species} (must|should|is|has|will)? (to)? (be)? (added|needed|required) (to be added)? to {V1:volume} (of)? (a|an)? {C1:molarity} {_s:species}? (solution)? (to | so that) (make|get|obtain | become | convert | it becomes) (it)? (to|into|a)? {C2:molarity} {_t:species}? (solution)?",
      asks: "Vw",
      says: "diluted",
    },
    {
      wording:
        "(when|if)? {Vw:volume} (of)? {_w:species} (is|was)? added to {V1:volume} (of)? (a|an|the)? {C1:molarity} {_s:species}? (solution)?",
      says: "diluted",
    },
    {
      wording:
        "(@ask | how much | how many ml of) volume? (in ml|l)? (of)? (a|the)? (concentrated|stock)? {C1:molarity} (of)? {_s:species}? (stock)? (solution)? (is | will be | must be | should be)? (required|needed|diluted|used)? (to|for) (make|prepare|preparing|obtain|get|give) {V2:volume} (of)? (a|an)? {C2:molarity} (of)? {_t:species}? (solution)?",
      asks: "V1",
      says: "diluted",
    },
    {
      wording:
        "@ask? (new|nayi|final|resulting)? (molarity|concentration) (of (the)? (resulting|diluted|final|new)? (solution))?",
      asks: "C2",
    },
    { wording: "@ask? (the)? volume of water (that)? (must|should|to)? (be)? added", asks: "Vw" },
    { wording: "m1 (=|is)? {C1:molarity}", says: "diluted" },
    { wording: "m2 (=|is)? {C2:molarity}" },
    { wording: "v1 (=|is)? {V1:volume}" },
    { wording: "v2 (=|is)? {V2:volume}" },
    { wording: "@ask? m2", asks: "C2" },
    { wording: "@ask? v2", asks: "V2" },
    { wording: "@ask? v1", asks: "V1" },
    { wording: "@ask? m1", asks: "C1" },
  ],
  also: "diluted solution resulting water anysubstance dilution",
  order: {},
  laws: [
    {
      name: "Dilution law",
      equation: "C1*V1 = C2*V2",
      why: "the moles of solute stay the same, so molarity times volume does.",
    },
    { name: "Volume after adding water", equation: "V2 = V1 + Vw", why: "the volumes add up." },
  ],
  solvent: "H2O",
  must: ["diluted"],
  idea: "Water is added, but no solute: the number of moles before and after is the same.",
  firstMove: "Write $M_1V_1 = M_2V_2$ and find which of the four is asked.",
  terms: ["Molarity", "Dilution"],
  followUps: ["How much water was added?", "Why does the number of moles not change?"],
  examples: [
    "What volume of 10 M HCl is required to prepare 500 mL of 2 M HCl solution?",
    "50 mL of 2 M NaOH is diluted to 250 mL. Find the molarity of the resulting solution",
  ],
};
