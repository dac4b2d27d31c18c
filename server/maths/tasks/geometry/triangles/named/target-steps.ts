import { type Expression, mapChildren } from "../../../../expressions/expression.ts";
import { expressionLatex } from "../../../../expressions/write-latex.ts";
import * as q from "../../../../numbers/rational.ts";
import { rationalLatex } from "../../../../numbers/written.ts";
import type { MathsStep } from "../../../../outcome.ts";
import { step } from "../../../../lesson/lesson.ts";
import { evaluateExact } from "../../exact/evaluate-exact.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import { exactExpression } from "../../exact/write-exact.ts";
import { asRatio, type RatioCall, ratiosIn } from "./read-expression.ts";
import {
  acuteCorners,
  type Corner,
  ratioOfSides,
  type RightTriangleProblem,
  sideLatex,
  sidesOfRatio,
  type Target,
} from "./right-triangle.ts";
import { callLatex, sidesFraction, whyRatio, type StyledTriangle } from "./written.ts";
import { type TargetResult, ratioValue } from "./solve-named.ts";
import { asFraction } from "./solve-sides.ts";
import { lengthLatex, ratioLatex, withUnit } from "./write-length.ts";

/** Returns the distinct ratios that must be computed for the targets, in the order of the requests. */
export function ratiosFor({ targets, facts }: RightTriangleProblem): RatioCall[] {
  const all = targets.flatMap((target): RatioCall[] => {
    if (target.kind === "ratio") return [target];
    if (target.kind === "value") return ratiosIn(target.expression) ?? [];
    return target.kind === "claim"
      ? [target.left, target.right].flatMap((side) => ratiosIn(side) ?? [])
      : [];
  });
  const isGiven = ({ ratio, corner }: RatioCall): boolean =>
    facts.some((fact) => fact.kind === "ratio" && fact.ratio === ratio && fact.corner === corner);
  return all.filter(
    (own, at) =>
      !isGiven(own) &&
      all.findIndex(({ ratio, corner }) => ratio === own.ratio && corner === own.corner) === at,
  );
}

/** Returns the step `\sin A = \frac{\text{BC}}{\text{AC}} = \frac{7}{25}`. */
export function ratioStep(written: StyledTriangle, { ratio, corner }: RatioCall): MathsStep {
  const { problem, sides, style } = written;
  const lengths = sides.lengths ?? new Map<Corner, Exact>();
  const [top, bottom] = sidesOfRatio(problem, { ratio, corner }).map((side) =>
    lengthLatex(lengths.get(side) ?? exact.zero, style),
  );
  const [raw, value] = [
    `\\frac{${top}}{${bottom}}`,
    ratioLatex(ratioValue({ ratio, corner }, problem, lengths)),
  ];
  const call = callLatex(ratio, corner);
  return step(
    `Write $${call}$ as a ratio of sides`,
    whyRatio(problem, ratio, corner),
    `${call} = ${sidesFraction(problem, ratio, corner)} = ${raw === value ? value : `${raw} = ${value}`}`,
  );
}

/** Returns the steps to one target, when sides and ratios are known. */
export function targetSteps(
  written: StyledTriangle,
  target: Target,
  found: TargetResult,
): MathsStep[] {
  switch (target.kind) {
    case "side":
    case "ratio":
      return [];
    case "value":
      return [expressionStep(written, target.expression)];
    case "claim":
      return claimSteps(written, target, found);
    case "angle":
      return found.kind === "degrees" ? angleSteps(written, target.corner, found.value) : [];
    case "area":
      return [areaStep(written, found)];
    case "perimeter":
      return [perimeterStep(written, found)];
  }
}

/** Substitutes numbers for the ratios in an expression. */
function putIn(written: StyledTriangle, expression: Expression): Expression {
  const ratio = asRatio(expression);
  if (ratio)
    return fractionOf(ratioValue(ratio, written.problem, written.sides.lengths ?? new Map()));
  const inner = mapChildren(expression, (part) => putIn(written, part));
  if (inner.kind === "product") return { ...inner, sign: "×" };
  const isPower = inner.kind === "power" && expression.kind === "power" && asRatio(expression.base);
  return isPower ? { ...inner, base: { kind: "group", inner: inner.base } } : inner;
}

function fractionOf(value: Exact): Expression {
  if (value.length !== 1) return exactExpression(value);
  const [top, bottom] = asFraction(value);
  const [left, right] = [exactExpression(top), exactExpression(bottom)];
  return exact.equals(bottom, exact.one) ? left : { kind: "quotient", sign: "bar", left, right };
}

/** Evaluates each term of the sums in an expression. */
function withTerms(expression: Expression): Expression {
  if (
    expression.kind === "sum" ||
    expression.kind === "difference" ||
    expression.kind === "quotient"
  ) {
    return mapChildren(expression, withTerms);
  }
  const isOpen = expression.kind === "group" ? expression.inner : expression;
  if (isOpen.kind === "sum" || isOpen.kind === "difference")
    return mapChildren(expression, withTerms);
  const value = evaluateExact(expression);
  return value ? fractionOf(value) : expression;
}

function expressionStep(written: StyledTriangle, expression: Expression): MathsStep {
  const text = expressionLatex(expression);
  const put = putIn(written, expression);
  const lines = [put, withTerms(put), fractionOf(evaluateExact(put) ?? exact.zero)].map(
    expressionLatex,
  );
  return step(
    "Put the ratios in",
    "Each ratio is a number now.",
    lines.filter((line, at) => line !== lines[at - 1]).join(" = "),
    text,
  );
}

function claimSteps(
  written: StyledTriangle,
  { left, right }: Extract<Target, { kind: "claim" }>,
  found: TargetResult,
): MathsStep[] {
  if (found.kind !== "equality") return [];
  const sides = [left, right].filter((side) => (ratiosIn(side) ?? []).length > 0);
  const isEqual = exact.equals(found.left, found.right);
  const [one, other] = [found.left, found.right].map(ratioLatex);
  return [
    ...sides.map((side) => expressionStep(written, side)),
    step(
      "Compare both sides",
      isEqual ? "Both sides are the same number." : "The two sides are different numbers.",
      `${one} ${isEqual ? "=" : "\\ne"} ${other}`,
    ),
  ];
}

/** Explains an acute angle by the other one, or by one of its ratios. */
function angleSteps(written: StyledTriangle, corner: Corner, degrees: q.Rational): MathsStep[] {
  const { problem } = written;
  const { facts, targets } = problem;
  const given = facts.find((fact) => fact.kind === "angle");
  const earlier = targets.find((target) => target.kind === "angle");
  const isLeft = given !== undefined || (earlier?.kind === "angle" && earlier.corner !== corner);
  const size = (value: q.Rational): string => `${rationalLatex(value, "decimal")}^{\\circ}`;
  if (isLeft) {
    return [
      step(
        `Find $\\angle ${corner}$`,
        "The angles of a triangle add up to 180°, so the two acute angles of a right triangle add up to 90°.",
        `\\angle ${corner} = 90^{\\circ} - ${size(q.subtract(q.rational(90n), degrees))} = ${size(degrees)}`,
      ),
    ];
  }
  const call = knownRatio(written, corner);
  const latex = callLatex(call.ratio, call.corner);
  const value = ratioLatex(ratioValue(call, problem, written.sides.lengths ?? new Map()));
  const isFact = facts.some(
    (fact) => fact.kind === "ratio" && fact.ratio === call.ratio && fact.corner === call.corner,
  );
  return [
    ...(isFact ? [] : [ratioStep(written, call)]),
    step(
      `Find $\\angle ${corner}$`,
      `$${latex.replace(new RegExp(`${call.corner}$`), size(degrees))} = ${value}$ is one of the ratios to know by heart.`,
      `\\angle ${corner} = ${size(degrees)}`,
    ),
  ];
}

/** Returns a given ratio of the angle, or one of two given sides. */
function knownRatio({ problem, sides: { way } }: StyledTriangle, corner: Corner): RatioCall {
  if (way.kind === "ratio" && way.side === null) {
    const { ratio } = way.fact;
    const flipped = {
      sin: "cos",
      cos: "sin",
      tan: "cot",
      cot: "tan",
      sec: "cosec",
      cosec: "sec",
    } as const;
    return { ratio: way.fact.corner === corner ? ratio : flipped[ratio], corner };
  }
  const [one, other] = way.kind === "two-sides" ? way.sides : acuteCorners(problem);
  return { ratio: ratioOfSides(problem, corner, [one, other]), corner };
}

function areaStep({ problem, sides, style }: StyledTriangle, found: TargetResult): MathsStep {
  const [one, other] = acuteCorners(problem).map((side) => ({
    name: sideLatex(problem, side),
    length: lengthLatex(sides.lengths?.get(side) ?? exact.zero, style),
  }));
  const value = found.kind === "measure" ? found.value : exact.zero;
  const area = withUnit({ latex: lengthLatex(value, style), plain: "" }, problem, 2).latex;
  return step(
    "Work out the area",
    `The sides at the right angle are base and height: area $= \\frac{1}{2} \\times ${one?.name} \\times ${other?.name}$.`,
    `\\frac{1}{2} \\times ${one?.length} \\times ${other?.length} = ${area}`,
  );
}

function perimeterStep({ problem, sides, style }: StyledTriangle, found: TargetResult): MathsStep {
  const lengths = problem.corners.map((side) =>
    lengthLatex(sides.lengths?.get(side) ?? exact.zero, style),
  );
  const value = found.kind === "measure" ? found.value : exact.zero;
  return step(
    "Add the three sides",
    "The perimeter is the length all around.",
    `${lengths.join(" + ")} = ${withUnit({ latex: lengthLatex(value, style), plain: "" }, problem).latex}`,
  );
}
