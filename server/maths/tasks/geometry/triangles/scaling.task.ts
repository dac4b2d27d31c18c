import { greatestCommonDivisor } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import * as exact from "../exact/exact.ts";
import { chain } from "../reading/chain.ts";
import { type Captures, type Variant, wordedTask } from "../reading/worded-task.ts";

type Dimension = 1 | 2 | 3;

/** The ratio of lengths, areas or volumes of two similar figures, and the requested ratio. */
interface Problem {
  given: Rational;
  from: Dimension;
  to: Dimension;
}

const kinds: Record<Dimension, string> = { 1: "lengths", 2: "areas", 3: "volumes" };
const powers: Record<Dimension, string> = { 1: "", 2: "^{2}", 3: "^{3}" };

/** Returns the ratio of the lengths. Throws a refusal if it is irrational. */
function lengthRatio({ given, from }: Problem): Rational {
  const own = exact.fromRational(given);
  const root = from === 1 ? own : from === 2 ? exact.squareRoot(own) : exact.cubeRoot(own);
  const ratio = root && exact.asRational(root);
  if (!ratio) {
    throw notSupported(
      "The ratio of the lengths is not a ratio of whole numbers here. Check the numbers.",
    );
  }
  return ratio;
}

function raised(ratio: Rational, times: Dimension): Rational {
  const power = BigInt(times);
  return q.rational(ratio.numerator ** power, ratio.denominator ** power);
}

function solve(problem: Problem): Rational {
  return raised(lengthRatio(problem), problem.to);
}

/** Checks found^from = given^to: with the ratio k of lengths, both are k^(from·to). */
export function prove({ given, from, to }: Problem, found: Rational): Proof | null {
  const [left, right] = [raised(found, from), raised(given, to)];
  if (!q.equals(left, right) || q.sign(found) <= 0) return null;
  const power = (value: Rational, times: Dimension): string =>
    times === 1
      ? `\\frac{${value.numerator}}{${value.denominator}}`
      : `\\left(\\frac{${value.numerator}}{${value.denominator}}\\right)^{${times}}`;
  return {
    method: "Lengths squared give areas, and cubed give volumes: both ways lead to the same number",
    lines: [`${power(found, from)} = ${power(given, to)}`],
  };
}

function ratioLatex({ numerator, denominator }: Rational): string {
  return `${numerator} : ${denominator}`;
}

function explain(problem: Problem, found: Rational): Explanation {
  const { given, from, to } = problem;
  const lengths = lengthRatio(problem);
  const root = from === 2 ? "square" : "cube";
  const { numerator, denominator } = lengths;
  return lesson({
    topic: from === 2 || to === 2 ? "Similar figures" : "Surface Areas and Volumes",
    method: "Ratios of lengths, areas and volumes",
    difficulty: "intermediate",
    answer: { latex: ratioLatex(found), plain: `${found.numerator}:${found.denominator}` },
    steps: chain(
      [
        `Write the ratio of the ${kinds[from]}`,
        "Similar figures have one ratio for all lengths, and all else follows from it.",
        ratioLatex(given),
      ],
      ...(from === 1
        ? []
        : [
            [
              `Take the ${root} root of both terms`,
              `The ${kinds[from]} of similar figures are as the ${root}s of their lengths.`,
              ratioLatex(lengths),
              "fresh",
            ] as const,
          ]),
      ...(to === 1
        ? []
        : [
            [
              `Take the ${to === 2 ? "square" : "cube"} of both terms`,
              `The ${kinds[to]} of similar figures are as the ${to === 2 ? "square" : "cube"}s of their lengths.`,
              `${numerator}${powers[to]} : ${denominator}${powers[to]} = ${ratioLatex(found)}`,
              "fresh",
            ] as const,
          ]),
    ),
    idea: "Areas grow with the square of the lengths, and volumes with the cube.",
    firstMove: "Find the ratio of the lengths first.",
    finalMove: `What is the ratio of the ${kinds[to]}?`,
    terms: { "Similar figures": "Figures of the same shape, one of them larger or smaller." },
    next: ["What happens to an area when all lengths are doubled?"],
  });
}

function readRatio(from: Dimension, to: Dimension): (captured: Captures) => Problem | null {
  return ({ values }) => {
    const [first, second, more] = termsOf(values, from) ?? [];
    return first && second && !more ? problemOf(first, second, from, to) : null;
  };
}

/** Returns the terms of a ratio, or of two sizes in the same unit; null for anything else. */
function termsOf(values: Captures["values"], from: Dimension): readonly Rational[] | null {
  const [ratio] = values;
  if (ratio?.kind === "ratio") return values.length === 1 ? ratio.terms : null;
  const sizes = values.flatMap((value) => (value.kind === "quantity" ? [value] : []));
  const units = new Set(sizes.map(({ unit }) => unit?.symbol));
  const isFitting = sizes.every(({ unit }) => unit === null || unit.dimension === from);
  if (units.size !== 1 || !isFitting || sizes.length !== values.length) return null;
  const terms = sizes.flatMap(({ value }) => exact.asRational(value) ?? []);
  return terms.length === sizes.length ? terms : null;
}

function problemOf(
  first: Rational,
  second: Rational,
  from: Dimension,
  to: Dimension,
): Problem | null {
  if (q.sign(first) <= 0 || q.sign(second) <= 0) return null;
  const given = q.divide(first, second);
  // A ratio in lowest terms keeps the terms that students expect.
  return greatestCommonDivisor(given.numerator, given.denominator) === 1n
    ? { given, from, to }
    : null;
}

const names: Record<Dimension, string> = {
  1: "corresponding_sides|sides|corresponding_heights|heights|corresponding_medians|corresponding_altitudes|altitudes|radii|edges|diameters|circumferences|perimeters",
  2: "areas|surface_areas|total_surface_areas|curved_surface_areas",
  3: "volumes",
};

const shapes: Record<Dimension, string> = {
  1: "similar_triangles|circles|spheres|cubes|squares",
  2: "similar_triangles|circles|spheres|cubes|squares",
  3: "spheres|cubes",
};

const pairs: readonly [Dimension, Dimension][] = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 3],
  [3, 2],
];

const variants: Variant<Problem>[] = pairs.map(([from, to]) => {
  const solid = from === 3 || to === 3 ? shapes[3] : shapes[from];
  const asked = `ratio [of|between] [the|their] [their] [the] ${names[to]} [of_these_triangles|of_the_triangles|of_these_circles|of_the_circles]`;
  const ask = `[.|,] [then] [find|what_is|calculate] [the] ${asked}`;
  const given = `[if] [the] [ratio_of] [the] ${names[from]} of two ${solid}`;
  return {
    wordings: [
      `${given} are in [the] ratio [of] {r} ${ask}`,
      `${given} is {r} ${ask}`,
      ...(from === 2 ? [`${given} are {q} and {q} [respectively] ${ask}`] : []),
    ],
    read: readRatio(from, to),
  };
});

/** Returns a random term with the same rational roots: cubes for cubes, squares for squares. */
function rerolledTerm(term: Rational, random: () => number): bigint {
  const base = BigInt(wholeBetween(random, 1, 9));
  const own = exact.fromRational(term);
  const isWholeRoot = (root: exact.Exact | null): boolean => {
    const number = root && exact.asRational(root);
    return number !== null && q.isInteger(number);
  };
  if (isWholeRoot(exact.cubeRoot(own))) return base ** 3n;
  return isWholeRoot(exact.squareRoot(own)) ? base ** 2n : base;
}

/** Finds ratios of lengths, areas and volumes of similar figures, circles, spheres and cubes. */
export const scalingRatio = wordedTask<Problem, Rational>({
  name: "ratios-of-similar-figures",
  cue: /ratio/,
  variants,
  reading: ({ given, from, to }) =>
    `\\text{ratio of ${kinds[from]} } ${ratioLatex(given)},\\; \\text{ratio of ${kinds[to]}?}`,
  solve,
  prove,
  explain,
  reroll: (random) => (value) => {
    if (value.kind === "ratio") {
      return value.terms.map((term) => rerolledTerm(term, random)).join(":");
    }
    const size = value.kind === "quantity" ? exact.asRational(value.value) : null;
    return size && rerolledTerm(size, random).toString();
  },
  examples: [
    "The areas of two similar triangles are 81 cm² and 49 cm². Find the ratio of their corresponding sides.",
    "The volumes of two spheres are in the ratio 64:27. Find the ratio of their surface areas.",
  ],
});
