import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { chain } from "../reading/chain.ts";
import { type Captures, wordedTask } from "../reading/worded-task.ts";
import { drawCoordinates } from "./draw-coordinates.ts";
import { at, lineThrough } from "./line.ts";
import {
  inner,
  isSamePoint,
  namedPointsLatex,
  type Point,
  pointLatex,
  pointPlain,
  pointsOf,
} from "./point.ts";

/** Three vertices, and the requested quantity. */
interface Problem {
  kind: "area" | "collinear" | "centroid";
  corners: readonly [Point, Point, Point];
}

type Result =
  | { kind: "area"; area: Rational }
  | { kind: "collinear"; isCollinear: boolean; area: Rational }
  | { kind: "centroid"; point: Pick<Point, "x" | "y"> };

function readAs(kind: Problem["kind"]): (captured: Captures) => Problem | null {
  return ({ values }) => {
    const [a, b, c] = pointsOf(values, 3) ?? [];
    if (!a || !b || !c) return null;
    const isRepeated = isSamePoint(a, b) || isSamePoint(b, c) || isSamePoint(a, c);
    return isRepeated ? null : { kind, corners: [a, b, c] };
  };
}

const half = q.rational(1n, 2n);
const third = q.rational(1n, 3n);

/** Returns the terms of x₁(y₂ − y₃) + x₂(y₃ − y₁) + x₃(y₁ − y₂), twice the signed area. */
function terms([a, b, c]: Problem["corners"]): Rational[] {
  return [
    q.multiply(a.x, q.subtract(b.y, c.y)),
    q.multiply(b.x, q.subtract(c.y, a.y)),
    q.multiply(c.x, q.subtract(a.y, b.y)),
  ];
}

function solve({ kind, corners }: Problem): Result {
  const double = terms(corners).reduce(q.add, q.zero);
  const area = q.multiply(half, q.absolute(double));
  if (kind === "area") return { kind, area };
  if (kind === "collinear") return { kind, area, isCollinear: q.isZero(area) };
  const mean = (letter: "x" | "y"): Rational =>
    q.multiply(third, corners.map((corner) => corner[letter]).reduce(q.add, q.zero));
  return { kind, point: { x: mean("x"), y: mean("y") } };
}

/**
 * Checks area and collinearity by the distance from the line through two vertices, and the centroid as the mean of the
 * vertices.
 */
function prove({ corners }: Problem, result: Result): Proof | null {
  const [a, b, c] = corners;
  if (result.kind === "centroid") {
    const { x, y } = result.point;
    const rest = [
      corners.map((corner) => q.subtract(corner.x, x)).reduce(q.add, q.zero),
      corners.map((corner) => q.subtract(corner.y, y)).reduce(q.add, q.zero),
    ];
    if (!rest.every(q.isZero)) return null;
    return {
      method: "The steps from the centroid to the three vertices cancel out, across and up",
      lines: [
        `${corners.map((corner) => inner(q.subtract(corner.x, x))).join(" + ")} = 0`,
        `${corners.map((corner) => inner(q.subtract(corner.y, y))).join(" + ")} = 0`,
      ],
    };
  }
  const line = lineThrough(a, b);
  // ½ · base · height. |AB| / √(a² + b²) is rational: the quotient of a coordinate of AB and one of the normal.
  const gap = q.absolute(at(line, c));
  const ratio = q.isZero(line.b)
    ? q.divide(q.subtract(b.y, a.y), line.a)
    : q.divide(q.subtract(b.x, a.x), line.b);
  const area = q.multiply(half, q.multiply(gap, q.absolute(ratio)));
  if (!q.equals(area, result.area)) return null;
  if (result.kind === "collinear" && result.isCollinear !== q.isZero(gap)) return null;
  return {
    method:
      "½ × base × height, with the distance of the third vertex from the line through the others",
    lines: [`\\text{Area} = ${rationalLatex(area)}`],
  };
}

function explain({ corners }: Problem, result: Result): Explanation {
  return result.kind === "centroid"
    ? explainCentroid(corners, result)
    : explainArea(corners, result);
}

function explainCentroid(
  corners: Problem["corners"],
  { point }: Extract<Result, { kind: "centroid" }>,
): Explanation {
  const sum = (letter: "x" | "y"): string =>
    `\\frac{${corners.map((corner, index) => (index === 0 ? rationalLatex(corner[letter]) : inner(corner[letter]))).join(" + ")}}{3}`;
  const answer = { latex: `G = ${pointLatex(point)}`, plain: pointPlain(point) };
  return lesson({
    topic: "Coordinate Geometry",
    method: "Centroid formula",
    answer,
    plot: drawCoordinates({
      title: "The triangle",
      points: corners,
      asked: "The centroid of their triangle is to be found.",
      isClosed: true,
    }),
    steps: chain(
      [
        "Name the vertices",
        "Names show which number goes where in the formula.",
        namedPointsLatex(corners),
      ],
      [
        "Put them into the formula of the centroid",
        "$G = \\left(\\frac{x_{1} + x_{2} + x_{3}}{3}, \\frac{y_{1} + y_{2} + y_{3}}{3}\\right)$.",
        `G = \\left(${sum("x")}, ${sum("y")}\\right)`,
        "fresh",
      ],
      [
        "Add and divide",
        "A mean is the sum divided by how many there are, here three.",
        answer.latex,
      ],
    ),
    idea: "The centroid is the average of the three vertices.",
    firstMove: "Add the three x-coordinates, and then the three y-coordinates.",
    finalMove: "Divide both sums by three. Which point do you get?",
    terms: { Centroid: "The point where the three medians of a triangle meet." },
    next: ["In which ratio does the centroid divide each median?"],
  });
}

function collinearAnswer(isCollinear: boolean): MathsAnswer {
  return isCollinear
    ? { latex: "\\text{Yes, they are collinear}", plain: "true" }
    : { latex: "\\text{No, they are not collinear}", plain: "false" };
}

/** Returns the steps from the formula to the area, and to the verdict on collinearity if it is requested. */
function areaSteps(corners: Problem["corners"], area: string, verdict: string | null): MathsStep[] {
  const [a, b, c] = corners;
  const line = `\\frac{1}{2}\\left|${rationalLatex(a.x)}(${rationalLatex(b.y)} - ${inner(c.y)}) + ${inner(b.x)}(${rationalLatex(c.y)} - ${inner(a.y)}) + ${inner(c.x)}(${rationalLatex(a.y)} - ${inner(b.y)})\\right|`;
  const [first = q.zero, ...others] = terms(corners);
  const worked = `\\frac{1}{2}\\left|${[rationalLatex(first), ...others.map(inner)].join(" + ")}\\right|`;
  return chain(
    [
      "Name the vertices",
      "Names show which number goes where; the area is the same in every order.",
      namedPointsLatex(corners),
    ],
    [
      "Put them into the area formula",
      "$\\text{Area} = \\frac{1}{2}\\left|x_{1}(y_{2} - y_{3}) + x_{2}(y_{3} - y_{1}) + x_{3}(y_{1} - y_{2})\\right|$.",
      `\\text{Area} = ${line}`,
      "fresh",
    ],
    [
      "Work out the three products",
      "What stands in brackets comes first, as in BODMAS.",
      `\\text{Area} = ${worked}`,
    ],
    ["Add, and take half of the size", "An area is never negative, so the sign is left out.", area],
    ...(verdict !== null
      ? ([
          [
            "Decide",
            "Three points are collinear exactly when the triangle they form has no area.",
            verdict,
          ],
        ] as const)
      : []),
  );
}

function explainArea(
  corners: Problem["corners"],
  result: Exclude<Result, { kind: "centroid" }>,
): Explanation {
  const isQuestion = result.kind === "collinear";
  const unit = isQuestion ? "" : "\\text{ square units}";
  const area = `\\text{Area} = ${rationalLatex(result.area)}${unit}`;
  const answer =
    result.kind === "collinear"
      ? collinearAnswer(result.isCollinear)
      : { latex: area, plain: rationalPlain(result.area) };
  return lesson({
    topic: "Coordinate Geometry",
    method: isQuestion
      ? "Collinearity by the area of the triangle"
      : "Area of a triangle from its vertices",
    difficulty: "intermediate",
    answer,
    plot: isQuestion
      ? null
      : drawCoordinates({
          title: "The triangle",
          points: corners,
          asked: "The area of their triangle is to be found.",
          isClosed: true,
        }),
    steps: areaSteps(corners, area, isQuestion ? answer.latex : null),
    idea: isQuestion
      ? "Three points lie on one line exactly when the triangle they form has no area."
      : "The area of a triangle follows from the coordinates of its vertices alone.",
    firstMove:
      "Call the vertices $(x_{1}, y_{1})$, $(x_{2}, y_{2})$ and $(x_{3}, y_{3})$, and write the area formula down.",
    finalMove: isQuestion
      ? "What does the area say about the three points?"
      : "Take half of the size of the sum. Which area is it?",
    terms: { Collinear: "Lying on one straight line." },
    next: ["How could the distance formula answer the same question?"],
  });
}

const three = "{p} , {p} and|, {p}";

export const coordinateTriangle = wordedTask<Problem, Result>({
  name: "coordinate-triangle",
  cue: /triangle|collinear|centroid|vertices|straight line/,
  variants: [
    {
      wordings: [
        `[the] area of [the] triangle|δ [abc|pqr] whose vertices are [at] [the] [points] [:] ${three}`,
        `[the] area of [the|a] triangle|δ [abc|pqr] with|having [the] [its] vertices [at] [the] [points] [:] ${three}`,
        `[the] area of [the|a] triangle|δ [abc|pqr] formed|made by [joining] [the] [points] [:] ${three}`,
        `[using_determinants|by_determinants] [,] [find] [the] area of [the|a] triangle [abc|pqr] whose|with|having [its] vertices [are] [at] [the] [points] ${three} using|by determinants|determinant`,
        `using|by determinants|determinant [,] [find] [the] area of [the|a] triangle [abc|pqr] whose|with|having [its] vertices [are] [at] [the] [points] ${three}`,
        `[if] the vertices of a triangle are ${three} [.|,] [then|find] [the|its] area [of_the_triangle|of_triangle]`,
      ],
      read: readAs("area"),
    },
    {
      wordings: [
        `[whether|if|check_whether|check_if] [the] [following] [points] ${three} are collinear [or_not]`,
        `[whether|if|check_whether|check_if|determine_if|show_that|prove_that|verify_that] [the] points ${three} are collinear [or_not]`,
        `are [the] [points] ${three} collinear`,
        `do [the] [points] ${three} lie on a|the [same|one|straight] [straight] line`,
        `[whether] [the] points ${three} lie on a|the [same|one|straight] [straight] line`,
      ],
      read: readAs("collinear"),
    },
    {
      wordings: [
        `[the] [coordinates_of] [the] centroid of [the|a] triangle [abc|pqr] whose vertices are [at] [the] [points] ${three}`,
        `[the] [coordinates_of] [the] centroid of [the|a] triangle [abc|pqr] with|having [its] vertices [at] [the] [points] ${three}`,
        `[the] [coordinates_of] [the] centroid of [the|a] triangle [formed_by] [the] [points] ${three}`,
      ],
      read: readAs("centroid"),
    },
  ],
  reading: ({ kind, corners }) =>
    `\\text{${kind === "area" ? "area of the triangle " : kind === "centroid" ? "centroid of the triangle " : "are these collinear? "}} ${corners.map((corner) => pointLatex(corner)).join(", ")}`,
  solve,
  prove,
  explain,
  examples: [
    "Find the area of the triangle whose vertices are (2, 3), (-1, 0) and (2, -4)",
    "Are the points (1, 2), (3, 6) and (5, 10) collinear?",
    "Find the centroid of the triangle whose vertices are (3, -5), (-7, 4) and (10, -2)",
  ],
});
