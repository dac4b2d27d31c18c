import { readEquation } from "../../../equations/equation.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { coefficientOf, degreeOf, type Term, termsOf } from "../../../expressions/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import * as q from "../../../numbers/rational.ts";
import { parseExpression } from "../../../read/parse-expression.ts";
import { tokenise } from "../../../read/tokenise.ts";
import { isSymbol } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { literalOf } from "../../../matrices/definitions.ts";
import { type Entry, readEntry } from "../../../matrices/literal.ts";
import type { Match } from "../../../matrices/worded-task.ts";
import { pointIn, vectorIn, vectorOfLiteral } from "../operand.ts";
import * as v from "../vector.ts";
import type { Vector } from "../vector.ts";

/** All points r with normal · r = constant. */
export interface Plane {
  normal: Vector;
  constant: Entry;
}

/** All points r = point + λ direction. */
export interface Line {
  point: Vector;
  direction: Vector;
}

/** Reads 2x + 3y − z = 5 or r · (2i + 3j − k) = 5; null for other gaps. */
export function planeIn(match: Match, gap: string): Plane | null {
  const text = (match.gap(gap) ?? "").trim();
  const [, mark, right] = /^r ?[·.] ?\(? ?(<[a-z]\d+>) ?\)? ?= ?(.+)$/.exec(text) ?? [];
  if (mark === undefined || right === undefined) {
    return /[<>]/.test(text) ? null : planeOfEquation(text);
  }
  const normal = vectorMarked(match, mark);
  const constant = readEntry(right);
  if (!normal || !constant || !isFit(normal)) return null;
  return form.isConstant(constant) ? { normal, constant } : null;
}

function vectorMarked(match: Match, mark: string): Vector | null {
  return vectorOfLiteral(literalOf(match.question, mark))?.vector ?? null;
}

function isFit(vector: Vector): boolean {
  return v.isNumeric(vector) && !v.isZeroVector(vector);
}

function terms(expression: () => Expression): Term[] | null {
  try {
    return termsOf(expression());
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function planeOfEquation(text: string): Plane | null {
  const tokens = tokenise(text);
  if (tokens.filter((token) => isSymbol(token, "=")).length !== 1) return null;
  const all = terms(() => {
    const { left, right } = readEquation(tokens);
    return { kind: "difference", left, right };
  });
  if (
    !all ||
    degreeOf(all) !== 1 ||
    !/z/.test(text) ||
    !all.every(({ letters }) => /^[xyz]?$/.test(letters))
  )
    return null;
  const part = (letters: string): Entry => form.fromRational(coefficientOf(all, letters));
  const normal: Vector = [part("x"), part("y"), part("z")];
  return v.isZeroVector(normal) ? null : { normal, constant: form.negate(part("")) };
}

/** Reads (x − 1)/2 = (y − 2)/3 = (z − 3)/4 or r = (i + 2j) + λ(2i + k); null for other gaps. */
export function lineIn(match: Match, gap: string): Line | null {
  const text = (match.gap(gap) ?? "").trim();
  const [, start, along] =
    /^(?:r ?= ?)?\(? ?(<[a-z]\d+>) ?\)? ?\+ ?[λμtsα] ?\(? ?(<[a-z]\d+>) ?\)?$/.exec(text) ?? [];
  if (start === undefined || along === undefined) {
    return /[<>]/.test(text) ? null : lineOfEquation(text);
  }
  const [point, direction] = [vectorMarked(match, start), vectorMarked(match, along)];
  if (!point || !direction || !v.isNumeric(point)) return null;
  return isFit(direction) ? { point, direction } : null;
}

function lineOfEquation(text: string): Line | null {
  const sides = text.split("=");
  const parts = sides.map((side) => terms(() => parseExpression(tokenise(side))));
  if (sides.length !== 3) return null;
  const axes = ["x", "y", "z"].map((letter) => {
    const own = parts.find((part) => part?.some(({ letters }) => letters === letter));
    return own && axisOf(own, letter);
  });
  const [x, y, z] = axes;
  if (!x || !y || !z) return null;
  return { point: [x.start, y.start, z.start], direction: [x.step, y.step, z.step] };
}

/** Start and step of a coordinate: c·x + k = λ gives x = −k/c + λ/c. Null if the part is not linear in the letter. */
function axisOf(part: readonly Term[], letter: string): { start: Entry; step: Entry } | null {
  const slope = coefficientOf(part, letter);
  const rest = coefficientOf(part, "");
  const isPlain = part.every(({ letters }) => letters === letter || letters === "");
  if (!isPlain || q.isZero(slope)) return null;
  return {
    start: form.fromRational(q.negate(q.divide(rest, slope))),
    step: form.fromRational(q.divide(q.one, slope)),
  };
}

/** A point in space, or the origin by its name; null for other gaps. */
export function pointOf(match: Match, gap: string): Vector | null {
  const text = match.gap(gap)?.trim();
  if (text !== undefined && /^(?:the )?origin$/i.test(text))
    return [form.zero, form.zero, form.zero];
  const point = pointIn(match, gap, "P");
  return point && point.notation !== "plane" && v.isNumeric(point.vector) ? point.vector : null;
}

/** A vector in space other than zero; null for other gaps. */
export function directionOf(match: Match, gap: string): Vector | null {
  const found = vectorIn(match, gap, "b");
  return found &&
    found.notation !== "plane" &&
    v.isNumeric(found.vector) &&
    !v.isZeroVector(found.vector)
    ? found.vector
    : null;
}
