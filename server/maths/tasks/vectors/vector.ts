import * as form from "../../algebra/quotient.ts";
import { rootOf } from "../../algebra/root.ts";
import * as q from "../../numbers/rational.ts";
import * as m from "../../matrices/matrix.ts";
import type { Entry } from "../../matrices/literal.ts";

/** The components along i, j, k; exact. */
export type Vector = readonly [Entry, Entry, Entry];

/** Two components lie in the plane of i and j; null for any other number than two or three. */
export function vectorOf(parts: readonly Entry[]): Vector | null {
  const [x, y, z = form.zero, ...more] = parts;
  return x && y && more.length === 0 ? [x, y, z] : null;
}

function mapParts(vector: Vector, change: (part: Entry, at: number) => Entry): Vector {
  const [x, y, z] = vector;
  return [change(x, 0), change(y, 1), change(z, 2)];
}

export function add(a: Vector, b: Vector): Vector {
  return mapParts(a, (part, at) => form.add(part, b[at] ?? form.zero));
}

export function subtract(a: Vector, b: Vector): Vector {
  return mapParts(a, (part, at) => form.subtract(part, b[at] ?? form.zero));
}

export function scale(a: Vector, factor: Entry): Vector {
  return mapParts(a, (part) => form.multiply(factor, part));
}

export function dot(a: Vector, b: Vector): Entry {
  return m.sumOf(a.map((part, at) => form.multiply(part, b[at] ?? form.zero)));
}

export function cross([a, b, c]: Vector, [x, y, z]: Vector): Vector {
  const minor = (p: Entry, s: Entry, r: Entry, t: Entry): Entry =>
    form.subtract(form.multiply(p, s), form.multiply(r, t));
  return [minor(b, z, c, y), minor(c, x, a, z), minor(a, y, b, x)];
}

/** a · (b × c) */
export function triple(a: Vector, b: Vector, c: Vector): Entry {
  return dot(a, cross(b, c));
}

export function square(a: Vector): Entry {
  return dot(a, a);
}

/** Exact, as a root if it is not one of a square. */
export function magnitude(a: Vector): Entry {
  return rootOf(square(a), 2, { positive: true });
}

export function isZeroVector(a: Vector): boolean {
  return a.every(form.isZero);
}

export function areEqual(a: Vector, b: Vector): boolean {
  return isZeroVector(subtract(a, b));
}

export function half(entry: Entry): Entry {
  return form.scale(entry, q.rational(1n, 2n));
}

/** The value as a floating number; null with letters in it. */
export function isNumeric(a: Vector): boolean {
  return a.every(form.isConstant);
}

/** a · b from lengths alone: (|a + b|² − |a − b|²)/4. */
export function dotByLengths(a: Vector, b: Vector): Entry {
  return form.scale(form.subtract(square(add(a, b)), square(subtract(a, b))), q.rational(1n, 4n));
}
