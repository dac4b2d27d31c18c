import { lazily } from "../../../read/lazily.ts";
import type { PiecePattern } from "../reading/read-pieces.ts";
import { clauseSource } from "../reading/wording.ts";

/** Height, ground and slope of a right triangle, the height of a tree before it broke (H), its angle at the ground (θ) or at the wall (φ), the height of an eye. */
export type Side = "h" | "H" | "d" | "l" | "e" | "θ" | "φ";

/** What a piece of a word problem says; without articles, "its" and "this", which are taken out of the text. */
export interface Piece extends PiecePattern {
  /** The data of its gaps, in order; `times` is the ratio of shadow to height. */
  gives?: readonly (Side | "times")[];
  asks?: Side;
  /** Whether it names the angle's position, without which no angle is accepted. */
  isSight?: true;
  /** A shadow as long as the object is high. */
  isEqual?: true;
  /** The angle is seen from an eye above the ground. */
  isEye?: true;
}

/** Pieces of one kind of word problem: pieces of another kind may not be combined with them. */
export interface Scene {
  cue: RegExp;
  pieces: readonly Piece[];
  /** The names of the letters. */
  names: Readonly<Record<"d" | "l", string>>;
}

const building =
  "tower|building|pole|tree|cliff|lighthouse|light house|light - house|chimney|pillar|flagpole|flagstaff|hill|temple|minar|statue|mountain|post|tv tower|house|monument|lamp post|electric pole|rod|stick|multistoreyed building|church|mast";
export const noun = building.replaceAll(" ", "_");
/** Things are captured: all pieces must speak of the same building, and of the same thing on the ground. */
const gaps = {
  t: `(${building})`,
  o: "(boat|ship|car|object|point|ball|stone|bus|man|person)",
};
export const ground =
  "on_ground|on_level_ground|at_ground_level|on_horizontal_ground|on_plane_ground";
export const floor = "ground|horizontal|ground_level|level_ground|horizontal_ground";
export const find = "[find|find_out|what_is|what_will_be|what_was|calculate|determine]";
export const tall = "high|tall|in_height|long";
export const far = "[which|that|and] [is|are] [at] [distance] [of] {q} [away] from";
export const foot = "foot|base|bottom";
export const angle = "[if|such_that|so_that|and|which|where]";

type Says = Omit<Piece, keyof PiecePattern>;

/** A piece in the notation of `wordings`, with `{t}` for a building and `{o}` for a thing that is looked at. */
export function piece(needed: string, text: string, says: Says = {}): Piece {
  return { pattern: lazily(() => new RegExp(clauseSource(text, gaps), "y")), needed, ...says };
}

/** Asks for the height of a building. */
export const height: readonly Piece[] = [
  piece("h", `${find} height of [vertical] {t} [above] [ground]`, { asks: "h" }),
  piece("h", `${find} how high|tall is {t}`, { asks: "h" }),
  piece("height", `${find} height`, { asks: "h" }),
];
