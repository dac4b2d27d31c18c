import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { typedLine } from "../coordinates/line.ts";
import { type Point, pointsOf } from "../coordinates/point.ts";
import { chain } from "../reading/chain.ts";
import { type Captures, wordedTask } from "../reading/worded-task.ts";

/** A parabola with its vertex at the origin: its axis, and the signed distance a of its focus. */
interface Problem {
  axis: "x" | "y";
  a: Rational;
}

type FocusSide = "along" | "across";

function focusOn({ x, y }: Point): Problem | null {
  if (q.isZero(x) === q.isZero(y)) return null;
  return q.isZero(y) ? { axis: "x", a: x } : { axis: "y", a: y };
}

/** Reads focus and directrix; null unless the directrix is as far behind the vertex as the focus is in front of it. */
function readDirectrix({ values }: Captures): Problem | null {
  const [focus] = pointsOf(values, 1) ?? [];
  const directrix = typedLine(values.find(({ kind }) => kind === "equation"));
  const problem = focus ? focusOn(focus) : null;
  if (!problem || !directrix) return null;
  const [own, other] =
    problem.axis === "x" ? [directrix.a, directrix.b] : [directrix.b, directrix.a];
  const isMirrored =
    q.isZero(other) && !q.isZero(own) && q.equals(q.divide(directrix.c, own), problem.a);
  return isMirrored ? problem : null;
}

function readVertex({ values }: Captures): Problem | null {
  const [vertex, focus] = pointsOf(values, 2) ?? [];
  const isOrigin = vertex !== undefined && q.isZero(vertex.x) && q.isZero(vertex.y);
  return isOrigin && focus ? focusOn(focus) : null;
}

/** Returns the coefficient 4a. */
function solve({ a }: Problem): Rational {
  return q.multiply(q.rational(4n), a);
}

/**
 * Checks that an end of the latus rectum, at distance 2|a| from the focus, lies on the curve and is at the same
 * distance from the directrix.
 */
export function prove({ axis, a }: Problem, four: Rational): Proof | null {
  const half = q.multiply(q.rational(2n), a);
  if (q.isZero(a) || !q.equals(q.multiply(half, half), q.multiply(four, a))) return null;
  const [along, across] = [rationalLatex(a), rationalLatex(half)];
  const point = axis === "x" ? `(${along}, ${across})` : `(${across}, ${along})`;
  const distance = rationalLatex(q.absolute(half));
  return {
    method:
      "A point of the curve beside the focus is just as far from the focus as from the directrix",
    lines: [
      `${point}: \\quad \\text{to the focus } ${distance},\\; \\text{to the directrix } ${distance}`,
    ],
  };
}

function explain({ axis, a }: Problem, four: Rational): Explanation {
  const squared = axis === "x" ? "y" : "x";
  const size = rationalLatex(a);
  const focus = axis === "x" ? `(${size}, 0)` : `(0, ${size})`;
  const side: FocusSide = q.sign(a) > 0 ? "along" : "across";
  const latex = `${squared}^{2} = ${rationalLatex(four)}${axis}`;
  const way = {
    x: { along: "right", across: "left" },
    y: { along: "upwards", across: "downwards" },
  };
  return lesson({
    topic: "Conic Sections",
    method: "Standard form of a parabola",
    difficulty: "intermediate",
    answer: { latex, plain: `${squared}^2 = ${coefficientPlain(four)}${axis}` },
    steps: chain(
      [
        "Choose the standard form",
        `The focus lies on the ${axis}-axis and the vertex is the origin, so the parabola opens ${way[axis][side]}.`,
        `${squared}^{2} = 4a${axis}`,
      ],
      [
        "Read off a",
        "The focus is at the distance a from the vertex; the sign shows the side.",
        `\\text{focus } ${focus} \\;\\Rightarrow\\; a = ${size}`,
        "fresh",
      ],
      [
        "Put a into the standard form",
        "The standard form holds for every parabola with its vertex at the origin.",
        `${squared}^{2} = 4 \\times ${q.sign(a) < 0 ? `(${size})` : size}${axis}`,
        "fresh",
      ],
      ["Multiply", "The two numbers make one coefficient.", latex],
    ),
    idea: "Every point of a parabola is as far from the focus as from the directrix.",
    firstMove: "Which axis does the focus lie on? Choose the standard form by it.",
    finalMove: "Put a into the standard form. Which equation do you get?",
    terms: { Directrix: "The fixed line that belongs to a parabola, beside its focus." },
    next: ["How long is the latus rectum of this parabola?"],
  });
}

function coefficientPlain(four: Rational): string {
  const plain = rationalPlain(four);
  return q.isInteger(four) ? plain : `(${plain})`;
}

const parabola =
  "[the] equation of|for [the|a] parabola [that_satisfies|satisfying] [the] [following] [conditions|condition] [:] [,] [whose|with|having|if]";

/** Finds equations of parabolas with the vertex at the origin, from focus and directrix or from vertex and focus. */
export const parabolaEquation = wordedTask<Problem, Rational>({
  name: "parabola-equation",
  cue: /parabola/,
  variants: [
    {
      wordings: [
        `${parabola} [its] focus [is|at] {p} and|,|; [its] [the] directrix [is] {e}`,
        `${parabola} [its] focus [is|at] {p} and [the] equation of [the] directrix [is] {e}`,
        `${parabola} directrix [is] {e} and|, focus [is|at] {p}`,
      ],
      read: readDirectrix,
    },
    {
      wordings: [`${parabola} [its] vertex [is|at] {p} and|,|; [its] focus [is|at] {p}`],
      read: readVertex,
    },
    {
      wordings: [`${parabola} [its] vertex [is] [at] [the] origin and [its] focus [is|at] {p}`],
      read: ({ values }) => {
        const [focus] = pointsOf(values, 1) ?? [];
        return focus ? focusOn(focus) : null;
      },
    },
  ],
  reading: ({ axis, a }) =>
    `\\text{parabola: vertex } (0, 0),\\; \\text{focus } ${axis === "x" ? `(${rationalLatex(a)}, 0)` : `(0, ${rationalLatex(a)})`}`,
  solve,
  prove,
  explain,
  reroll: () => () => null,
  examples: [
    "Find the equation of the parabola with focus (2, 0) and directrix x = -2",
    "Find the equation of the parabola with vertex (0, 0) and focus (0, -3)",
  ],
});
