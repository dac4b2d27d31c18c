import type { LawFrame, Variable } from "./law-frame.ts";

const charge = (name: string, index: string, says: string): Variable => ({
  name,
  latex: `q_${index}`,
  says,
  unit: "C",
  letters: `q${index} Q${index}`,
  givenWords: "charge|charges; point charge|charges; charges of; charge q",
  isUsual: true,
  isSigned: true,
});

const common =
  "two point charges charge small of and are is placed kept located separated apart held from each other at what which where point points on the line joining them charges in air vacuum distance a by magnitude its position electric find located";

const base: Omit<LawFrame, "name" | "laws" | "note" | "needs" | "also" | "variables"> = {
  topic: "Electrostatic Potential and Capacitance",
  requires: ["q", "Q", "r", "z"],
  markers: ["z", "b"],
  order: ["q", "Q"],
  systems: ["cm"],
  never:
    "midpoint; middle; each; equal; identical; dipole; three; four; triangle; square; outside; perpendicular",
};

const marker = (name: string): Variable => ({ name, latex: "", says: "", unit: "", isNamed: true });
const betweenThem = {
  words: "between the? two? charges; between them; in between them?",
  variable: "b",
  value: "1",
};
const separation: Variable = {
  name: "r",
  latex: "r",
  says: "distance between the charges",
  unit: "m",
  letters: "r d",
  givenWords: "distance; apart; separation; separated by",
};
const place: Variable = {
  name: "x",
  latex: "x",
  says: "distance of the point from the first charge",
  unit: "m",
  isNamed: true,
  letters: "x",
};
const ratio: Variable = {
  name: "n",
  latex: "n",
  says: "ratio of the distances from the second and from the first charge",
  unit: "",
  isNamed: true,
};
const charges = [charge("q", "1", "first charge"), charge("Q", "2", "second charge"), separation];
const wholeDistance = {
  name: "Both distances make up the whole distance",
  equation: "r = x*(1 + n)",
};
/** Marks the variables for which an equation is not solved, so that it is only used as a check. */
const unsolved = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, ""]));

const where =
  "at what point|points; at which point|points; where; at what point|points on the line; locate the point; find the point; find the position of the? point; find a point; where on the line; at what distance from the first charge; at what distance from the? first? charge; how far from the first charge; find the distance of the point; at which point|points on the line";

/** Between two charges of the same sign the fields have opposite directions and cancel at one point. */
const zeroField: LawFrame = {
  ...base,
  name: "zero-field",
  topic: "Electric Charges and Fields",
  needs: "zero null neutral",
  also: `${common} so that resultant net field intensity due to both`,
  facts: [
    betweenThem,
    {
      words:
        "electric|net|resultant? electric? field|intensity is|be|becomes? zero; electric field intensity is? zero; null|neutral point; is the electric? field zero; is the? net|resultant? electric? field|intensity zero; will the? net|resultant? electric? field|intensity be zero",
      variable: "z",
      value: "1",
    },
  ],
  variables: [...charges, ratio, marker("z"), marker("b"), { ...place, asks: where }],
  laws: [
    {
      name: "The fields are equal, so the charges are as the squares of the distances",
      equation: "n^2 = Q/q",
      solutions: unsolved("q", "Q"),
    },
    wholeDistance,
    {
      name: "Equal fields of both charges",
      equation: "q/x^2 = Q/(r - x)^2",
      solutions: unsolved("q", "Q", "r", "x"),
    },
  ],
  note: "The charges have the same sign, so between them their fields point against each other, and the point lies there.",
};

const potentialIsZero = {
  words:
    "electric|net|resultant? electric? potential is|be|becomes? zero; is the electric? potential zero; is the? net|resultant? electric? potential zero; will the? net|resultant? electric? potential be zero; potential due to both|them is? zero",
  variable: "z",
  value: "1",
};

/** Between two charges of opposite sign there is one point of zero potential. */
const zeroPotentialBetween: LawFrame = {
  ...base,
  name: "zero-potential-between",
  needs: "zero",
  also: `${common} so that resultant net potential due to both`,
  phrases: "take|taking the? potential at infinity to? be? as? zero",
  facts: [betweenThem, potentialIsZero],
  requires: [...(base.requires ?? []), "b"],
  variables: [...charges, ratio, marker("z"), marker("b"), { ...place, asks: where }],
  laws: [
    {
      name: "The potentials cancel, so the charges are as the distances",
      equation: "n = abs(Q/q)",
      solutions: unsolved("q", "Q"),
    },
    wholeDistance,
    {
      name: "The potentials of both charges cancel",
      equation: "q/x = Q/(x - r)",
      solutions: unsolved("q", "Q", "r", "x"),
    },
  ],
  contradiction: (value) =>
    (value("q") ?? 0) * (value("Q") ?? 0) < 0
      ? null
      : "Two charges of the same sign have potentials of the same sign, which can't cancel: the potential is zero nowhere near them. Check the signs.",
  note: "The charges have unlike signs, so their potentials cancel at one point between them.",
};

/** On the whole line there are two points of zero potential: one between the charges, one beyond the smaller charge. */
function zeroPotentialOnLine(name: string, side: "-" | "+"): LawFrame {
  return {
    ...zeroPotentialBetween,
    name,
    requires: base.requires ?? [],
    never: `${base.never ?? ""}; between them; between the? two? charges; in between`,
    variables: [
      ...charges,
      ratio,
      marker("z"),
      marker("b"),
      { ...place, asks: where },
      {
        name: "X",
        latex: "x'",
        says: "distance of the point outside from the first charge",
        unit: "m",
        isNamed: true,
        asks: where,
      },
    ],
    laws: [
      ...zeroPotentialBetween.laws,
      {
        name: "Outside, the two distances differ by the whole distance",
        equation: side === "-" ? "r = X*(1 - n)" : "r = X*(n - 1)",
        solutions: unsolved("n", "r"),
      },
    ],
    note: "The charges have unlike signs. One point lies between them, another one outside on the side of the smaller charge.",
  };
}

/** Points at which the field or the potential of two charges is zero (NCERT class 12). */
export const nullPointFrames: readonly LawFrame[] = [
  zeroField,
  zeroPotentialBetween,
  zeroPotentialOnLine("zero-potential-beyond-second", "-"),
  zeroPotentialOnLine("zero-potential-beyond-first", "+"),
];
