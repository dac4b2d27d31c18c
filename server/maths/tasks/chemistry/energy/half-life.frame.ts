import type { ChemistryFrame } from "../laws/law-frame.ts";

/** Half-life and rate constant of a first-order reaction, in one unit of time. */
const halfLifeIn = (time: string, rate: string): ChemistryFrame => ({
  name: time === "s" ? "first-order-half-life" : `first-order-half-life-in-${time}`,
  topic: "Chemical Kinetics: first-order reactions",
  needs: /first order/,
  variables: [
    { name: "k", latex: "k", says: "rate constant", unit: rate },
    { name: "t", latex: "t_{1/2}", says: "half-life", unit: time },
    { name: "c", latex: "0.693", says: "natural logarithm of 2", unit: "" },
  ],
  rules: [
    {
      wording:
        "(rate constant | k | rate constant k | specific rate constant) (of (the|a)? (first order)? reaction)? (is|= | to be)? {k:pertime}",
    },
    {
      wording:
        "(the)? (its)? halflife (period|time)? (of (the|a)? (first order)? reaction)? (is|=|of | to be)? {t:time}",
    },
    {
      wording: "@ask? (its)? halflife (period|time)? (of (the|a)? (first order)? reaction)?",
      asks: "t",
    },
    {
      wording:
        "@ask? (its)? (rate constant | k | rate constant k | specific rate constant) (of (the|a)? (first order)? reaction)?",
      asks: "k",
    },
    { wording: "(a|the)? first order (reaction)?" },
  ],
  also: "reaction having whose anysubstance decomposition found rate constant",
  order: { pertime: ["k"], time: ["t"] },
  laws: [
    {
      name: "Half-life of a first-order reaction",
      equation: "t = c/k",
      why: "$t_{1/2} = 0.693/k$, whatever the concentration is.",
    },
  ],
  constants: { c: "0.693" },
  adjust: (story) => {
    // The other quantity comes out in the unit of time that is given.
    const given = story.values.get("k")?.unit.symbol ?? story.values.get("t")?.unit.symbol ?? "";
    return given === rate || given === time ? story : null;
  },
  idea: "In a first-order reaction every half-life halves what is left, however much that is.",
  firstMove: "Write $t_{1/2} = \\frac{0.693}{k}$.",
  terms: ["Half-life", "Rate constant", "First order"],
  followUps: [
    "What part is left after three half-lives?",
    "Does the half-life change when the reaction slows down?",
  ],
  examples: [
    `A first order reaction has a rate constant k = 0.0231 ${rate}. Find the half-life of the reaction`,
    `The half-life of a first order reaction is 60 ${time}. Find its rate constant`,
  ],
});

export const halfLifeFrames: readonly ChemistryFrame[] = ["s", "min", "h", "day", "year"].map(
  (time) => {
    return halfLifeIn(time, `${time}^-1`);
  },
);
