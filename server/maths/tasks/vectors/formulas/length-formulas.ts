import * as form from "../../../algebra/quotient.ts";
import { entryLatex } from "../../../matrices/write-matrix.ts";
import { readEntry } from "../../../matrices/literal.ts";
import { type NamedVector, vectorsIn } from "../operand.ts";
import * as v from "../vector.ts";
import { arrow, innerVector } from "../write-vector.ts";
import { type Formula, noNumbers, step } from "./formula.ts";
import {
  readOne,
  readJoin,
  first,
  joiningStep,
  lengthSteps,
  unitOf,
  proveDirection,
  unitTerms,
} from "./one-vector.ts";

const topic = "Vector Algebra";

/** v/|v|: the unit vector in the direction of v. */
export const unitVector: Formula = {
  topic,
  method: "Divide by the magnitude",
  difficulty: "beginner",
  label: (given) => `\\hat{${first(given).name.length === 1 ? first(given).name : "n"}}`,
  variants: [
    {
      wordings: [
        "[a|the] unit vector in [the] [same] direction [as] of|as [the] [vector] {v}",
        "[a|the] unit vector along|of|parallel_to [the] [direction_of] [vector] {v}",
        "[a|the] unit vector in [the] direction of [the] [sum|vector] [of] [the] [vectors] {v}",
        "{v} ki direction me|mein unit vector",
        "[vector] {v} ka unit vector",
      ],
      read: readOne,
    },
    {
      wordings: [
        "[a|the] unit vector in [the] direction of [the] [vector] {w} [,] where {p} and|, {q} are [the] points",
        "[a|the] unit vector in [the] direction from|joining {p} to|and {q}",
        "[a|the] unit vector joining [the] [points] {p} to|and {q}",
      ],
      read: readJoin,
    },
    {
      wordings: [
        "[a|the] unit vector in [the] direction of [the] sum|resultant of [the] [vectors] {a} and|,|aur {b}",
        "[a|the] unit vector along [the] sum of [the] [vectors] {a} and|,|aur {b}",
      ],
      read: (match) => {
        const [a, b] = vectorsIn(match, ["a", "b"], ["a", "b"]) ?? [];
        if (!a || !b) return null;
        const sum: NamedVector = {
          vector: v.add(a.vector, b.vector),
          name: "s",
          notation: a.notation,
        };
        return v.isZeroVector(sum.vector) ? null : { vectors: [sum], numbers: noNumbers };
      },
    },
  ],
  solve: (given) => ({
    kind: "vector",
    value: unitOf(first(given).vector),
    notation: first(given).notation,
  }),
  prove: (given, found) =>
    found.kind === "vector" ? proveDirection(first(given).vector, found.value, form.one) : null,
  steps: (given, _, answer) => {
    const { vector, name, notation } = first(given);
    const size = v.magnitude(vector);
    return [
      ...joiningStep(given),
      ...lengthSteps(first(given)),
      step(
        "Divide the vector by its magnitude",
        "Unit vector: $\\hat{a} = \\frac{\\vec{a}}{|\\vec{a}|}$.",
        answer.latex,
        `\\frac{${arrow(name)}}{|${arrow(name)}|} = \\frac{1}{${entryLatex(size)}}${innerVector(vector, notation)}`,
      ),
    ];
  },
  idea: "Divide a vector by its own length, and its length becomes one while its direction stays.",
  firstMove: "Find the magnitude: the root of the sum of the squares of the components.",
  finalMove: "Divide every component by the magnitude. Which unit vector do you get?",
  terms: unitTerms,
  next: [
    "How can you check that the result has length one?",
    "Which unit vector has the opposite direction?",
  ],
};

/** The vector of a given length in the direction of v. */
export const vectorOfLength: Formula = {
  ...unitVector,
  method: "Unit vector times the length",
  label: () => "\\vec{v}",
  variants: [
    {
      wordings: [
        "[a|the] vector in [the] direction of [the] [vector] {v} which|that has|whose|with|having magnitude|length [is|of|=] {n} [units|unit]",
        "[a|the] vector of magnitude|length {n} [units|unit] in|along [the] [direction] [of] [the] [vector] {v}",
        "[a|the] vector of magnitude|length {n} [units|unit] [and] parallel to [the] [vector] {v}",
        "[a|the] vector in [the] direction of [the] [vector] {v} and has|having magnitude|length {n} [units|unit]",
      ],
      read: (match) => {
        const given = readOne(match);
        const length = readEntry(match.gap("n") ?? "");
        const isNumber = length && (form.asRational(length)?.numerator ?? 0n) > 0n;
        return given && isNumber ? { ...given, numbers: [length] } : null;
      },
    },
  ],
  solve: (given) => ({
    kind: "vector",
    value: v.scale(unitOf(first(given).vector), given.numbers[0] ?? form.one),
    notation: first(given).notation,
  }),
  prove: (given, found) =>
    found.kind === "vector"
      ? proveDirection(first(given).vector, found.value, given.numbers[0] ?? form.one)
      : null,
  steps: (given, _, answer) => {
    const { vector, name, notation } = first(given);
    const length = entryLatex(given.numbers[0] ?? form.one);
    return [
      ...lengthSteps(first(given)),
      step(
        "Multiply the unit vector by the length",
        "The unit vector has the direction; the length is then as wanted.",
        answer.latex,
        `\\vec{v} = ${length} \\times \\frac{${arrow(name)}}{|${arrow(name)}|} = ${length} \\times \\frac{1}{${entryLatex(v.magnitude(vector))}}${innerVector(vector, notation)}`,
      ),
    ];
  },
  idea: "First make a vector of length one in that direction, then multiply it by the length that is wanted.",
};
