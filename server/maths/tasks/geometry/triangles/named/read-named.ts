import * as q from "../../../../numbers/rational.ts";
import type { Question } from "../../../../read/question.ts";
import { notUnderstood } from "../../../../refusal.ts";
import { type ReadPiece, readPieces } from "../../reading/read-pieces.ts";
import type { Value } from "../../reading/scan.ts";
import { type Clause, clauses, joints } from "./named-clauses.ts";
import { cornerOf, namedText } from "./named-text.ts";
import { degreesOf, noTriangle, readFact } from "./read-facts.ts";
import { readTargets } from "./read-targets.ts";
import type { Corner, RightTriangleProblem, Source, Triangle } from "./right-triangle.ts";

const cue = /rightangled|hypotenuse|perpendicular|⊥|angle [a-zχυ]/;

/** Reads a question on a right triangle with named vertices; null if a word is not understood. */
export function readNamedTriangle(question: Question): RightTriangleProblem | null {
  const { text, values } = namedText(question);
  if (!cue.test(text)) return null;
  const pieces = readPieces(text, clauses, joints);
  if (!pieces?.some(asks)) return null;
  const corners = cornersOf(pieces);
  const right = corners && rightCorner(pieces, { corners, values });
  return corners && right !== null ? problemOf(question, { corners, right, pieces, values }) : null;
}

function asks({ piece: { says } }: ReadPiece<Clause>): boolean {
  return says === "ask" || says === "claim" || says.startsWith("find-");
}

interface Read extends Triangle {
  pieces: readonly ReadPiece<Clause>[];
  values: readonly Value[];
}

function problemOf({ text }: Question, read: Read): RightTriangleProblem | null {
  const sources: Source[] = [];
  for (const piece of read.pieces) {
    const found = readFact(piece, read);
    if (!found) return null;
    sources.push(...found);
  }
  const facts = sources.map(({ fact }) => fact);
  const targets = readTargets(read.pieces, { ...read, facts });
  const units = new Set(sources.flatMap(({ unit }) => unit?.symbol ?? []));
  if (!targets || units.size > 1) return null;
  return {
    corners: read.corners,
    right: read.right,
    facts,
    targets,
    unit: sources.find(({ unit }) => unit)?.unit ?? null,
    isDecimal: sources.some(({ isDecimal }) => isDecimal),
    sources,
    text,
  };
}

/**
 * Returns the vertices from the name of the triangle, or from its sides and angles; null unless there are exactly
 * three.
 */
function cornersOf(pieces: readonly ReadPiece<Clause>[]): Triangle["corners"] | null {
  const names = pieces.flatMap(({ piece, captures }) =>
    captures.filter((word) => piece.says === "name" && isName(word)),
  );
  const [name] = names;
  const letters = name ?? [...new Set(pieces.flatMap(lettersIn))].toSorted().join("");
  const [first, second, third, ...more] = Array.from(letters, cornerOf);
  const areSame = names.every((other) => sorted(other) === sorted(letters));
  if (!first || !second || !third || more.length > 0 || !areSame) return null;
  return new Set([first, second, third]).size === 3 ? [first, second, third] : null;
}

function sorted(name: string): string {
  return Array.from(name).toSorted().join("");
}

function isName(word: string): boolean {
  return /^[^\d\s]{3}$/.test(word);
}

/** Returns the letters of vertices in a piece. */
function lettersIn({ piece: { says }, captures }: ReadPiece<Clause>): string[] {
  if (says === "name" || says === "find-value" || says === "claim") return [];
  const names = captures.filter((word) => /^\D{1,3}$/.test(word) && !isFunction(word));
  return names.flatMap((word) => Array.from(word));
}

function isFunction(word: string): boolean {
  return /^(?:sin|cos|tan|cot|sec)$/.test(word);
}

/**
 * Returns the vertex of the right angle; null if none is stated. Throws a refusal for two right angles, or for a letter
 * that is not a vertex.
 */
function rightCorner(
  pieces: readonly ReadPiece<Clause>[],
  { corners, values }: Pick<Read, "corners" | "values">,
): Corner | null {
  const found = new Set(pieces.flatMap((piece) => rightIn(piece, { corners, values })));
  const [right, other] = found;
  if (other !== undefined) throw noTriangle();
  if (right !== undefined && !corners.includes(right)) {
    throw notUnderstood(`Triangle ${corners.join("")} has no corner ${right}. Check the letters.`);
  }
  if (right !== undefined) return right;
  const isRight = pieces.some(({ captures }) => captures.includes("rightangled"));
  if (!isRight) return null;
  throw notUnderstood(
    `I need to know where the right angle is. Write, for example, “right-angled at ${corners[1]}”.`,
  );
}

type RightReader = (
  names: readonly (readonly Corner[])[],
  piece: { captures: readonly string[]; corners: Triangle["corners"]; values: readonly Value[] },
) => Corner[];

/** Returns the vertex that is not an end of the hypotenuse. */
const oppositeHypotenuse: RightReader = ([ends = []], { captures, corners }) =>
  captures.includes("hypotenuse") ? corners.filter((corner) => !ends.includes(corner)) : [];

const rightReaders: Partial<Record<Clause["says"], RightReader>> = {
  right: ([corners = []]) => [angleCorner(corners)],
  perpendicular: ([first = [], second = []]) => first.filter((corner) => second.includes(corner)),
  angle: ([corners = []], { captures, values }) => {
    const value = values[Number(captures[1])];
    return value && isRightAngle(value) ? [angleCorner(corners)] : [];
  },
  hypotenuse: oppositeHypotenuse,
  side: oppositeHypotenuse,
  "find-side": oppositeHypotenuse,
};

function rightIn(
  { piece: { says }, captures }: ReadPiece<Clause>,
  read: Pick<Read, "corners" | "values">,
): Corner[] {
  const names = captures.filter((word) => /^\D{1,3}$/.test(word)).map(cornersIn);
  return rightReaders[says]?.(names, { captures, ...read }) ?? [];
}

function cornersIn(word: string): Corner[] {
  return Array.from(word, cornerOf);
}

/** Returns the vertex of an angle: B for ABC. */
function angleCorner(corners: readonly Corner[]): Corner {
  return corners[corners.length === 3 ? 1 : 0] ?? "";
}

function isRightAngle(value: Value): boolean {
  const degrees = degreesOf(value);
  return degrees !== null && q.equals(degrees, q.rational(90n));
}
