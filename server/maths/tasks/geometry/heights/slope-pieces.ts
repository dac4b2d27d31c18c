import { angle, find, floor, foot, height, piece, type Piece } from "./sight-piece.ts";

const string = "string [of_kite|attached_to_kite]";
/** Wordings of a kite on its string: "A kite is flying at a height of 60 m". */
export const kite: readonly Piece[] = [
  piece(
    "kite",
    "kite is [flying|flown] at height of {q} [above|from] [level_ground|ground|ground_level]",
    { gives: ["h"] },
  ),
  piece(
    "kite",
    "kite is [flying|flown] [at_end_of|attached_to|attached_with|with|by] string [of] [length] {q} [long]",
    { gives: ["l"] },
  ),
  piece("string", `[length_of] ${string} is {q} [long]`, { gives: ["l"] }),
  piece("string", "string attached to kite is [temporarily] tied to point on ground"),
  piece("string", `inclination of string with ${floor} is {d}`, { gives: ["θ"], isSight: true }),
  piece(
    "string",
    `${angle} ${string} is|makes|making [inclined] [at] [angle] [of] {d} to|with ${floor}`,
    { gives: ["θ"], isSight: true },
  ),
  piece("which", `[which] makes|making angle of {d} with|to ${floor}`, {
    gives: ["θ"],
    isSight: true,
  }),
  piece("elevation", "angle of elevation of kite is {d}", { gives: ["θ"], isSight: true }),
  piece("string", "[assuming|assume] [that] there is no slack in string"),
  piece("string", "[assuming|assume] [that] string is taut|tight|straight"),
  piece("string", `${find} length of string`, { asks: "l" }),
  piece("kite", `${find} height of kite [above|from] [ground]`, { asks: "h" }),
  piece("kite", `${find} height at which kite is flying`, { asks: "h" }),
];

const leans = "placed|leaning|leans|rests|resting|leant|leaned|standing";
const makes = `${angle} [it|ladder] makes|making|inclined|make|is_inclined [at] [angle] [of] {d} with|to`;
/** Wordings of a ladder against a wall: "A ladder 15 m long just reaches the top of a wall". */
export const ladder: readonly Piece[] = [
  piece("ladder", "[when|if] ladder [of_length|of] {q} [long|in_length]", { gives: ["l"] }),
  piece("ladder", "{q} [long] ladder", { gives: ["l"] }),
  piece("ladder", "ladder"),
  piece("l", `[when|if] [is] ${leans} against|on [vertical] wall`),
  piece("reach", "just reaches top of [vertical] wall"),
  piece(
    "reach",
    "[and] [just] reaches [window|point|up_to|to] [height] [of] {q} [high|above] [ground]",
    { gives: ["h"] },
  ),
  piece("with", `${makes} ${floor}`, { gives: ["θ"], isSight: true }),
  piece("wall", `${makes} wall|vertical|vertical_wall`, { gives: ["φ"], isSight: true }),
  piece(
    "foot",
    `[if|and] ${foot} [of_ladder] is [at] [distance] [of] {q} [away] from [${foot}] [of] wall`,
    { gives: ["d"] },
  ),
  piece("ladder", `${find} length of ladder`, { asks: "l" }),
  piece("wall", `${find} height of wall`, { asks: "h" }),
  piece(
    "height",
    `${find} height [of_point] [where|at_which|up_to_which|to_which|on_wall_where] [ladder|it] touches|reaches|touch|reach [wall]`,
    { asks: "h" },
  ),
  piece(
    "high",
    `${find} how high [up] [on] [wall] does|will|can it|ladder reach|touch [on|up] [wall]`,
    { asks: "h" },
  ),
  piece("distance", `${find} distance of|between foot of ladder from|and [${foot}] [of] wall`, {
    asks: "d",
  }),
  piece("far", `${find} how far is foot of ladder from wall`, { asks: "d" }),
  piece("ladder", `${find} angle [which|that|made] [by] [ladder] [makes] with ${floor}`, {
    asks: "θ",
  }),
];

const tied =
  "[tightly] [stretched_and] tied|fixed|attached|stretched from|to top of [vertical] {t} [to|and] [point_on] ground";
const cord = "rope|wire|cable";
/** Wordings of a rope from the top of a pole to the ground. */
export const rope: readonly Piece[] = [
  ...height,
  piece("rope", `[circus_artist_is_climbing] {q} long ${cord} [,] [which] is ${tied}`, {
    gives: ["l"],
  }),
  piece("top", `${cord} [of_length|of] {q} [long] is ${tied}`, { gives: ["l"] }),
  piece("angle", `angle made by ${cord} with ${floor} is {d}`, { gives: ["θ"], isSight: true }),
  piece("angle", `[it|${cord}] makes|is_inclined [at] angle of {d} with|to ${floor}`, {
    gives: ["θ"],
    isSight: true,
  }),
];

const broke =
  "breaks|broke|broken|is_broken|got_broken|was_broken [over] [due_to|by] [storm|wind|strong_wind|heavy_wind] [and] [broken_part|it] [bends|bent|bend] [so|such] [that|and] top [of] [tree] touches|touched|meets|touching ground";
const from = "root|foot|base|bottom [of] [tree]";
/** Wordings of a tree that breaks so that its top touches the ground. */
export const brokenTreePieces: readonly Piece[] = [
  piece("tree", `tree ${broke}`),
  piece(
    "making",
    "[by] making|makes|and_makes [angle] [of] {d} with it|ground|horizontal|level_ground",
    { gives: ["θ"], isSight: true },
  ),
  piece(
    "distance",
    `distance between|from|of ${from} to|and [point] where top touches ground is {q}`,
    { gives: ["d"] },
  ),
  piece("top", `[point] where top touches ground is [at] [distance] [of] {q} [away] from ${from}`, {
    gives: ["d"],
  }),
  piece("from", `[and] [touches_ground] [at] [point] [distance] [of] {q} [away] from ${from}`, {
    gives: ["d"],
  }),
  piece(
    "height",
    `${find} [total|original|whole] height of tree [before_it_was_broken|before_breaking|before_it_broke|before_it_breaks]`,
    { asks: "H" },
  ),
  piece(
    "what height",
    "at what height [from_ground|above_ground] did|does|was|is tree|it break|broken",
    { asks: "h" },
  ),
  piece(
    "br",
    `${find} height [from_ground|of_point] [at|where|from] [which] tree broke|breaks|is_broken|was_broken|break`,
    { asks: "h" },
  ),
];
