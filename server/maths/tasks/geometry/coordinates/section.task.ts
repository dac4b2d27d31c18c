import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import { lesson } from "../../../lesson/lesson.ts";
import type { Explanation, Proof } from "../../../task/task.ts";
import { chain } from "../reading/chain.ts";
import { type Captures, wordedTask } from "../reading/worded-task.ts";
import { drawCoordinates } from "./draw-coordinates.ts";
import {
  hasDecimals,
  inner,
  namedPointsLatex,
  type Point,
  pointLatex,
  pointPlain,
  pointsOf,
} from "./point.ts";
import { reasons } from "../../../working/reasons.ts";

/** The point that divides a segment in the ratio m : n. For an external division n is negative. */
interface Problem {
  kind: "midpoint" | "internal" | "external";
  from: Point;
  to: Point;
  m: Rational;
  n: Rational;
  style: NumberStyle;
}

type Found = Pick<Point, "x" | "y">;

function readMidpoint({ values }: Captures): Problem | null {
  const [from, to] = pointsOf(values, 2) ?? [];
  const style = styleOf(values);
  return from && to ? { kind: "midpoint", from, to, m: q.one, n: q.one, style } : null;
}

function readSection(kind: "internal" | "external"): (captured: Captures) => Problem | null {
  return ({ values }) => {
    const [from, to] = pointsOf(values, 2) ?? [];
    const [m, n] = ratioOf(values) ?? [];
    if (!from || !to || !m || !n) return null;
    // No point divides a segment externally in the ratio 1 : 1.
    if (kind === "external" && q.equals(m, n)) return null;
    return { kind, from, to, style: styleOf(values), m, n: kind === "external" ? q.negate(n) : n };
  };
}

function styleOf(values: Captures["values"]): NumberStyle {
  return hasDecimals(values) ? "decimal" : "fraction";
}

/** Returns the two terms of the ratio; null unless there are exactly two positive ones. */
function ratioOf(values: Captures["values"]): [Rational, Rational] | null {
  const ratio = values.find((value) => value.kind === "ratio");
  const [m, n, more] = ratio?.terms ?? [];
  return m && n && !more && q.sign(m) > 0 && q.sign(n) > 0 ? [m, n] : null;
}

function solve({ from, to, m, n }: Problem): Found {
  const whole = q.add(m, n);
  const along = (a: Rational, b: Rational): Rational =>
    q.divide(q.add(q.multiply(m, b), q.multiply(n, a)), whole);
  return { x: along(from.x, to.x), y: along(from.y, to.y) };
}

/** Checks that the steps from the first end to the point and from there to the second end are as m to n. */
export function prove({ from, to, m, n, style }: Problem, { x, y }: Found): Proof | null {
  const before = [q.subtract(x, from.x), q.subtract(y, from.y)] as const;
  const behind = [q.subtract(to.x, x), q.subtract(to.y, y)] as const;
  const fits = before.every((step, at) => {
    return q.equals(q.multiply(step, n), q.multiply(behind[at] ?? q.zero, m));
  });
  if (!fits) return null;
  const write = (value: Rational): string => rationalLatex(value, style);
  return {
    method: "The steps across and up before and behind the point are in the given ratio",
    lines: [
      `${write(q.subtract(x, from.x))} \\times ${inner(n)} = ${write(q.subtract(to.x, x))} \\times ${inner(m)}`,
      `${write(q.subtract(y, from.y))} \\times ${inner(n)} = ${write(q.subtract(to.y, y))} \\times ${inner(m)}`,
    ],
  };
}

function drawn({ kind, from, to, m, n, style }: Problem) {
  const ratio = `${rationalPlain(m)} : ${rationalPlain(q.absolute(n))}`;
  const sentences = {
    midpoint: "The middle of the line between them is to be found.",
    internal: `The point that divides the line between them as ${ratio} is to be found.`,
    external: `The point that divides the line between them externally as ${ratio} is to be found.`,
  };
  return drawCoordinates({
    title: "The two points",
    points: [from, to],
    asked: sentences[kind],
    style,
  });
}

function explain(problem: Problem, found: Found): Explanation {
  const { kind, from, to, m, n, style } = problem;
  const isMiddle = kind === "midpoint";
  const write = (value: Rational): string => rationalLatex(value, style);
  const put = (a: Rational, b: Rational): string =>
    isMiddle
      ? `\\frac{${write(a)} + ${inner(b)}}{2}`
      : `\\frac{${write(m)} \\times ${inner(b)} + ${inner(n)} \\times ${inner(a)}}{${write(m)} + ${inner(n)}}`;
  const worked = (a: Rational, b: Rational): string => {
    const top = isMiddle ? q.add(a, b) : q.add(q.multiply(m, b), q.multiply(n, a));
    return `\\frac{${write(top)}}{${write(q.add(m, n))}}`;
  };
  const pair = (part: (a: Rational, b: Rational) => string): string =>
    `\\left(${part(from.x, to.x)}, ${part(from.y, to.y)}\\right)`;
  const formula = isMiddle
    ? "Midpoint formula: $\\left(\\frac{x_{1} + x_{2}}{2}, \\frac{y_{1} + y_{2}}{2}\\right)$."
    : `Section formula: $\\left(\\frac{m x_{2} + n x_{1}}{m + n}, \\frac{m y_{2} + n y_{1}}{m + n}\\right)$${kind === "external" ? ", with a minus sign for $n$ as the division is external" : ""}.`;
  const name = isMiddle ? "M" : "P";
  const answer = {
    latex: `${name} = ${pointLatex(found, style)}`,
    plain: pointPlain(found, style),
  };
  return lesson({
    topic: "Coordinate Geometry",
    method: isMiddle ? "Midpoint formula" : "Section formula",
    difficulty: isMiddle ? "beginner" : "intermediate",
    answer,
    plot: drawn(problem),
    steps: chain(
      [
        "Name the coordinates",
        "Names show which number goes where in the formula.",
        isMiddle
          ? namedPointsLatex([from, to])
          : `${namedPointsLatex([from, to])},\\; m : n = ${write(m)} : ${write(n)}`,
      ],
      ["Put them into the formula", formula, `${name} = ${pair(put)}`, "fresh"],
      ["Work out the numerators and the denominators", reasons.bar, `${name} = ${pair(worked)}`],
      ["Divide", "Each fraction is one coordinate of the point.", answer.latex],
    ),
    idea: isMiddle
      ? "The midpoint lies halfway across and halfway up, so it is the average of the two points."
      : "The point lies the same part of the way across as it lies up.",
    firstMove:
      "Call one point $(x_{1}, y_{1})$ and the other $(x_{2}, y_{2})$, and write the formula down.",
    finalMove: "Divide in both places. Which point do you get?",
    terms: isMiddle
      ? { Midpoint: "The point of a segment with the same distance from both ends." }
      : { "Section formula": "It gives the point that divides a segment in a given ratio." },
    next: [
      "How can you check with the distance formula that the point is right?",
      "Which point would divide the segment the other way round?",
    ],
  });
}

export const sectionPoint = wordedTask<Problem, Found>({
  name: "section-point",
  cue: /mid|divid|centre|center|bisect/,
  variants: [
    {
      wordings: [
        "[the] [coordinates|co_-_ordinates] [of] [the] mid|middle [-] point|points of|between|for|joining [the] [line|line_segment|segment|line_-_segment] [AB|ab|pq] [joining|with_endpoints|with_end_points|whose_endpoints_are|whose_end_points_are] [the] [points|point] {p} and|,|aur {p}",
        "[the] [coordinates|co_-_ordinates] [of] [the] midpoint of|between|for|joining [the] [line|line_segment|segment] [ab|pq] [joining|with_endpoints|with_end_points|whose_endpoints_are|whose_end_points_are] [the] [points|point] {p} and|,|aur {p}",
        "{p} and|aur {p} ka|ke [beech_ka] midpoint|mid_-_point",
        "midpoint|mid_point {p} and|, {p}",
      ],
      read: readMidpoint,
    },
    {
      wordings: [
        "[the] [coordinates|co_-_ordinates] [of] [the] point [p|c|r|q] which|that divides [internally] [the] [line|line_segment|segment|join] [of|joining] [the] [points|point] {p} and {p} [internally] in [the] ratio {r} [internally]",
        "[the] [coordinates|co_-_ordinates] [of] [the] point [p|c|r|q] dividing [internally] [the] [line|line_segment|segment|join] [of|joining] [the] [points|point] {p} and {p} [internally] in [the] ratio {r} [internally]",
      ],
      read: readSection("internal"),
    },
    {
      wordings: [
        "[the] [coordinates|co_-_ordinates] [of] [the] point [p|c|r|q] which|that divides externally [the] [line|line_segment|segment|join] [of|joining] [the] [points|point] {p} and {p} in [the] ratio {r}",
        "[the] [coordinates|co_-_ordinates] [of] [the] point [p|c|r|q] which|that divides [the] [line|line_segment|segment|join] [of|joining] [the] [points|point] {p} and {p} externally in [the] ratio {r}",
        "[the] [coordinates|co_-_ordinates] [of] [the] point [p|c|r|q] which|that divides [the] [line|line_segment|segment|join] [of|joining] [the] [points|point] {p} and {p} in [the] ratio {r} externally",
      ],
      read: readSection("external"),
    },
  ],
  reading: ({ kind, from, to, m, n }) =>
    kind === "midpoint"
      ? `\\text{midpoint of } ${pointLatex(from)} \\text{ and } ${pointLatex(to)}`
      : `\\text{point dividing } ${pointLatex(from)}, ${pointLatex(to)} \\text{ ${kind === "external" ? "externally" : "internally"} as } ${rationalLatex(m)} : ${rationalLatex(q.absolute(n))}`,
  solve,
  prove,
  explain,
  examples: [
    "Find the midpoint of the line segment joining the points (2, 3) and (8, 7)",
    "Find the coordinates of the point which divides the line segment joining the points (4, -3) and (8, 5) in the ratio 3:1 internally",
  ],
});
