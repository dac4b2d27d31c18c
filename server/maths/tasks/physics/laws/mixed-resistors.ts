import { mixedFigure } from "./circuit-figures.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const resistor = "resistor|resistors|resistance|resistances|resistors of? resistance?";
const words =
  "each connected are is in joined combination combined of resistors resistor resistance circuit to equivalent what both this that these wires with another one third two a the total then ohm across battery";

const part = (name: string, index: string, says: string): Variable => ({
  name,
  latex: `R_${index}`,
  says,
  unit: "ohm",
  letters: `R${index}`,
  givenWords: resistor,
  isUsual: true,
});

const total: Variable = {
  name: "t",
  latex: "R",
  says: "equivalent resistance",
  unit: "ohm",
  targetWords:
    "equivalent|total|effective|resultant|net|combined? resistance; equivalent|total|effective|resultant|net|combined resistance of the? combination|circuit; resistance of the combination|circuit",
};

interface Mixed {
  name: string;
  /** How the first two resistors are joined; the third is added the other way. */
  pair: "series" | "parallel";
  added: string;
  laws: LawFrame["laws"];
}

const mixed: readonly Mixed[] = [
  {
    name: "parallel-then-series",
    pair: "parallel",
    added: "series",
    laws: [
      { name: "Resistors in parallel", equation: "1/p = 1/a + 1/b" },
      { name: "Resistors in series", equation: "t = p + c" },
    ],
  },
  {
    name: "series-then-parallel",
    pair: "series",
    added: "parallel",
    laws: [
      { name: "Resistors in series", equation: "p = a + b" },
      { name: "Resistors in parallel", equation: "1/t = 1/p + 1/c" },
    ],
  },
];

const pairOf = (rest: readonly Variable[]): readonly Variable[] => [
  part("a", "1", "first resistance of the pair"),
  part("b", "2", "second resistance of the pair"),
  ...rest,
  { name: "p", latex: "R_{12}", says: "resistance of the pair", unit: "ohm", isNamed: true },
  total,
];

const third: Variable = {
  name: "c",
  latex: "R_3",
  says: "third resistance",
  unit: "ohm",
  letters: "R3",
  isNamed: true,
};

/** The pair is named first: "4 Ω and 12 Ω in parallel, and this in series with 2 Ω." */
function pairFirst({ name, pair, added, laws }: Mixed): LawFrame {
  return {
    name,
    topic: "Electricity",
    needs: added,
    also: `${words} series parallel`,
    never: "each; equal; identical",
    facts: [
      {
        words: `in ${pair}; ${pair} combination; in ${pair} combination`,
        variable: "x",
        value: "1",
      },
    ],
    markers: ["x"],
    requires: ["x", "a", "b", "c"],
    order: ["a", "b", "c"],
    draw: mixedFigure(pair),
    variables: [
      { name: "x", latex: "", says: "", unit: "", isNamed: true },
      ...pairOf([
        {
          ...third,
          cues: `in ${added} with a|an|another|the|third?; in ${added} with a|the? third? resistor|resistance of?; in ${added} to a|an|another?`,
        },
      ]),
    ],
    laws,
  };
}

/** The pair is named last: "2 Ω in series with a parallel combination of 3 Ω and 6 Ω." */
function pairLast({ name, pair, added, laws }: Mixed): LawFrame {
  return {
    name: `${name}-named-last`,
    topic: "Electricity",
    needs: added,
    also: words,
    never: "each; equal; identical",
    requires: ["a", "b", "c"],
    order: ["c", "a", "b"],
    draw: mixedFigure(pair),
    variables: pairOf([
      {
        ...third,
        behind: `resistor|resistance? is? connected|joined? in ${added} with a|the? ${pair} combination of two? resistors?`,
      },
    ]),
    laws,
  };
}

/** Two resistors joined in one way and a third added in the other (NCERT class 10, "Electricity"). */
export const mixedResistors: readonly LawFrame[] = mixed.flatMap((one) => [
  pairFirst(one),
  pairLast(one),
]);
