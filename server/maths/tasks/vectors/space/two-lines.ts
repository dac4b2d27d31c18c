import * as form from "../../../algebra/quotient.ts";
import type { Entry } from "../../../matrices/literal.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import { entryLatex, entryPlain, innerLatex } from "../../../matrices/write-matrix.ts";
import { rootOf } from "../../../algebra/root.ts";
import { angleByCosine } from "../formulas/school-angle.ts";
import { step } from "../formulas/formula.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";
import { crossLatex, productsLatex, tupleLatex, vectorLatex } from "../write-vector.ts";
import { type Line, lineIn } from "./read-space.ts";
import { lineLatex, pointOn, tidyDirection } from "./write-space.ts";
import { spaceTask } from "./space-task.ts";
import { absolute, numberAnswer } from "./space-answer.ts";

export interface TwoLines {
  first: Line;
  second: Line;
}

/** The lines in the gaps `l` and `m`; null unless both hold one. */
export function readLines(match: Match): TwoLines | null {
  const [first, second] = [lineIn(match, "l"), lineIn(match, "m")];
  return first && second ? { first, second } : null;
}

const lines = "[the] [following] [pair] [of] [lines|line] {l} and|,|aur|; {m}";

/** The angle between two lines in space, from their directions. */
export const lineAngle = spaceTask<TwoLines>({
  name: "angle-between-lines",
  cue: /angle/i,
  method: "Dot product of the directions",
  variants: [{ wordings: [`[the] [acute] angle between ${lines}`], read: readLines }],
  reading: ({ first, second }) => `${lineLatex(first)},\\; ${lineLatex(second, "\\mu")}`,
  work: ({ first, second }) => {
    const [a, b] = [tidyDirection(first.direction), tidyDirection(second.direction)];
    const cosine = absolute(
      form.divide(v.dot(a, b), form.multiply(v.magnitude(a), v.magnitude(b))),
    );
    const answer = angleByCosine(cosine);
    return {
      answer,
      steps: [
        step(
          "Read the directions of both lines",
          "They stand below the bars, or behind $\\lambda$ and $\\mu$.",
          `\\vec{b_1} = ${vectorLatex(a, "units")},\\quad \\vec{b_2} = ${vectorLatex(b, "units")}`,
        ),
        step(
          "Find their dot product",
          "The formula of the angle needs the dot product of the directions.",
          `\\vec{b_1} \\cdot \\vec{b_2} = ${productsLatex(a, b)} = ${entryLatex(v.dot(a, b))}`,
        ),
        step(
          "Find their magnitudes",
          "The formula divides by both magnitudes.",
          `|\\vec{b_1}| = ${entryLatex(v.magnitude(a))},\\quad |\\vec{b_2}| = ${entryLatex(v.magnitude(b))}`,
        ),
        step(
          "Put them into the formula",
          "$\\cos\\theta = \\left|\\frac{\\vec{b_1} \\cdot \\vec{b_2}}{|\\vec{b_1}||\\vec{b_2}|}\\right|$, for the acute angle.",
          `\\cos\\theta = ${entryLatex(cosine)}`,
        ),
        step(
          "Find the angle",
          "Only one acute angle has this cosine.",
          answer.latex,
          `\\cos\\theta = ${entryLatex(cosine)}`,
        ),
      ],
    };
  },
  prove: ({ first, second }, answer) => {
    // sin²θ from the cross product, then cos²θ = 1 − sin²θ.
    const [a, b] = [first.direction, second.direction];
    const sine = form.divide(v.square(v.cross(a, b)), form.multiply(v.square(a), v.square(b)));
    const cosine = rootOf(form.subtract(form.one, sine), 2, { positive: true });
    return angleByCosine(cosine).plain === answer.plain
      ? {
          method: "The sine from the cross product",
          lines: [
            `\\sin^{2}\\theta = ${entryLatex(sine)}`,
            `\\cos^{2}\\theta = 1 - ${innerLatex(sine)} = ${entryLatex(form.subtract(form.one, sine))}`,
          ],
        }
      : null;
  },
  idea: "The angle between two lines is the angle between their direction vectors.",
  firstMove: "Read the direction of each line.",
  finalMove: "Which acute angle has this cosine?",
  terms: { "Direction ratios": "Numbers proportional to the components of a direction vector." },
  examples: [
    "Find the angle between the lines (x - 2)/2 = (y - 1)/5 = (z + 3)/(-3) and (x + 2)/(-1) = (y - 4)/8 = (z - 5)/4",
    "Find the angle between the lines (x + 3)/3 = (y - 1)/5 = (z + 3)/4 and (x + 1)/1 = (y - 4)/1 = (z - 5)/2",
  ],
});

function distanceBetween({ first, second }: TwoLines): Entry {
  const [b, d] = [first.direction, second.direction];
  const gap = v.subtract(second.point, first.point);
  const normal = v.cross(b, d);
  if (v.isZeroVector(normal)) return form.divide(v.magnitude(v.cross(b, gap)), v.magnitude(b));
  return absolute(form.divide(v.dot(normal, gap), v.magnitude(normal)));
}

/** The shortest distance between two lines in space. */
export const shortestDistance = spaceTask<TwoLines>({
  name: "shortest-distance",
  cue: /distance/i,
  method: "Projection on the common perpendicular",
  variants: [
    {
      wordings: [
        `[the] shortest distance|distances between ${lines}`,
        `[the] distance between [the] [parallel|skew] ${lines.replace("[the] [following] ", "")}`,
      ],
      read: readLines,
    },
  ],
  reading: ({ first, second }) => `${lineLatex(first)},\\; ${lineLatex(second, "\\mu")}`,
  work: (given) => {
    const { first, second } = given;
    const [b, d] = [first.direction, second.direction];
    const gap = v.subtract(second.point, first.point);
    const answer = numberAnswer("d", distanceBetween(given));
    const start = [
      step(
        "Read a point and the direction of each line",
        "A point and a direction fix a line.",
        `\\vec{a_1} = ${vectorLatex(first.point, "units")},\\; \\vec{b_1} = ${vectorLatex(b, "units")},\\quad \\vec{a_2} = ${vectorLatex(second.point, "units")},\\; \\vec{b_2} = ${vectorLatex(d, "units")}`,
      ),
      step(
        "Find the vector from one point to the other",
        "The distance is measured along a part of this vector.",
        `\\vec{a_2} - \\vec{a_1} = ${vectorLatex(gap, "units")}`,
      ),
    ];
    return { answer, steps: [...start, ...distanceSteps({ first, second }, answer)] };
  },
  prove: ({ first, second }, answer) => {
    const feet = nearestPoints(first, second);
    if (!feet) return null;
    const [p, r] = feet;
    const gap = v.subtract(r, p);
    const isPerpendicular = [first, second].every(({ direction }) =>
      form.isZero(v.dot(gap, direction)),
    );
    return isPerpendicular && entryPlain(v.magnitude(gap)) === answer.plain
      ? {
          method: "The nearest points of both lines: what joins them is perpendicular to both",
          lines: [
            `P = ${tupleLatex(p)},\\; Q = ${tupleLatex(r)}`,
            `|\\overrightarrow{PQ}| = ${entryLatex(v.magnitude(gap))}`,
          ],
        }
      : null;
  },
  idea: "The shortest way between two lines is perpendicular to both, so along the cross product of their directions.",
  firstMove: "Read a point and the direction of each line.",
  finalMove: "Divide the dot product by the magnitude. What is the shortest distance?",
  terms: { "Skew lines": "Lines in space that neither meet nor are parallel." },
  examples: [
    "Find the shortest distance between the lines r = (i + 2j + k) + λ(i - j + k) and r = (2i - j - k) + μ(2i + j + 2k)",
    "Find the shortest distance between the lines (x + 1)/7 = (y + 1)/(-6) = (z + 1)/1 and (x - 3)/1 = (y - 5)/(-2) = (z - 7)/1",
  ],
});

/** The points of two lines that are nearest to each other, by the two conditions of perpendicularity. */
export function nearestPoints(first: Line, second: Line): [Vector, Vector] | null {
  const [b, d] = [first.direction, second.direction];
  const gap = v.subtract(second.point, first.point);
  const [bb, bd, dd] = [v.square(b), v.dot(b, d), v.square(d)];
  const below = form.subtract(form.multiply(bb, dd), form.multiply(bd, bd));
  if (form.isZero(below)) {
    const s = form.divide(v.dot(gap, b), bb);
    return [pointOn(first, s), second.point];
  }
  const [gb, gd] = [v.dot(gap, b), v.dot(gap, d)];
  const s = form.divide(form.subtract(form.multiply(gb, dd), form.multiply(gd, bd)), below);
  const t = form.divide(form.subtract(form.multiply(gb, bd), form.multiply(gd, bb)), below);
  return [pointOn(first, s), pointOn(second, t)];
}

function distanceSteps(lines: TwoLines, answer: MathsAnswer): MathsStep[] {
  const { first, second } = lines;
  const isParallel = v.isZeroVector(v.cross(first.direction, second.direction));
  return isParallel ? parallelSteps(lines, answer) : skewSteps(lines, answer);
}

function parallelSteps({ first, second }: TwoLines, answer: MathsAnswer): MathsStep[] {
  const b = first.direction;
  const gap = v.subtract(second.point, first.point);
  const product = v.cross(b, gap);
  const label = "\\vec{b} \\times (\\vec{a_2} - \\vec{a_1})";
  return [
    step(
      "Find the cross product with the direction",
      "The lines are parallel, as their directions are proportional.",
      `${label} = ${vectorLatex(product, "units")}`,
      `${label} = ${crossLatex(b, gap)}`,
    ),
    step(
      "Divide the magnitudes",
      "$d = \\frac{|\\vec{b} \\times (\\vec{a_2} - \\vec{a_1})|}{|\\vec{b}|}$.",
      answer.latex,
      `d = \\frac{${entryLatex(v.magnitude(product))}}{${entryLatex(v.magnitude(b))}}`,
    ),
  ];
}

function skewSteps({ first, second }: TwoLines, answer: MathsAnswer): MathsStep[] {
  const [b, d] = [first.direction, second.direction];
  const normal = v.cross(b, d);
  const along = v.dot(normal, v.subtract(second.point, first.point));
  const size = entryLatex(v.magnitude(normal));
  return [
    step(
      "Find the cross product of the directions",
      "It is perpendicular to both lines.",
      `\\vec{b_1} \\times \\vec{b_2} = ${vectorLatex(normal, "units")}`,
      `\\vec{b_1} \\times \\vec{b_2} = ${crossLatex(b, d)}`,
    ),
    step(
      "Find its magnitude, and its dot product with the joining vector",
      "The formula of the shortest distance needs these two numbers.",
      `|\\vec{b_1} \\times \\vec{b_2}| = ${size},\\quad (\\vec{b_1} \\times \\vec{b_2}) \\cdot (\\vec{a_2} - \\vec{a_1}) = ${entryLatex(along)}`,
    ),
    step(
      "Put them into the formula",
      "$d = \\left|\\frac{(\\vec{b_1} \\times \\vec{b_2}) \\cdot (\\vec{a_2} - \\vec{a_1})}{|\\vec{b_1} \\times \\vec{b_2}|}\\right|$.",
      answer.latex,
      `d = \\left|\\frac{${entryLatex(along)}}{${size}}\\right|`,
    ),
  ];
}
