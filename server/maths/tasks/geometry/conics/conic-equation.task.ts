import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import * as exact from "../exact/exact.ts";
import { exactLatex, exactPlain } from "../exact/write-exact.ts";
import { chain } from "../reading/chain.ts";
import { wordedTask } from "../reading/worded-task.ts";
import { type Axes, axesOf, conicData, type ConicData, type ConicDatum } from "./conic-data.ts";
import { type FeatureName, featuresOf } from "./conic-features.ts";

/** An ellipse or a hyperbola in standard position, from two of its measures. */
interface Problem {
  data: ConicData;
  axes: Axes;
}

const letters: Record<ConicDatum["letter"], string> = {
  a: "a",
  b: "b",
  c: "c",
  l: "\\frac{2b^{2}}{a}",
  e: "e",
};

const featureOf: Record<ConicDatum["letter"], FeatureName> = {
  a: "major axis",
  b: "minor axis",
  c: "focus",
  l: "latus rectum",
  e: "eccentricity",
};

/**
 * Returns x²/a² ± y²/b² = 1. For an ellipse, a² is under the letter of the major axis; for a hyperbola, the letter of
 * the transverse axis has the positive term.
 */
function equationOf(
  { data }: Problem,
  { aa, bb }: Axes,
  write: (size: Rational) => string,
): string {
  const fraction = (letter: string, size: Rational): string =>
    `\\frac{${letter}^{2}}{${write(size)}}`;
  const [along, across] = data.axis === "x" ? ["x", "y"] : ["y", "x"];
  if (data.kind === "hyperbola") return `${fraction(along, aa)} - ${fraction(across, bb)} = 1`;
  const [x, y] = data.axis === "x" ? [aa, bb] : [bb, aa];
  return `${fraction("x", x)} + ${fraction("y", y)} = 1`;
}

function plainOf({ data }: Problem, { aa, bb }: Axes): string {
  const term = (letter: string, size: Rational): string =>
    q.isInteger(size)
      ? `${letter}^2/${rationalPlain(size)}`
      : `${rationalPlain(q.rational(size.denominator))}${letter}^2/${rationalPlain(q.rational(size.numerator))}`;
  const [along, across] = data.axis === "x" ? ["x", "y"] : ["y", "x"];
  if (data.kind === "hyperbola") return `${term(along, aa)} - ${term(across, bb)} = 1`;
  const [x, y] = data.axis === "x" ? [aa, bb] : [bb, aa];
  return `${term("x", x)} + ${term("y", y)} = 1`;
}

/** Recomputes the given measures from the equation. */
export function prove({ data }: Problem, { aa, bb }: Axes): Proof | null {
  const { kind, axis } = data;
  const cc = kind === "ellipse" ? q.subtract(aa, bb) : q.add(aa, bb);
  if ([aa, bb, cc].some((size) => q.sign(size) <= 0)) return null;
  const found = featuresOf({ kind, axis, sizes: { aa, bb, cc }, standard: "" });
  const holds = data.data.every(({ letter, value }) => {
    const plain = found.get(featureOf[letter])?.plain;
    const doubled = exactPlain(exact.multiply(exact.fromInteger(2n), value));
    const own = exactPlain(value);
    if (letter === "a" || letter === "b") return plain === doubled;
    if (letter !== "c") return plain === own;
    return plain?.endsWith(axis === "x" ? `(${own}, 0)` : `(0, ${own})`) === true;
  });
  if (!holds) return null;
  const lines = data.data.map(
    ({ letter }) => `\\text{${featureOf[letter]}: } ${found.get(featureOf[letter])?.latex ?? ""}`,
  );
  return { method: "What was given, read off the equation again", lines };
}

function explain(problem: Problem, axes: Axes): Explanation {
  const { data } = problem;
  const { kind, axis } = data;
  const answer = {
    latex: equationOf(problem, axes, (size) => rationalLatex(size)),
    plain: plainOf(problem, axes),
  };
  const given = data.data.map(({ letter, value }) => `${letters[letter]} = ${exactLatex(value)}`);
  const isEllipse = kind === "ellipse";
  const rule = isEllipse ? "c^{2} = a^{2} - b^{2}" : "c^{2} = a^{2} + b^{2}";
  return lesson({
    topic: "Conic Sections",
    method: `Standard form of ${isEllipse ? "an ellipse" : "a hyperbola"}`,
    difficulty: "intermediate",
    answer,
    steps: chain(
      [
        "Choose the standard form",
        `The foci and the ${isEllipse ? "major" : "transverse"} axis lie on the ${axis}-axis, and the centre is the origin.`,
        standardForm(data),
      ],
      [
        "Write down what is given",
        "The vertices are at the distance $a$ from the centre, the foci at $c = ae$.",
        given.join(",\\; "),
        "fresh",
      ],
      [
        "Find a² and b²",
        `$${rule}$${data.data.some(({ letter }) => letter === "l") ? ", and the latus rectum is $\\frac{2b^{2}}{a}$" : ""}.`,
        `a^{2} = ${rationalLatex(axes.aa)},\\; b^{2} = ${rationalLatex(axes.bb)}`,
        "fresh",
      ],
      [
        "Put them into the standard form",
        "The standard form holds for every such curve; only the two numbers belong to this one.",
        answer.latex,
        "fresh",
      ],
    ),
    idea: "Where the foci and vertices lie shows which standard form it is.",
    firstMove: `Write the standard form down, and name what is given with $a$, $b$, $c$ or $e$.`,
    finalMove: "Put a² and b² into the standard form. Which equation do you get?",
    terms: { Foci: "The two fixed points that the curve is defined by." },
    next: ["What is the eccentricity of this curve?"],
  });
}

function standardForm({ kind, axis }: ConicData): string {
  const [along, across] = axis === "x" ? ["x", "y"] : ["y", "x"];
  const sign = kind === "ellipse" ? "+" : "-";
  const first = `\\frac{${along}^{2}}{a^{2}}`;
  const second = `\\frac{${across}^{2}}{b^{2}}`;
  return kind === "ellipse" && axis === "y"
    ? `${second} + ${first} = 1`
    : `${first} ${sign} ${second} = 1`;
}

/** Finds equations of ellipses and hyperbolas from their foci, vertices, axes, latus rectum or eccentricity. */
export const conicEquation = wordedTask<Problem, Axes>({
  name: "conic-equation",
  cue: /equation (?:of|for) (?:the |an? )?(?:ellipse|hyperbola)/,
  variants: (["ellipse", "hyperbola"] as const).map((kind) => ({
    wordings: [
      `[the] equation of|for [the|a|an] ${kind} [that_satisfies|satisfying|which_satisfies] [the] [given|following] [conditions|condition] [:|,] [whose|with|having|if] {*}`,
      `[the] equation of|for [the|a|an] ${kind} , [whose|with|having|if] {*}`,
    ],
    read: ({ texts, all }) => {
      const data = conicData(texts.find((text) => !/^\d+$/.test(text)) ?? "", kind, all);
      const axes = data && axesOf(data);
      return data && axes ? { data, axes } : null;
    },
  })),
  reading: ({ data }) =>
    `\\text{${data.kind}: } ${data.data.map(({ letter, value }) => `${letters[letter]} = ${exactLatex(value)}`).join(",\\; ")}`,
  solve: ({ axes }) => axes,
  prove,
  explain,
  reroll: () => () => null,
  examples: [
    "Find the equation of the ellipse whose vertices are (±13, 0) and foci are (±5, 0)",
    "Find the equation of the hyperbola with foci (0, ±12) and length of the latus rectum 36",
  ],
});
