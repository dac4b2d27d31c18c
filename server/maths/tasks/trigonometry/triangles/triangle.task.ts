import { functionValue } from "../../../algebra/function-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { drawTriangleProblem } from "./draw-triangle.ts";
import { recogniseTriangle, type Target, type TriangleProblem } from "./recognise-triangle.ts";
import { areaOf, type SolvedMeasure, nextFound } from "./solve-triangle.ts";
import {
  type AngleName,
  corners,
  degreesOf,
  equalsLatex,
  isShort,
  type SideName,
  type Triangle,
  valueOf,
} from "./triangle.ts";

interface Result {
  found: SolvedMeasure[];
  triangle: Triangle;
}

const mostMoves = 6;

function isReached({ sides, angles }: Triangle, target: Target): boolean {
  switch (target.kind) {
    case "side":
      return sides.has(target.name);
    case "angle":
    case "ratio":
      return angles.has(target.name);
    case "area":
      return areaOf({ sides, angles }) !== null;
    case "all":
      return sides.size === 3 && angles.size === 3;
  }
}

/** Applies the rules until all requested measures are known. Refuses data that do not determine the triangle. */
export function solve({ givens, targets }: TriangleProblem): Result {
  const found: SolvedMeasure[] = [];
  let triangle = givens;
  while (!targets.every((target) => isReached(triangle, target))) {
    const next = found.length < mostMoves ? nextFound(triangle) : null;
    if (!next) {
      throw notSupported(
        "These measures do not fix the triangle. Give a side and two more measures.",
      );
    }
    found.push(next);
    triangle = next.triangle;
  }
  return { found, triangle };
}

/** The triangle with all sides and angles, for the proof and the drawing; null if the rules don't determine them. */
function completed(triangle: Triangle): Triangle | null {
  let whole = triangle;
  for (let taken = 0; taken < mostMoves && !isReached(whole, { kind: "all" }); taken += 1) {
    const next = nextFound(whole);
    if (!next) return null;
    whole = next.triangle;
  }
  return isReached(whole, { kind: "all" }) ? whole : null;
}

const closeness = 1e-9;

/**
 * Proves the result by coordinates: places the triangle by two sides and an angle, and measures all sides and angles.
 */
export function prove({ givens }: TriangleProblem, { triangle }: Result): Proof | null {
  const whole = completed(triangle);
  if (!whole || !keeps(whole, givens)) return null;
  const side = (name: SideName): number => valueOf(whole.sides.get(name) ?? form.zero);
  const angle = (name: AngleName): number => valueOf(whole.angles.get(name) ?? form.zero);
  const apex = { x: side("b") * Math.cos(angle("A")), y: side("b") * Math.sin(angle("A")) };
  const opposite = Math.hypot(apex.x - side("c"), apex.y);
  const angleAtB = Math.atan2(apex.y, side("c") - apex.x);
  const isRight =
    near(opposite, side("a")) &&
    near(angleAtB, angle("B")) &&
    near(angle("A") + angle("B") + angle("C"), Math.PI);
  if (!isRight) return null;
  return {
    method: "The triangle laid out with coordinates and measured",
    lines: [
      `A \\text{ at } (0, 0),\\; B \\text{ at } (${side("c").toFixed(2)}, 0),\\; C \\text{ at } (${apex.x.toFixed(2)}, ${apex.y.toFixed(2)})`,
      `BC \\approx ${opposite.toFixed(2)} = a`,
    ],
  };
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < closeness * Math.max(1, Math.abs(one));
}

/** Whether a triangle has the given measures. */
function keeps(whole: Triangle, given: Triangle): boolean {
  const isSame = (own: Quotient, other: Quotient | undefined): boolean =>
    other !== undefined && near(valueOf(own), valueOf(other));
  return (
    [...given.sides].every(([name, value]) => isSame(value, whole.sides.get(name))) &&
    [...given.angles].every(([name, value]) => isSame(value, whole.angles.get(name)))
  );
}

interface Shown {
  name: string;
  latex: string;
  plain: string;
}

function numberShown(value: Quotient): { latex: string; plain: string } {
  const exact = toExpression(value);
  if (form.asRational(value) || isShort(expressionLatex(exact))) {
    return { latex: expressionLatex(exact), plain: expressionPlain(exact) };
  }
  const decimal = valueOf(value).toFixed(2);
  return { latex: decimal, plain: decimal };
}

function withUnit({ latex, plain }: { latex: string; plain: string }, unit: string) {
  return unit === ""
    ? { latex, plain }
    : { latex: `${latex}\\text{ ${unit}}`, plain: `${plain} ${unit}` };
}

function shownTargets({ targets, unit, givens }: TriangleProblem, { triangle }: Result): Shown[] {
  return targets.flatMap((target): Shown[] => {
    switch (target.kind) {
      case "side":
        return [shownSide(target.name, triangle, unit)];
      case "angle":
        return [shownAngle(target.name, triangle)];
      case "ratio": {
        const angle = triangle.angles.get(target.name) ?? form.zero;
        const value = functionValue(target.function, angle, null, {});
        return [{ name: `\\${target.function} ${target.name}`, ...numberShown(value) }];
      }
      case "area": {
        const area = areaOf(triangle);
        const square = unit === "" ? "" : `${unit}²`;
        return area ? [{ name: "\\text{Area}", ...withUnit(numberShown(area.value), square) }] : [];
      }
      case "all":
        return corners.flatMap(({ side, angle }) => [
          ...(givens.sides.has(side) ? [] : [shownSide(side, triangle, unit)]),
          ...(givens.angles.has(angle) ? [] : [shownAngle(angle, triangle)]),
        ]);
    }
  });
}

function shownSide(name: "a" | "b" | "c", { sides }: Triangle, unit: string): Shown {
  return { name, ...withUnit(numberShown(sides.get(name) ?? form.zero), unit) };
}

function shownAngle(name: "A" | "B" | "C", { angles }: Triangle): Shown {
  const { text } = degreesOf(angles.get(name) ?? form.zero);
  return { name, latex: `${text}^{\\circ}`, plain: `${text}°` };
}

function answerOf(problem: TriangleProblem, result: Result): MathsAnswer {
  const shown = shownTargets(problem, result);
  const [only] = shown;
  if (only && shown.length === 1) return { latex: only.latex, plain: only.plain };
  return {
    latex: shown.map(({ name, latex }) => `${name} = ${latex}`).join(",\\; "),
    plain: shown.map(({ name, plain }) => `${name.replaceAll("\\", "")} = ${plain}`).join(", "),
  };
}

function stepsFor(problem: TriangleProblem, result: Result): MathsStep[] {
  const steps: MathsStep[] = result.found.map(({ title, why, latex }) => ({
    title,
    why,
    before: null,
    after: latex,
  }));
  const area = problem.targets.some(({ kind }) => kind === "area") ? areaOf(result.triangle) : null;
  if (area) {
    const [one, other, angle] = area.names;
    steps.push({
      title: "Work out the area",
      why: `$\\text{Area} = \\frac{1}{2}${one}${other}\\sin ${angle}$: half of two sides times the sine of the angle between them.`,
      before: null,
      after: `\\text{Area} ${equalsLatex(area.value)}`,
    });
  }
  return steps;
}

function readingOf({ givens, targets }: TriangleProblem): string {
  const facts = [
    ...[...givens.sides].map(
      ([name, value]) => `${name} = ${expressionLatex(toExpression(value))}`,
    ),
    ...[...givens.angles].map(([name, value]) => `${name} = ${degreesOf(value).text}^{\\circ}`),
  ];
  const wanted = targets.map((target) => {
    if (target.kind === "area" || target.kind === "all") return `\\text{${target.kind}}`;
    return target.kind === "ratio" ? `\\${target.function} ${target.name}` : target.name;
  });
  return `${facts.join(",\\; ")}: \\quad ${wanted.join(",\\; ")}`;
}

function plotOf(problem: TriangleProblem, { triangle }: Result): Pick<Explanation, "plot"> {
  const whole = completed(triangle);
  const plot = whole && drawTriangleProblem(problem, whole);
  return plot ? { plot } : {};
}

function explain(problem: TriangleProblem, result: Result): Explanation {
  const steps = stepsFor(problem, result);
  const rules = [...new Set(result.found.map(({ rule }) => rule))];
  return {
    topic: "Solution of Triangles",
    method: rules.join(" and ") || "Area by two sides and the angle between",
    difficulty: steps.length < 2 ? "intermediate" : "advanced",
    answer: answerOf(problem, result),
    steps,
    ...plotOf(problem, result),
    finalMove: [
      `${steps.at(-1)?.title ?? "Put the numbers into the formula"}. What do you get?`,
      "Put the numbers into the formula. What do you get?",
    ],
    hints: {
      idea: [
        "Sides and the angle between them call for the cosine rule; a side with its opposite angle calls for the sine rule.",
      ],
      firstMove: [
        `${steps[0]?.title ?? ""}. ${steps[0]?.why ?? ""}`,
        "Draw the triangle and mark what is known.",
      ],
    },
    keyTerms: [
      {
        term: "Sine rule",
        meaning: "$\\frac{a}{\\sin A} = \\frac{b}{\\sin B} = \\frac{c}{\\sin C}$.",
      },
      { term: "Cosine rule", meaning: "$a^{2} = b^{2} + c^{2} - 2bc\\cos A$." },
    ],
    followUpQuestions: ["Which rule would you use if only the angles were known?"],
  };
}

function vary({ givens, targets }: TriangleProblem, random: () => number): string {
  const [b, c] = [wholeBetween(random, 4, 9), wholeBetween(random, 4, 9)];
  const [target] = targets;
  if (target?.kind === "area") return `In triangle ABC, a = ${b}, b = ${c}, C = 30°, find the area`;
  if (givens.sides.size === 3) {
    return `In triangle ABC, a = ${b + 1}, b = ${b + 2}, c = ${c + 2}, find angle A`;
  }
  return givens.sides.size === 2
    ? `In triangle ABC, b = ${b}, c = ${c}, A = 60°, find a`
    : `In triangle ABC, a = ${b}, A = 30°, B = 45°, find b`;
}

/** Triangles by the sine rule, the cosine rule and ½ab sin C. */
export const triangleSolution = defineTask({
  name: "triangle-solution",
  recognise: recogniseTriangle,
  reading: readingOf,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "In triangle ABC, b = 5, c = 8, A = 60°, find a",
    "In triangle ABC, a = 7, b = 8, c = 9, find angle A",
    "In triangle ABC, a = 10, A = 30°, B = 45°, find b",
  ],
});
