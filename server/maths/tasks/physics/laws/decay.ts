import { decayLaw, halfLife } from "./modern.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const [period, time]: readonly Variable[] = ["T", "t"].flatMap((name) =>
  halfLife.variables.filter((variable) => variable.name === name),
);
const times = [period, time].filter((variable) => variable !== undefined);

/** The fraction of a radioactive sample that is left. */
export const fractionLeft: LawFrame = {
  ...halfLife,
  name: "fraction-left",
  also: `${halfLife.also} fraction part undecayed undisintegrated`,
  variables: [
    {
      name: "x",
      latex: "\\frac{N}{N_0}",
      says: "fraction left",
      unit: "",
      isNamed: true,
      asks: "what fraction of? it|the|a|an|its? original|radioactive? sample|substance|element|material|amount|nuclei? will|is|are? be? remains|remain|left|remaining|undecayed; what fraction will remain|be; fraction remaining|left|undecayed; what part of it remains|remain",
    },
    ...times,
  ],
  requires: ["T", "t"],
  laws: [{ ...decayLaw, equation: "x = (1/2)^(t/T)", solutions: { T: "", t: "" } }],
};

/** The same as a percentage. */
export const percentLeft: LawFrame = {
  ...fractionLeft,
  name: "percent-left",
  also: `${halfLife.also} percent percentage undecayed`,
  variables: [
    {
      name: "x",
      latex: "\\frac{N}{N_0}",
      says: "part left",
      unit: "",
      isNamed: true,
      isPercent: true,
      asks: "what percent|percentage of? it|the|a|an|its? original|radioactive? sample|substance|element|material|amount|nuclei? will? is|are|be? remains|remain|left|remaining|undecayed; percent|percentage of the? sample? remaining|left|undecayed",
    },
    ...times,
  ],
};

/** The amount of a radioactive sample that has decayed. */
export const amountDecayed: LawFrame = {
  ...halfLife,
  name: "amount-decayed",
  needs: "decay decays decayed disintegrate disintegrates disintegrated",
  also: `${halfLife.also} decay decays decayed have disintegrate disintegrates disintegrated in`,
  never: "not; left; remain; remains; remaining; rate",
  variables: [
    ...halfLife.variables.filter(({ name }) => ["M", "T", "t"].includes(name)),
    { name: "m", latex: "N", says: "amount left", unit: "g", isNamed: true },
    {
      name: "D",
      latex: "N_{\\text{decayed}}",
      says: "amount decayed",
      unit: "g",
      isNamed: true,
      asks: "how much of? it? the? sample? will? have? decay|decays|decayed|disintegrated; how much of; how many grams; mass|amount decayed; how much has decayed",
    },
  ],
  requires: ["M", "T", "t"],
  laws: [
    ...halfLife.laws,
    { name: "What is not left has decayed", equation: "D = M - m", solutions: { M: "", m: "" } },
  ],
};
