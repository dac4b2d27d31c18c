import type { Match } from "../../matrices/worded-task.ts";
import type { Entry, Literal } from "../../matrices/literal.ts";
import { type Vector, vectorOf } from "./vector.ts";
import type { Notation } from "./write-vector.ts";

/** A vector of the question with its name in the steps. */
export interface NamedVector {
  vector: Vector;
  name: string;
  notation: Notation;
}

/** Reads a literal as a vector: 2i + 3j, (2, 3, −1) or [2, 3, −1]; null for others. */
export function vectorOfLiteral(
  literal: Literal | null,
): { vector: Vector; notation: Notation } | null {
  if (literal?.kind === "vector") return inNotation(literal.parts, "units");
  if (literal?.kind === "tuple") {
    return inNotation(literal.parts, literal.parts.length === 2 ? "plane" : "components");
  }
  const [only, ...more] = literal?.kind === "matrix" ? literal.rows : [];
  return only && more.length === 0 ? inNotation(only, "components") : null;
}

function inNotation(
  parts: readonly Entry[],
  notation: Notation,
): { vector: Vector; notation: Notation } | null {
  const vector = vectorOf(parts);
  return vector && { vector, notation };
}

/** The vector in a gap, with its own name or the fallback; null if the gap holds none. */
export function vectorIn(match: Match, gap: string, fallback: string): NamedVector | null {
  const found = vectorOfLiteral(match.literal(gap));
  return found && { ...found, name: match.name(gap) ?? fallback };
}

/** The point in a gap, which must be written by its coordinates; null if the gap holds none. */
export function pointIn(match: Match, gap: string, fallback: string): NamedVector | null {
  const literal = match.literal(gap);
  const found =
    literal?.kind === "tuple" || literal?.kind === "vector" ? vectorOfLiteral(literal) : null;
  const own = literal?.kind === "tuple" ? literal.name : null;
  return found && { ...found, name: own ?? match.name(gap) ?? fallback };
}

/** The vectors in several gaps; null unless each holds one. */
export function vectorsIn(
  match: Match,
  gaps: readonly string[],
  names: readonly string[],
): NamedVector[] | null {
  const found = gaps.map((gap, at) => vectorIn(match, gap, names[at] ?? "a"));
  const known = found.filter((vector) => vector !== null);
  return known.length === found.length ? distinct(known, names) : null;
}

/** The points in several gaps; null unless each holds one. */
export function pointsIn(
  match: Match,
  gaps: readonly string[],
  names: readonly string[],
): NamedVector[] | null {
  const found = gaps.map((gap, at) => pointIn(match, gap, names[at] ?? "A"));
  const known = found.filter((vector) => vector !== null);
  return known.length === found.length ? distinct(known, names) : null;
}

/** Replaces the names by those of the list if two of them are equal. */
function distinct(named: readonly NamedVector[], names: readonly string[]): NamedVector[] {
  const isDistinct = new Set(named.map(({ name }) => name)).size === named.length;
  return isDistinct
    ? [...named]
    : named.map((one, at) => ({ ...one, name: names[at] ?? one.name }));
}
