import * as q from "../../../numbers/rational.ts";
import type { ChemistryFrame } from "../laws/law-frame.ts";

/** Measures of concentration, converted into each other with the density, for one litre of solution. */
export const oneLitreFrame: ChemistryFrame = {
  name: "one-litre-of-solution",
  topic: "Solutions: ways of telling the concentration",
  needs: /^(?=.*<density:).*(?:molar|molal)/,
  variables: [
    { name: "p", latex: "p", says: "mass percent", unit: "", isPercent: true },
    { name: "d", latex: "d", says: "density of the solution", unit: "g/mL" },
    { name: "M", latex: "M", says: "molar mass", unit: "g/mol" },
    { name: "C", latex: "C", says: "molarity", unit: "mol/L" },
    { name: "b", latex: "b", says: "molality", unit: "mol/kg" },
    { name: "K", latex: "V", says: "volume of one litre in millilitres", unit: "mL" },
    { name: "L", latex: "V_L", says: "volume of the solution", unit: "L" },
    { name: "k", latex: "k", says: "number of grams in a kilogram", unit: "g/kg" },
    { name: "s", latex: "m_{\\text{solution}}", says: "mass of one litre of solution", unit: "g" },
    { name: "m", latex: "m_{\\text{solute}}", says: "mass of solute in one litre", unit: "g" },
    { name: "w", latex: "m_{\\text{solvent}}", says: "mass of solvent in one litre", unit: "g" },
  ],
  rules: [
    { wording: "@ask? molarity (of (the|this|a|that)? (resulting|given)? solution?)?", asks: "C" },
    { wording: "@ask? molality (of (the|this|a|that)? (resulting|given)? solution?)?", asks: "b" },
    { wording: "by mass|weight", says: "mass" },
    { wording: "(mass / mass | w / w | mass by mass | weight by weight)", says: "mass" },
    {
      wording:
        "(and|with|has|having|whose)? (a|the|its)? density (of (the|this|a)? solution?)? (is|=|of|was|as)? {d:density}",
    },
    {
      wording:
        "(molar mass|weight | molecular mass|weight) (of (the)? (solute|{_s:species}))? (is|=|of)? {M:molarmass}",
    },
  ],
  also: "solution solutions aqueous sample density acid concentrated commercial commercially available has having whose contains water its nitric used laboratory work",
  order: { percent: ["p"], number: [], molarity: ["C"], density: ["d"], molarmass: ["M"] },
  laws: [
    {
      name: "Mass of one litre of solution",
      equation: "s = d*K",
      why: "mass = density × volume, and one litre is 1000 mL.",
    },
    {
      name: "Mass of solute from the mass percent",
      equation: "m = p*s/100",
      why: "mass percent = mass of solute ÷ mass of solution × 100.",
    },
    {
      name: "Molarity from the mass of solute in one litre",
      equation: "C = m/(M*L)",
      why: "molarity = moles of solute ÷ litres of solution, and moles = mass ÷ molar mass.",
    },
    {
      name: "Mass of solvent in one litre of solution",
      equation: "w = d*K - m",
      why: "the solvent is what is left of the solution without the solute.",
    },
    {
      name: "Molality from one litre of solution",
      equation: "b = C*L*k/w",
      why: "molality = moles of solute ÷ kilograms of solvent.",
    },
  ],
  constants: { K: "1000", L: "1", k: "1000" },
  molarMass: "M",
  solvent: "H2O",
  // A percent without "by mass" could be by volume, and no solution is 100% solute.
  adjust: (story) => {
    const percent = story.values.get("p")?.value;
    if (!percent) return story;
    const isPart = q.order(percent, q.rational(100n)) < 0;
    return isPart && story.conditions.has("mass") ? story : null;
  },
  idea: "Take one litre of the solution: its density tells its mass.",
  firstMove: "Find the mass of one litre (1000 mL) of the solution from its density.",
  terms: ["Molarity", "Molar mass", "Solute"],
  followUps: [
    "Why is the density of the solution needed?",
    "Which of molarity and molality changes with temperature?",
  ],
  examples: [
    "The density of 3 M solution of NaCl is 1.25 g/mL. Calculate the molality of the solution",
    "Calculate the molarity of a 20% by mass solution of KI of density 1.202 g/mL",
  ],
};
