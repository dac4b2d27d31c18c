import type { Quotient } from "../../../algebra/form.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import {
  type AngleName,
  corners,
  degreesOf,
  equalsLatex,
  numberLatex,
  type SideName,
  type Triangle,
  valueOf,
} from "./triangle.ts";

/** One measure found by one rule; `triangle` includes it. */
export interface SolvedMeasure {
  triangle: Triangle;
  name: SideName | AngleName;
  rule: "angle sum" | "cosine rule" | "sine rule";
  title: string;
  why: string;
  latex: string;
}

const pi = form.fromConstant("π");
const two = form.fromInteger(2n);

const square = (value: Quotient): Quotient => form.multiply(value, value);
const sine = (angle: Quotient): Quotient => functionValue("sin", angle, null, {});
const cosine = (angle: Quotient): Quotient => functionValue("cos", angle, null, {});

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function angleLatex(angle: Quotient): string {
  const { text, isExact } = degreesOf(angle);
  return `${isExact ? "" : "\\approx "}${text}^{\\circ}`;
}

function equals(angle: Quotient): string {
  return degreesOf(angle).isExact ? `= ${angleLatex(angle)}` : angleLatex(angle);
}

/**
 * Applies the first rule that gives an unknown measure; null if none does. Refuses impossible and ambiguous triangles.
 */
export function nextFound(triangle: Triangle): SolvedMeasure | null {
  return (
    bySum(triangle) ??
    byCosines(triangle) ??
    byCosinesForSide(triangle) ??
    bySines(triangle) ??
    bySinesForAngle(triangle)
  );
}

function withAngle(triangle: Triangle, name: AngleName, value: Quotient): Triangle {
  return { ...triangle, angles: new Map([...triangle.angles, [name, value]]) };
}

function withSide(triangle: Triangle, name: SideName, value: Quotient): Triangle {
  return { ...triangle, sides: new Map([...triangle.sides, [name, value]]) };
}

function bySum(triangle: Triangle): SolvedMeasure | null {
  const open = corners.filter(({ angle }) => !triangle.angles.has(angle));
  const [only, more] = open;
  if (!only || more) return null;
  const otherAngles = [...triangle.angles.values()];
  const rest = form.subtract(pi, otherAngles.reduce(form.add, form.zero));
  // The same angle by the cosine rule, which is exact where the sides are.
  const ratio = cosineBySides(triangle, only.angle);
  const value = ratio ? functionValue("arccos", ratio, null, {}) : rest;
  if (valueOf(value) <= 0) throw noTriangle();
  return {
    triangle: withAngle(triangle, only.angle, value),
    name: only.angle,
    rule: "angle sum",
    title: `Find angle $${only.angle}$`,
    why: "The angles of a triangle add up to $180^{\\circ}$.",
    latex: `${only.angle} = 180^{\\circ} - (${otherAngles.map((angle) => `${degreesOf(angle).text}^{\\circ}`).join(" + ")}) ${equals(value)}`,
  };
}

function noTriangle(): Error {
  return notSupported("There is no triangle with these measures. Check the numbers.");
}

/** The cosine of an angle from three sides; null if one is missing. */
function cosineBySides({ sides }: Triangle, name: AngleName): Quotient | null {
  const own = corners.find(({ angle }) => angle === name);
  const [x, y] = corners.filter((corner) => corner !== own).map(({ side }) => sides.get(side));
  const opposite = own && sides.get(own.side);
  if (!x || !y || !opposite) return null;
  const above = form.subtract(form.add(square(x), square(y)), square(opposite));
  return form.divide(above, form.multiply(two, form.multiply(x, y)));
}

/** An angle from three sides. */
function byCosines(triangle: Triangle): SolvedMeasure | null {
  const own = corners.find(({ angle }) => !triangle.angles.has(angle));
  const ratio = own && cosineBySides(triangle, own.angle);
  if (!own || !ratio) return null;
  if (Math.abs(valueOf(ratio)) >= 1) throw noTriangle();
  const value = functionValue("arccos", ratio, null, {});
  const [p = "b", r = "c"] = corners.filter((corner) => corner !== own).map(({ side }) => side);
  const number = form.asRational(ratio)
    ? `= ${latexOf(ratio)}`
    : `\\approx ${valueOf(ratio).toFixed(4)}`;
  return {
    triangle: withAngle(triangle, own.angle, value),
    name: own.angle,
    rule: "cosine rule",
    title: `Find angle $${own.angle}$ by the cosine rule`,
    why: `$\\cos ${own.angle} = \\frac{${p}^{2} + ${r}^{2} - ${own.side}^{2}}{2${p}${r}}$.`,
    latex: `\\cos ${own.angle} = ${numbersOfCosine(triangle, own.angle)} ${number},\\; ${own.angle} ${equals(value)}`,
  };
}

/** The cosine rule for an angle with the values substituted. */
function numbersOfCosine({ sides }: Triangle, name: AngleName): string {
  const own = corners.find(({ angle }) => angle === name);
  const text = (side: SideName): string => numberLatex(sides.get(side) ?? form.zero);
  const [x = "", y = ""] = corners.filter((corner) => corner !== own).map(({ side }) => text(side));
  const opposite = own ? text(own.side) : "";
  return `\\frac{(${x})^{2} + (${y})^{2} - (${opposite})^{2}}{2 \\times ${x} \\times ${y}}`.replaceAll(
    /\((\d+)\)/g,
    "$1",
  );
}

/** The third side from two sides and the angle between them. */
function byCosinesForSide(triangle: Triangle): SolvedMeasure | null {
  for (const own of corners) {
    const angle = triangle.angles.get(own.angle);
    const others = corners.filter((corner) => corner !== own);
    const [x, y] = others.map(({ side }) => triangle.sides.get(side));
    if (!angle || !x || !y || triangle.sides.has(own.side)) continue;
    const product = form.multiply(two, form.multiply(form.multiply(x, y), cosine(angle)));
    const squared = form.subtract(form.add(square(x), square(y)), product);
    const value = rootOf(squared, 2, {});
    const [p = "b", r = "c"] = others.map(({ side }) => side);
    return {
      triangle: withSide(triangle, own.side, value),
      name: own.side,
      rule: "cosine rule",
      title: `Find side $${own.side}$ by the cosine rule`,
      why: `$${own.side}^{2} = ${p}^{2} + ${r}^{2} - 2${p}${r}\\cos ${own.angle}$.`,
      latex: `${own.side}^{2} = ${numbersOfSide([x, y], angle)} ${equalsLatex(squared)},\\; ${own.side} ${equalsLatex(value)}`,
    };
  }
  return null;
}

/** The cosine rule for a side with the values substituted. */
function numbersOfSide(sides: readonly [Quotient, Quotient], angle: Quotient): string {
  const [x, y] = sides.map(numberLatex);
  const text = `(${x ?? ""})^{2} + (${y ?? ""})^{2} - 2 \\times ${x ?? ""} \\times ${y ?? ""} \\times \\cos ${degreesOf(angle).text}^{\\circ}`;
  return text.replaceAll(/\((\d+)\)/g, "$1");
}

interface Pair {
  side: Quotient;
  angle: Quotient;
  names: { side: SideName; angle: AngleName };
}

/** A known side with its known opposite angle. */
function knownPair(triangle: Triangle): Pair | null {
  for (const names of corners) {
    const [side, angle] = [triangle.sides.get(names.side), triangle.angles.get(names.angle)];
    if (side && angle) return { side, angle, names };
  }
  return null;
}

function sineRule(one: Pair["names"], other: Pair["names"]): string {
  return `$\\frac{${one.side}}{\\sin ${one.angle}} = \\frac{${other.side}}{\\sin ${other.angle}}$.`;
}

/** A side from its opposite angle and a known pair. */
function bySines(triangle: Triangle): SolvedMeasure | null {
  const pair = knownPair(triangle);
  const own = corners.find(
    ({ side, angle }) => !triangle.sides.has(side) && triangle.angles.has(angle),
  );
  const angle = own && triangle.angles.get(own.angle);
  if (!pair || !own || !angle) return null;
  const value = form.divide(form.multiply(pair.side, sine(angle)), sine(pair.angle));
  return {
    triangle: withSide(triangle, own.side, value),
    name: own.side,
    rule: "sine rule",
    title: `Find side $${own.side}$ by the sine rule`,
    why: sineRule(own, pair.names),
    latex: `${own.side} = \\frac{${numberLatex(pair.side)} \\times \\sin ${degreesOf(angle).text}^{\\circ}}{\\sin ${degreesOf(pair.angle).text}^{\\circ}} ${equalsLatex(value)}`,
  };
}

/** An angle from its opposite side and a known pair. Refuses the ambiguous case with two triangles. */
function bySinesForAngle(triangle: Triangle): SolvedMeasure | null {
  const pair = knownPair(triangle);
  const own = corners.find(
    ({ side, angle }) => triangle.sides.has(side) && !triangle.angles.has(angle),
  );
  const side = own && triangle.sides.get(own.side);
  if (!pair || !own || !side) return null;
  const ratio = form.divide(form.multiply(side, sine(pair.angle)), pair.side);
  const size = valueOf(ratio);
  if (size > 1 + 1e-12) throw noTriangle();
  const isRight = Math.abs(size - 1) < 1e-12;
  if (!isRight && valueOf(pair.side) < valueOf(side)) {
    throw notSupported("Two different triangles fit these measures. Give one more side or angle.");
  }
  const value = functionValue("arcsin", ratio, null, {});
  const number = form.asRational(ratio) ? `= ${latexOf(ratio)}` : `\\approx ${size.toFixed(4)}`;
  return {
    triangle: withAngle(triangle, own.angle, value),
    name: own.angle,
    rule: "sine rule",
    title: `Find angle $${own.angle}$ by the sine rule`,
    why: sineRule(own, pair.names),
    latex: `\\sin ${own.angle} ${number},\\; ${own.angle} ${equals(value)}`,
  };
}

/** The area ½ab sin C from two known sides and the angle between them; null if they are not known. */
export function areaOf(
  triangle: Triangle,
): { value: Quotient; names: [SideName, SideName, AngleName] } | null {
  for (const own of corners) {
    const angle = triangle.angles.get(own.angle);
    const [one, other] = corners.filter((corner) => corner !== own);
    const [x, y] = [one, other].map((corner) => corner && triangle.sides.get(corner.side));
    if (!angle || !one || !other || !x || !y) continue;
    const product = form.multiply(form.multiply(x, y), sine(angle));
    return {
      value: form.scale(product, q.rational(1n, 2n)),
      names: [one.side, other.side, own.angle],
    };
  }
  return null;
}
