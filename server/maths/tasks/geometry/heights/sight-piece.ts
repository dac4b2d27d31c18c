import { lazily } from "../../../read/lazily.ts";
import type { PiecePattern } from "../reading/read-pieces.ts";
import { clauseSource } from "../reading/wording.ts";

/**
 * Height (h), ground (d) and slope (l) of a right triangle, the height of a tree before it broke (H), the height of an
 * eye (e), the angle at the ground (θ) or at the wall (φ).
 */
export type Side = "h" | "H" | "d" | "l" | "e" | "θ" | "φ";

/**
 * The content of a piece of a word problem. Its pattern has no articles, "its" and "this", which are removed from the
 * text.
 */
export interface Piece extends PiecePattern {
  /** The data of its gaps, in order; `times` is the ratio of shadow to height. */
  gives?: readonly (Side | "times")[];
  asks?: Side;
  /** Whether it describes the position of the angle, without which no angle is accepted. */
  isSight?: true;
  /** Whether the shadow is as long as the object is high. */
  isEqual?: true;
  /** Whether the angle is seen from an eye above the ground. */
  isEye?: true;
}

/** The pieces of one kind of word problem, which are not combined with those of other kinds. */
export interface Scene {
  cue: RegExp;
  pieces: readonly Piece[];
  /** The names of the letters. */
  names: Readonly<Record<"d" | "l", string>>;
}

const building =
  "tower|building|pole|tree|cliff|lighthouse|light house|light - house|chimney|pillar|flagpole|flagstaff|hill|temple|minar|statue|mountain|post|tv tower|house|monument|lamp post|electric pole|rod|stick|multistoreyed building|church|mast";
/** Buildings and other tall objects, as alternatives of a wording. */
export const noun = building.replaceAll(" ", "_");
/** Buildings and objects are captured, because all pieces must refer to the same ones. */
const gaps = {
  t: `(${building})`,
  o: "(boat|ship|car|object|point|ball|stone|bus|man|person)",
};
/** Where an observer stands: "on the ground". */
export const ground =
  "on_ground|on_level_ground|at_ground_level|on_horizontal_ground|on_plane_ground";
/** The horizontal line with which an angle is made: "the ground". */
export const floor = "ground|horizontal|ground_level|level_ground|horizontal_ground";
/** The optional start of a request: "find". */
export const find = "[find|find_out|what_is|what_will_be|what_was|calculate|determine]";
/** Words after a height: "20 m high". */
export const tall = "high|tall|in_height|long";
/** A distance from the foot: "which is 15 m away from". */
export const far = "[which|that|and] [is|are] [at] [distance] [of] {q} [away] from";
/** Names of the foot of a building. */
export const foot = "foot|base|bottom";
/** Optional words before an angle: "such that". */
export const angle = "[if|such_that|so_that|and|which|where]";

type Says = Omit<Piece, keyof PiecePattern>;

/** Creates a piece in the notation of `wordings`, with `{t}` for a building and `{o}` for an object that is seen. */
export function piece(requiredText: string, text: string, says: Says = {}): Piece {
  return {
    pattern: lazily(() => new RegExp(clauseSource(text, gaps), "y")),
    requiredText,
    ...says,
  };
}

/** Pieces that ask for the height of a building. */
export const height: readonly Piece[] = [
  piece("h", `${find} height of [vertical] {t} [above] [ground]`, { asks: "h" }),
  piece("h", `${find} how high|tall is {t}`, { asks: "h" }),
  piece("height", `${find} height`, { asks: "h" }),
];
