import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { inner, type Point, pointLatex, pointPlain, pointsOf } from "../coordinates/point.ts";
import * as exact from "../exact/exact.ts";
import { exactLatex, exactPlain } from "../exact/write-exact.ts";
import { chain } from "../reading/chain.ts";
import { wordedTask } from "../reading/worded-task.ts";
import { type Conic, conicOf } from "./conic.ts";
import { drawCircle } from "./draw-circle.ts";

/** The equation of a circle from its centre and its radius or a point, or centre and radius from the equation. */
type Problem =
  | {
      kind: "equation";
      centre: Pick<Point, "x" | "y">;
      radiusSquared: Rational;
      through: Point | null;
    }
  | { kind: "features"; conic: Conic; ask: "both" | "centre" | "radius" };

interface Circle {
  centre: Pick<Point, "x" | "y">;
  radiusSquared: Rational;
}

function squareOf(value: Rational): Rational {
  return q.multiply(value, value);
}

function gapSquared(a: Pick<Point, "x" | "y">, b: Pick<Point, "x" | "y">): Rational {
  return q.add(squareOf(q.subtract(a.x, b.x)), squareOf(q.subtract(a.y, b.y)));
}

function solve(problem: Problem): Circle {
  if (problem.kind === "equation") return problem;
  const { xx, x, y, constant } = problem.conic;
  const half = (value: Rational): Rational => q.divide(value, q.multiply(q.rational(-2n), xx));
  const centre = { x: half(x), y: half(y) };
  const radiusSquared = q.subtract(
    q.add(squareOf(centre.x), squareOf(centre.y)),
    q.divide(constant, xx),
  );
  if (q.sign(radiusSquared) <= 0) {
    throw notSupported(
      "No circle has this equation: the square of its radius would not be positive.",
    );
  }
  return { centre, radiusSquared };
}

/**
 * For a given equation, substitutes the rightmost, leftmost and topmost points into it in decimals; for a requested
 * one, compares centre and radius with the given data.
 */
export function prove(problem: Problem, { centre, radiusSquared }: Circle): Proof | null {
  if (problem.kind === "equation") {
    const isSame =
      q.equals(centre.x, problem.centre.x) &&
      q.equals(centre.y, problem.centre.y) &&
      q.equals(
        problem.through ? gapSquared(centre, problem.through) : problem.radiusSquared,
        radiusSquared,
      );
    return isSame
      ? {
          method: "Centre and radius read off the equation again",
          lines: [`r^{2} = ${rationalLatex(radiusSquared)}`],
        }
      : null;
  }
  const { xx, yy, x, y, constant } = problem.conic;
  const number = ({ numerator, denominator }: Rational): number =>
    Number(numerator) / Number(denominator);
  const radius = Math.sqrt(number(radiusSquared));
  const [across, up] = [number(centre.x), number(centre.y)];
  const points = [
    [across + radius, up],
    [across - radius, up],
    [across, up + radius],
  ] as const;
  const holds = points.every(([px, py]) => {
    const value =
      number(xx) * px * px +
      number(yy) * py * py +
      number(x) * px +
      number(y) * py +
      number(constant);
    return (
      Math.abs(value) <=
      1e-9 * (1 + Math.abs(number(constant)) + radius * radius + px * px + py * py)
    );
  });
  return holds
    ? {
        method: "Three points at the radius from the centre put into the equation",
        lines: [
          `(x - ${inner(centre.x)})^{2} + (y - ${inner(centre.y)})^{2} = ${rationalLatex(radiusSquared)}`,
        ],
      }
    : null;
}

function shifted(letter: "x" | "y", by: Rational): string {
  if (q.isZero(by)) return `${letter}^{2}`;
  return `(${letter} ${q.sign(by) > 0 ? "-" : "+"} ${rationalLatex(q.absolute(by))})^{2}`;
}

function standardForm({ centre, radiusSquared }: Circle): string {
  return `${shifted("x", centre.x)} + ${shifted("y", centre.y)} = ${rationalLatex(radiusSquared)}`;
}

function generalForm({ centre, radiusSquared }: Circle): string {
  const double = (value: Rational): Rational => q.multiply(q.rational(-2n), value);
  const constant = q.subtract(q.add(squareOf(centre.x), squareOf(centre.y)), radiusSquared);
  const terms = [
    { coefficient: q.one, letters: "xx" },
    { coefficient: q.one, letters: "yy" },
    { coefficient: double(centre.x), letters: "x" },
    { coefficient: double(centre.y), letters: "y" },
    { coefficient: constant, letters: "" },
  ].filter(({ coefficient }) => !q.isZero(coefficient));
  return `${termsLatex(terms)} = 0`;
}

function explain(problem: Problem, circle: Circle): Explanation {
  return problem.kind === "equation"
    ? explainEquation(problem, circle)
    : explainFeatures(problem, circle);
}

function explainEquation(
  { through }: Extract<Problem, { kind: "equation" }>,
  circle: Circle,
): Explanation {
  const { centre, radiusSquared } = circle;
  const general = generalForm(circle);
  const put = `(x - ${inner(centre.x)})^{2} + (y - ${inner(centre.y)})^{2} = ${rationalLatex(radiusSquared)}`;
  return lesson({
    topic: "Conic Sections",
    method: "Standard equation of a circle",
    plot: drawCircle({ ...circle, through, isGiven: true }),
    answer: {
      latex: general,
      plain: general.replaceAll("{,}", "").replaceAll("^{2}", "^2"),
    },
    steps: chain(
      ...(through
        ? ([
            [
              "Find the square of the radius",
              "The radius is the distance from the centre to the point.",
              `r^{2} = ${rationalLatex(radiusSquared)}`,
            ],
          ] as const)
        : []),
      [
        "Put centre and radius into the standard equation",
        "$(x - h)^{2} + (y - k)^{2} = r^{2}$ with the centre $(h, k)$.",
        put,
      ],
      ...(put === standardForm(circle)
        ? []
        : ([
            [
              "Write it in standard form",
              "Subtracting a negative number is adding.",
              standardForm(circle),
            ],
          ] as const)),
      [
        "Open the brackets and bring all terms to one side",
        "This is the general form of the same circle.",
        general,
      ],
    ),
    idea: "Every point of the circle has the same distance from the centre.",
    firstMove: "Write the standard equation down, with $h$, $k$ and $r$.",
    finalMove: "Open the brackets and collect the terms. Which equation do you get?",
    terms: {
      "Standard equation": "The equation of a circle from which centre and radius can be read off.",
    },
    next: ["Does the origin lie inside this circle?"],
  });
}

function explainFeatures(
  { conic, ask }: Extract<Problem, { kind: "features" }>,
  circle: Circle,
): Explanation {
  const { centre, radiusSquared } = circle;
  const radius = exact.squareRoot(exact.fromRational(radiusSquared)) ?? exact.zero;
  const parts = {
    centre: { latex: `\\text{centre } ${pointLatex(centre)}`, plain: pointPlain(centre) },
    radius: { latex: `r = ${exactLatex(radius)}`, plain: exactPlain(radius) },
  };
  const both = {
    latex: `${parts.centre.latex},\\; ${parts.radius.latex}`,
    plain: `centre ${parts.centre.plain}, radius ${parts.radius.plain}`,
  };
  const answer = ask === "both" ? both : parts[ask];
  return lesson({
    topic: "Conic Sections",
    method: "Completing the square",
    difficulty: "intermediate",
    answer,
    plot: drawCircle({ ...circle, through: null, isGiven: false }),
    steps: chain(
      [
        "Start from the equation",
        "Centre and radius are hidden in it; its terms only have to be put in order.",
        conic.latex,
      ],
      [
        "Complete the squares for x and for y",
        "Half the coefficient of x is squared and added on both sides, and the same for y.",
        standardForm(circle),
      ],
      [
        "Read off centre and radius",
        "$(x - h)^{2} + (y - k)^{2} = r^{2}$ has the centre $(h, k)$ and the radius $r$.",
        answer.latex,
      ],
    ),
    idea: "Bring the equation to the form $(x - h)^{2} + (y - k)^{2} = r^{2}$.",
    firstMove: "Put the terms with x together, and those with y, and complete both squares.",
    finalMove: "Read the answer off the standard form. What do you get?",
    terms: {
      "Completing the square":
        "Adding the square of half the coefficient, so that a bracket squared results.",
    },
    next: ["Where does this circle meet the x-axis?"],
  });
}

const circleOf = "[the] equation of [the|a] circle with|having|whose";

export const circleEquation = wordedTask<Problem, Circle>({
  name: "circle-equation",
  cue: /circle|radius|cent(?:re|er)/,
  variants: [
    {
      wordings: [
        `${circleOf} [its] centre|center [is|at] {p} and radius [is|of] [=] {q} [units]`,
        `${circleOf} centre|center [is|at] {p} and [of] radius {q} [unit]`,
      ],
      read: ({ values }) => {
        const [centre] = pointsOf(values, 1) ?? [];
        const value = values.find(({ kind }) => kind === "quantity");
        const radius = value?.kind === "quantity" && value.unit === null ? value.value : null;
        const squared =
          radius && exact.sign(radius) > 0
            ? exact.asRational(exact.multiply(radius, radius))
            : null;
        return centre && squared
          ? { kind: "equation", centre, radiusSquared: squared, through: null }
          : null;
      },
    },
    {
      wordings: [
        `${circleOf} centre|center [is|at] {p} and|, [which|that] passes|passing through [the] [point] {p}`,
        `${circleOf} centre|center [is|at] {p} passing through [the] [point] {p}`,
      ],
      read: ({ values }) => {
        const [centre, through] = pointsOf(values, 2) ?? [];
        const squared = centre && through ? gapSquared(centre, through) : q.zero;
        return centre && through && !q.isZero(squared)
          ? { kind: "equation", centre, radiusSquared: squared, through }
          : null;
      },
    },
    ...(["both", "centre", "radius"] as const).map((ask) => {
      const what = {
        both: "[coordinates_of] [the] centre|center and [the] [length_of_the] radius",
        centre: "[coordinates_of] [the] centre|center",
        radius: "[length_of_the] radius",
      }[ask];
      return {
        wordings: [
          `[the] ${what} of {e}`,
          `{e} [.|,] find|what_is|ka [the|its] ${what} [of] [the|this] [circle]`,
          `[the] ${what} of [the|each_of_the] circle [:|whose_equation_is|given_by|with_equation] {e}`,
        ],
        read: ({ values }: { values: Parameters<typeof pointsOf>[0] }): Problem | null => {
          const conic = conicOf(values[0]);
          return conic && q.equals(conic.xx, conic.yy) ? { kind: "features", conic, ask } : null;
        },
      };
    }),
  ],
  reading: (problem) =>
    problem.kind === "equation"
      ? `\\text{circle: centre } ${pointLatex(problem.centre)},\\; r^{2} = ${rationalLatex(problem.radiusSquared)}`
      : `\\text{${problem.ask === "both" ? "centre and radius" : problem.ask} of } ${problem.conic.latex}`,
  solve,
  prove,
  explain,
  examples: [
    "Find the equation of the circle with centre (-3, 2) and radius 4",
    "Find the centre and radius of the circle x^2 + y^2 + 8x + 10y - 8 = 0",
  ],
});
