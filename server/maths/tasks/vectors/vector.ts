import * as form from "../../algebra/quotient.ts";
import { rootOf } from "../../algebra/root.ts";
import * as q from "../../numbers/rational.ts";
import * as m from "../../matrices/matrix.ts";
import type { Entry } from "../../matrices/literal.ts";

/** The exact components along i, j and k. */
export type Vector = readonly [Entry, Entry, Entry];

/** A vector from two or three components, with 0 for a missing third; null for other numbers of components. */
export function vectorOf(parts: readonly Entry[]): Vector | null {
  const [x, y, z = form.zero, ...more] = parts;
  return x && y && more.length === 0 ? [x, y, z] : null;
}

function mapParts(vector: Vector, change: (part: Entry, at: number) => Entry): Vector {
  const [x, y, z] = vector;
  return [change(x, 0), change(y, 1), change(z, 2)];
}

/** a + b */
export function add(a: Vector, b: Vector): Vector {
  return mapParts(a, (part, at) => form.add(part, b[at] ?? form.zero));
}

/** a − b */
export function subtract(a: Vector, b: Vector): Vector {
  return mapParts(a, (part, at) => form.subtract(part, b[at] ?? form.zero));
}

/** The vector times a number. */
export function scale(a: Vector, factor: Entry): Vector {
  return mapParts(a, (part) => form.multiply(factor, part));
}

/** The dot product a · b. */
export function dot(a: Vector, b: Vector): Entry {
  return m.sumOf(a.map((part, at) => form.multiply(part, b[at] ?? form.zero)));
}

/** The cross product a × b. */
export function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  const minor = (p: Entry, s: Entry, r: Entry, t: Entry): Entry =>
    form.subtract(form.multiply(p, s), form.multiply(r, t));
  return [minor(b, z, c, y), minor(c, x, a, z), minor(a, y, b, x)];
}

/** The scalar triple product a · (b × c). */
export function triple(a: Vector, b: Vector, c: Vector): Entry {
  return dot(a, cross(b, c));
}

/** a · a, the square of the length. */
export function square(a: Vector): Entry {
  return dot(a, a);
}

/** The length of a vector, exact; a root if it is not rational. */
export function magnitude(a: Vector): Entry {
  return rootOf(square(a), 2, { positive: true });
}

/** Whether all components are 0. */
export function isZeroVector(a: Vector): boolean {
  return a.every(form.isZero);
}

/** Whether two vectors are equal. */
export function areEqual(a: Vector, b: Vector): boolean {
  return isZeroVector(subtract(a, b));
}

/** Half of a number. */
export function half(entry: Entry): Entry {
  return form.scale(entry, q.rational(1n, 2n));
}

/** Whether all components are free of letters. */
export function isNumeric(a: Vector): boolean {
  return a.every(form.isConstant);
}

/** The dot product a · b from lengths alone: (|a + b|² − |a − b|²)/4. */
export function dotByLengths(a: Vector, b: Vector): Entry {
  return form.scale(form.subtract(square(add(a, b)), square(subtract(a, b))), q.rational(1n, 4n));
}
