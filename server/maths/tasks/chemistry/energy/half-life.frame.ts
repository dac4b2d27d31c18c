import type { ChemistryFrame } from "../laws/law-frame.ts";

interface TimeScale {
  time: string;
  rate: string;
  /** A realistic rate constant and half-life on this scale. */
  examples: readonly [string, string];
}

/** Half-life and rate constant of a first-order reaction, in one unit of time. */
const halfLifeIn = ({ time, rate, examples }: TimeScale): ChemistryFrame => ({
  name: time === "s" ? "first-order-half-life" : `first-order-half-life-in-${time}`,
  topic: "Chemical Kinetics: first-order reactions",
  needs: /first order/,
  variables: [
    { name: "k", latex: "k", says: "rate constant", unit: rate },
    { name: "t", latex: "t_{1/2}", says: "half-life", unit: time },
    { name: "c", latex: "0.693", says: "natural logarithm of 2, rounded", unit: "" },
  ],
  rules: [
    {
      wording:
        "(rate constant | k | rate constant k | specific rate constant) (of (the|a)? (first order)? reaction)? (is|=|of | to be)? {k:pertime}",
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
    // The other quantity has the given unit of time.
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
    `A first order reaction has a rate constant k = ${examples[0]} ${rate}. Find the half-life of the reaction`,
    `The half-life of a first order reaction is ${examples[1]}. Find its rate constant`,
  ],
});

const timeScales: readonly TimeScale[] = [
  { time: "s", rate: "s^-1", examples: ["0.0231", "60 s"] },
  { time: "min", rate: "min^-1", examples: ["0.0462", "35 min"] },
  { time: "h", rate: "h^-1", examples: ["0.0385", "14 h"] },
  { time: "day", rate: "day^-1", examples: ["0.0495", "8 days"] },
  { time: "year", rate: "year^-1", examples: ["0.0277", "30 years"] },
];

export const halfLifeFrames: readonly ChemistryFrame[] = timeScales.map(halfLifeIn);
