import { drawTriangle, type Mark } from "../../../../drawing/triangle-drawing.ts";
import { rationalPlain } from "../../../../numbers/written.ts";
import type { Drawing } from "../../../../plot/plot.ts";
import * as exact from "../../exact/exact.ts";
import { exactWords } from "../../exact/write-exact.ts";
import {
  acuteCorners,
  type Corner,
  type RightTriangleProblem,
  sideName,
  type Target,
} from "./right-triangle.ts";
import type { Sides } from "./solve-sides.ts";

/** Draws the triangle with its given data and the right angle at the lower left; null if only angles are known. */
export function drawNamedTriangle(
  problem: RightTriangleProblem,
  { lengths }: Sides,
): Drawing | null {
  if (!lengths) return null;
  const { right } = problem;
  const [first, second] = acuteCorners(problem);
  const lengthAt = (side: Corner): number => exact.toNumber(lengths.get(side) ?? exact.zero);
  // The longer leg is horizontal, so that labels have room at its ends.
  const [along, up] = lengthAt(first) < lengthAt(second) ? [first, second] : [second, first];
  const order = [right, along, up] as const;
  return drawTriangle({
    title: "The triangle",
    description: describe(problem),
    sides: [lengthAt(right), lengthAt(along), lengthAt(up)],
    names: order,
    sideMarks: [sideMark(problem, right), sideMark(problem, along), sideMark(problem, up)],
    angleMarks: [{ text: "90°" }, angleMark(problem, along), angleMark(problem, up)],
  });
}

function lengthWords({ unit, isDecimal }: RightTriangleProblem, value: exact.Exact): string {
  const number = exactWords(value, isDecimal ? "decimal" : "fraction");
  return unit ? `${number} ${unit.symbol}` : number;
}

function sideMark(problem: RightTriangleProblem, side: Corner): Mark | null {
  const given = problem.facts.find((fact) => fact.kind === "side" && fact.side === side);
  if (given?.kind === "side") return { text: lengthWords(problem, given.value) };
  const isAsked = problem.targets.some((target) => target.kind === "side" && target.side === side);
  return isAsked ? { text: "?", isAsked } : null;
}

function angleMark({ facts, targets }: RightTriangleProblem, corner: Corner): Mark | null {
  const given = facts.find((fact) => fact.kind === "angle" && fact.corner === corner);
  if (given?.kind === "angle") return { text: `${rationalPlain(given.degrees, "decimal")}°` };
  const isAsked = targets.some((target) => target.kind === "angle" && target.corner === corner);
  return isAsked ? { text: "?", isAsked } : null;
}

function describe(problem: RightTriangleProblem): string {
  const { corners, right, facts, targets } = problem;
  const given = facts.flatMap((fact): string[] => {
    switch (fact.kind) {
      case "side":
        return [`${sideName(problem, fact.side)} = ${lengthWords(problem, fact.value)}`];
      case "angle":
        return [`angle ${fact.corner} = ${rationalPlain(fact.degrees, "decimal")}°`];
      case "equal":
        return [fact.sides.map((side) => sideName(problem, side)).join(" = ")];
      case "sum":
      case "ratio":
        return [];
    }
  });
  const told = given.length > 0 ? ` and ${given.join(", ")}` : "";
  const asked = [...new Set(targets.map((target) => askedWords(problem, target)))].join(", ");
  return `A triangle ${corners.join("")} with its right angle at ${right}${told}. To find: ${asked}.`;
}

function askedWords(problem: RightTriangleProblem, target: Target): string {
  switch (target.kind) {
    case "side":
      return sideName(problem, target.side);
    case "angle":
      return `angle ${target.corner}`;
    case "ratio":
      return `${target.ratio} ${target.corner}`;
    case "value":
    case "claim":
      return "an expression in its ratios";
    case "area":
    case "perimeter":
      return `the ${target.kind}`;
  }
}
