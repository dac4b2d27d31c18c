import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { LinearSystem } from "./recognise.ts";
import { rowLatex, standardSteps } from "./row-lines.ts";
import type { Row, SystemResult } from "./solve.ts";

/** Two points of each line, and what the drawing shows. */
export function graphSteps(
  system: LinearSystem,
  { rows, outcome }: SystemResult,
  answer: string,
): MathsStep[] {
  const [first, second] = system.names;
  const points = rows.map((row, at): MathsStep => ({
    title: `Find two points of the line $${rowLatex(row, system.names)}$`,
    why: `Two points fix a line: choose a value for one letter and work out the other. A point is written as $(${first}, ${second})$.`,
    before: null,
    after: `\\text{line ${at + 1}: } ${pointsOn(row).join(",\\; ")}`,
  }));
  return [
    ...standardSteps(system, rows),
    ...points,
    { ...verdicts[outcome.kind], before: null, after: answer },
  ];
}

const verdicts = {
  one: {
    title: "Draw both lines and read off where they meet",
    why: "The point where they meet lies on both lines, so it fits both equations.",
  },
  none: {
    title: "Draw both lines",
    why: "They are parallel and never meet, so no pair of numbers fits both equations.",
  },
  many: {
    title: "Draw both lines",
    why: "They lie on each other, so every point of the line fits both equations.",
  },
};

function pointsOn({ a, b, c }: Row): string[] {
  const point = (x: q.Rational, y: q.Rational): string =>
    `(${rationalLatex(x)}, ${rationalLatex(y)})`;
  if (b === 0n) return [0n, 1n].map((y) => point(q.rational(c, a), q.rational(y)));
  if (a !== 0n && c !== 0n) {
    return [point(q.zero, q.rational(c, b)), point(q.rational(c, a), q.zero)];
  }
  return [0n, 1n].map((x) => point(q.rational(x), q.rational(c - a * x, b)));
}
