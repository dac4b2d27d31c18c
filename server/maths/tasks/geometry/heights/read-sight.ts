import { type ReadPiece, readPieces } from "../reading/read-pieces.ts";
import type { ScannedQuestion, Value } from "../reading/scan.ts";
import { scenes } from "./sight-clauses.ts";
import type { Piece, Scene, Side } from "./sight-piece.ts";

/** The given and requested data of a word problem on one right triangle. */
export interface Sight {
  scene: Scene;
  givens: ReadonlyMap<Side | "times", Value>;
  asks: Side;
  /** Whether the shadow is as long as the object is high. */
  isEqual: boolean;
}

const joints = /(?:(?:[.,:;]|and|then|also|if|so|please|plz|batao|nikalo) )*/y;

/** Reads a word problem all of whose words belong to pieces of one scene; null for any other. */
export function readSight({ text, values }: ScannedQuestion): Sight | null {
  const bare = `${text} `.replaceAll(/(?<= |^)(?:the|a|an|its|this) /g, "");
  for (const scene of scenes) {
    if (!scene.cue.test(bare)) continue;
    const reads = readPieces(bare, scene.pieces, joints);
    const sight = reads && sightOf(scene, reads, values);
    if (sight) return sight;
  }
  return null;
}

function sightOf(
  scene: Scene,
  reads: readonly ReadPiece<Piece>[],
  values: readonly Value[],
): Sight | null {
  const words = reads.flatMap(({ captures }) => captures.filter((text) => !isPlace(text)));
  const givens = givensOf(reads, values);
  const asked = new Set(reads.flatMap(({ piece }) => piece.asks ?? []));
  const [asks] = asked;
  if (!givens || asks === undefined || asked.size > 1 || givens.has(asks)) return null;
  const isEqual = reads.some(({ piece }) => piece.isEqual);
  const isSound = isOneThing(words) && areAnglesSeen(reads, givens);
  return isSound ? { scene, givens, asks, isEqual } : null;
}

/** Whether a capture is the index of a value. */
function isPlace(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Returns the data of the pieces; null if two pieces give the same quantity. */
function givensOf(
  reads: readonly ReadPiece<Piece>[],
  values: readonly Value[],
): Map<Side | "times", Value> | null {
  const givens = new Map<Side | "times", Value>();
  for (const { piece, captures } of reads) {
    const places = captures.filter(isPlace);
    for (const [at, side] of (piece.gives ?? []).entries()) {
      const value = values[Number(places[at])];
      if (!value || givens.has(side)) return null;
      givens.set(side, value);
    }
  }
  return givens;
}

const things = /^(?:boat|ship|car|object|point|ball|stone|bus|man|person)$/;

/** Whether all pieces refer to one building, and to one object that is seen from it. */
function isOneThing(words: readonly string[]): boolean {
  const far = new Set(words.filter((word) => things.test(word)));
  const near = new Set(words.filter((word) => !things.test(word)));
  return far.size <= 1 && near.size <= 1;
}

/**
 * Whether every angle has words that describe its position, and the height of the eye is given exactly if the view
 * starts there.
 */
function areAnglesSeen(
  reads: readonly ReadPiece<Piece>[],
  givens: ReadonlyMap<Side | "times", Value>,
): boolean {
  const hasAngle = givens.has("θ") || givens.has("φ");
  const isSeen = reads.some(({ piece }) => piece.isSight);
  const isFromEye = reads.some(({ piece }) => piece.isEye);
  return (!hasAngle || isSeen) && isFromEye === givens.has("e");
}
