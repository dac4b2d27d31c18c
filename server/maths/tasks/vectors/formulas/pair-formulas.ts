import * as form from "../../../algebra/quotient.ts";
import { entryLatex, innerLatex } from "../../../matrices/write-matrix.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import { dotSteps, magnitudeSteps } from "../expression/vector-steps.ts";
import { type NamedVector, vectorsIn } from "../operand.ts";
import * as v from "../vector.ts";
import { arrow, innerVector, productsLatex } from "../write-vector.ts";
import { type Formula, type Operands, noNumbers, step } from "./formula.ts";
import { angleByCosine } from "./school-angle.ts";

const topic = "Vector Algebra";

function readPair(match: Match): Operands | null {
  const vectors = vectorsIn(match, ["a", "b"], ["a", "b"]);
  const isFit = vectors?.every(({ vector }) => !v.isZeroVector(vector) && v.isNumeric(vector));
  return vectors && isFit === true ? { vectors, numbers: noNumbers } : null;
}

function both({ vectors }: Operands): [NamedVector, NamedVector] {
  const [a, b] = vectors;
  if (!a || !b) throw new Error("A formula of two vectors needs two");
  return [a, b];
}

/** The exact cosine of the angle between two vectors. */
function cosineBetween(a: v.Vector, b: v.Vector): typeof form.one {
  return form.divide(v.dot(a, b), form.multiply(v.magnitude(a), v.magnitude(b)));
}

function lengthLine({ vector, name }: NamedVector) {
  const label = `|${arrow(name)}|`;
  return magnitudeSteps(vector, label, { kind: "number", value: v.magnitude(vector) });
}

function dotLines(a: NamedVector, b: NamedVector) {
  const label = `${arrow(a.name)} \\cdot ${arrow(b.name)}`;
  return dotSteps(a.vector, b.vector, {
    label,
    before: `${label} = ${innerVector(a.vector, a.notation)} \\cdot ${innerVector(b.vector, b.notation)}`,
    result: `${label} = ${entryLatex(v.dot(a.vector, b.vector))}`,
  });
}

const between = "[the] [two] [following] [vectors|vector] {a} and|,|aur [vector] {b}";

/** The angle θ between two vectors, from cos θ = a·b/(|a||b|). */
export const angleBetween: Formula = {
  topic,
  method: "Dot product and magnitudes",
  label: () => "\\theta",
  variants: [
    {
      wordings: [
        `[the] angle between ${between}`,
        "{a} aur {b} ke beech|bich ka|mein angle|kon",
        `[the] angle θ between ${between}`,
      ],
      read: readPair,
    },
  ],
  solve: (given) => {
    const [a, b] = both(given);
    return { kind: "written", answer: angleByCosine(cosineBetween(a.vector, b.vector)) };
  },
  prove: (given, found) => {
    const [a, b] = both(given);
    // The law of cosines in the triangle of a, b and a − b, which needs no dot product.
    const product = form.multiply(v.magnitude(a.vector), v.magnitude(b.vector));
    const sides = form.subtract(
      form.add(v.square(a.vector), v.square(b.vector)),
      v.square(v.subtract(a.vector, b.vector)),
    );
    const cosine = form.divide(v.half(sides), product);
    if (found.kind !== "written" || angleByCosine(cosine).latex !== found.answer.latex) return null;
    return {
      method: "Law of cosines in the triangle of the two vectors and their difference",
      lines: [
        `\\cos\\theta = \\frac{${entryLatex(v.square(a.vector))} + ${entryLatex(v.square(b.vector))} - ${entryLatex(v.square(v.subtract(a.vector, b.vector)))}}{2 \\times ${entryLatex(v.magnitude(a.vector))} \\times ${entryLatex(v.magnitude(b.vector))}} = ${entryLatex(cosine)}`,
      ],
    };
  },
  steps: (given, _, answer) => {
    const [a, b] = both(given);
    const cosine = cosineBetween(a.vector, b.vector);
    const put = `\\cos\\theta = \\frac{${entryLatex(v.dot(a.vector, b.vector))}}{${entryLatex(v.magnitude(a.vector))} \\times ${entryLatex(v.magnitude(b.vector))}}`;
    return [
      ...dotLines(a, b),
      ...lengthLine(a),
      ...lengthLine(b),
      step(
        "Put them into the formula for the angle",
        "$\\cos\\theta = \\frac{\\vec{a} \\cdot \\vec{b}}{|\\vec{a}||\\vec{b}|}$.",
        `\\cos\\theta = ${entryLatex(cosine)}`,
        put,
      ),
      step(
        "Find the angle",
        "Between 0° and 180° only one angle has this cosine.",
        answer.latex,
        `\\cos\\theta = ${entryLatex(cosine)}`,
      ),
    ];
  },
  idea: "The dot product is $|\\vec{a}||\\vec{b}|\\cos\\theta$, so the cosine of the angle is the dot product divided by both magnitudes.",
  firstMove: "Find the dot product of the two vectors.",
  finalMove: "Which angle has this cosine?",
  terms: { "Dot product": "The sum of the products of components of the same kind." },
  next: [
    "What would the dot product be if the vectors were perpendicular?",
    "Is the angle acute or obtuse, and how do you see that from the dot product?",
  ],
};

/** The scalar projection a·b/|b| of a on b; negative for an obtuse angle. */
export const projection: Formula = {
  topic,
  method: "Dot product divided by a magnitude",
  label: () => "\\text{Projection}",
  variants: [
    {
      wordings: [
        "[the] [scalar] projection|component of [the] [vector] {a} on|onto|upon|along [the] [vector] {b}",
        "[vector] {a} ka|ki {b} par|pe projection",
        "[the] projection of [the] [vector] {a} in [the] direction of [the] [vector] {b}",
      ],
      read: readPair,
    },
  ],
  solve: (given) => {
    const [a, b] = both(given);
    return { kind: "number", value: form.divide(v.dot(a.vector, b.vector), v.magnitude(b.vector)) };
  },
  prove: (given, found) => {
    const [a, b] = both(given);
    if (found.kind !== "number") return null;
    const along = v.scale(b.vector, form.divide(found.value, v.magnitude(b.vector)));
    const rest = v.subtract(a.vector, along);
    if (!form.isZero(v.dotByLengths(rest, b.vector))) return null;
    return {
      method: `What is left of $${arrow(a.name)}$ without its part along $${arrow(b.name)}$ is perpendicular to it`,
      lines: [
        `\\left(${arrow(a.name)} - ${innerLatex(found.value)}\\,\\hat{b}\\right) \\cdot ${arrow(b.name)} = 0`,
      ],
    };
  },
  steps: (given, _, answer) => {
    const [a, b] = both(given);
    return [
      ...dotLines(a, b),
      ...lengthLine(b),
      step(
        `Divide the dot product by $|${arrow(b.name)}|$`,
        `Projection of $\\vec{a}$ on $\\vec{b}$: $\\frac{\\vec{a} \\cdot \\vec{b}}{|\\vec{b}|}$.`,
        answer.latex,
        `\\text{Projection} = \\frac{${entryLatex(v.dot(a.vector, b.vector))}}{${entryLatex(v.magnitude(b.vector))}}`,
      ),
    ];
  },
  idea: "The projection is the shadow of the first vector on the second: their dot product divided by the length of the second.",
  firstMove: "Find the dot product of the two vectors.",
  finalMove: "Divide the dot product by the magnitude. What is the projection?",
  terms: {
    Projection:
      "The length of the shadow of one vector on the line of another; negative if it points backwards.",
  },
  next: ["What is the projection of the second vector on the first?", "When is a projection zero?"],
};

/** The projection of a on b as a vector. */
export const vectorProjection: Formula = {
  ...projection,
  method: "Vector projection",
  label: () => "\\text{Projection}",
  variants: [
    {
      wordings: [
        "[the] vector projection of [the] [vector] {a} on|onto [the] [vector] {b}",
        "[the] projection vector of [the] [vector] {a} on|onto [the] [vector] {b}",
      ],
      read: readPair,
    },
  ],
  solve: (given) => {
    const [a, b] = both(given);
    return {
      kind: "vector",
      value: v.scale(b.vector, form.divide(v.dot(a.vector, b.vector), v.square(b.vector))),
      notation: b.notation,
    };
  },
  prove: (given, found) => {
    const [a, b] = both(given);
    if (found.kind !== "vector") return null;
    const isAlong = v.isZeroVector(v.cross(found.value, b.vector));
    const isRest = form.isZero(v.dotByLengths(v.subtract(a.vector, found.value), b.vector));
    return isAlong && isRest
      ? {
          method: "It is parallel to the second vector, and what is left is perpendicular to it",
          lines: [`\\left(${arrow(a.name)} - \\vec{p}\\right) \\cdot ${arrow(b.name)} = 0`],
        }
      : null;
  },
  steps: (given, _, answer) => {
    const [a, b] = both(given);
    return [
      ...dotLines(a, b),
      step(
        "Find the square of the magnitude",
        "The square of the magnitude is the sum of the squares of the components.",
        `|${arrow(b.name)}|^{2} = ${entryLatex(v.square(b.vector))}`,
        `|${arrow(b.name)}|^{2} = ${productsLatex(b.vector, b.vector)}`,
      ),
      step(
        "Multiply the second vector by the quotient",
        "$\\frac{\\vec{a} \\cdot \\vec{b}}{|\\vec{b}|^{2}}\\,\\vec{b}$.",
        answer.latex,
        `\\frac{${entryLatex(v.dot(a.vector, b.vector))}}{${entryLatex(v.square(b.vector))}}${innerVector(b.vector, b.notation)}`,
      ),
    ];
  },
};
