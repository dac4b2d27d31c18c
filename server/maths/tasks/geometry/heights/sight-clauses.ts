import {
  far,
  find,
  foot,
  ground,
  height,
  noun,
  piece,
  type Piece,
  type Scene,
  tall,
} from "./sight-piece.ts";
import { brokenTreePieces, kite, ladder, rope } from "./slope-pieces.ts";

const isAngle = piece("is", "is|was [found|observed|measured] [to_be|as] [of|equal_to] {d}", {
  gives: ["θ"],
});
const stands = piece("stand", `[vertical] {t} stands|is_standing [vertically|upright] [${ground}]`);

const sight = "[as] [seen|observed|measured|viewed]";
const point = "[certain|given|same] point [b|c|o|p|q|x]";
const eyes = "[as] [seen|observed] from his|her|observer_'s|observer's eyes|eye";
const person = "observer|man|boy|girl|woman|person|student";
const elevation = "angle of elevation of [top] [of]";
const tower: readonly Piece[] = [
  ...height,
  stands,
  isAngle,
  piece("elevation", `${elevation} [vertical] {q} ${tall} {t}`, { gives: ["h"], isSight: true }),
  piece("elevation", `${elevation} [vertical] {t} {q} ${tall}`, { gives: ["h"], isSight: true }),
  piece("elevation", `${elevation} [vertical] {t} of height {q}`, { gives: ["h"], isSight: true }),
  piece("elevation", `angle of elevation of top [of] [it|vertical] [${noun}]`, {
    isSight: true,
  }),
  piece("elevation", "angle of elevation of top of [vertical] {t}", { isSight: true }),
  piece(
    "elevation",
    `top of [vertical] {t} [is_seen|makes|subtends] [with|at] angle of elevation of {d}`,
    { gives: ["θ"] },
  ),
  piece("point", `${sight} [from|at|to] ${point} [${ground}]`),
  piece("from", `${far} ${foot} of {t}`, { gives: ["d"] }),
  piece("from", `${far} ${foot} [of_it]`, { gives: ["d"] }),
  piece("from", `${far} {t}`, { gives: ["d"] }),
  piece("from", `[which|that] [is] {q} far|distant from [${foot}] [of] {t}`, { gives: ["d"] }),
  piece("from", `[which|that] [is] {q} far|distant from ${foot}`, { gives: ["d"] }),
  piece("away", "[which|that] [is] [at_distance_of] {q} away", { gives: ["d"] }),
  piece("is", `{t} is {q} ${tall}`, { gives: ["h"] }),
  piece("height", "height of {t} is {q}", { gives: ["h"] }),
  piece("eye", eyes, { isEye: true }),
  piece("from", `${person} {q} tall|high is [standing] {q} [away|far] from {t}`, {
    gives: ["e", "d"],
  }),
  piece(
    "from",
    `{q} tall|high ${person} is|stands [standing] [at] [distance] [of] {q} [away|far] from {t}`,
    { gives: ["e", "d"] },
  ),
  piece("distance", `${find} distance of ${point} from [${foot}] [of] {t}`, { asks: "d" }),
  piece("distance", `${find} distance of [${foot}] [of] {t} from [that] ${point}`, { asks: "d" }),
  piece("distance", `${find} distance of {t} from p|q|o|b|c|x`, { asks: "d" }),
  piece("distance", `${find} distance between ${point} and [${foot}] [of] {t}`, { asks: "d" }),
  piece("far", `${find} how far is ${point} from [${foot}] [of] {t}`, { asks: "d" }),
  piece("far", `${find} how far ${point} is from [${foot}] [of] {t}`, { asks: "d" }),
  piece("distance", `${find} distance from [${foot}] [of] {t} to ${point}`, { asks: "d" }),
  piece("distance", `${find} distance from ${point} to [${foot}] [of] {t}`, { asks: "d" }),
  piece(
    "elevation",
    `find|what_is|calculate|determine angle of elevation of top [of] [${noun}] [from_that_point|from_point]`,
    {
      asks: "θ",
    },
  ),
];

const fromTop = `${sight} from top of [vertical]`;
const depression: readonly Piece[] = [
  isAngle,
  piece(
    "depression",
    `angle of depression of {o} [${ground}|at_sea|in_sea|on_sea|in_river|on_road]`,
    { isSight: true },
  ),
  piece("top", `${fromTop} {q} ${tall} {t}`, { gives: ["h"] }),
  piece("top", `${fromTop} {t} {q} ${tall}`, { gives: ["h"] }),
  piece("top", `${fromTop} {t} [,] {q} ${tall} [,]`, { gives: ["h"] }),
  piece("top", `${fromTop} {t} of height {q}`, { gives: ["h"] }),
  piece("distance", `${find} [horizontal] distance of|between {o} from|and [${foot}] [of] {t}`, {
    asks: "d",
  }),
  piece("how far", `${find} how far [away] is {o} from [${foot}] [of] {t}`, { asks: "d" }),
  piece("how far", `${find} how far [away] {o} is from [${foot}] [of] {t}`, { asks: "d" }),
  piece("distance", `${find} [horizontal] distance from [${foot}] [of] {t} to {o}`, { asks: "d" }),
];

const length = "[length_of]";
const casts = "casts|throws|cast|is_casting shadow [of] [length] {q} [long|in_length]";
const when = "[,] [when|if|at_time_when|and]";
const shadow: readonly Piece[] = [
  ...height,
  piece(
    "shadow",
    `${length} shadow of [vertical] {t} [standing|stands] [${ground}] is [of] {q} [long]`,
    { gives: ["d"] },
  ),
  piece("shadow", `${length} shadow of [vertical] {t} {q} ${tall} is {q} [long]`, {
    gives: ["h", "d"],
  }),
  piece("shadow", `${length} shadow of [vertical] {q} ${tall} {t} is {q} [long]`, {
    gives: ["h", "d"],
  }),
  piece(
    "height",
    `${length} shadow of [vertical] {t} [standing] [${ground}] is {q} times|× [of] height|length [of] [${noun}]`,
    { gives: ["times"] },
  ),
  piece(
    "equal",
    `${length} shadow of [vertical] {t} [standing] [${ground}] is equal to height|length [of] [${noun}]`,
    { isEqual: true },
  ),
  piece("shadow", `[vertical] {t} [of_height|of_length|of] {q} [${tall}] ${casts} [${ground}]`, {
    gives: ["h", "d"],
  }),
  piece("shadow", `{q} ${tall} [vertical] {t} ${casts} [${ground}]`, { gives: ["h", "d"] }),
  piece("shadow", `[vertical] {t} ${casts} [${ground}]`, { gives: ["d"] }),
  piece("sun", `${when} sun_'s|sun's|sun altitude|elevation|angle_of_elevation is {d}`, {
    gives: ["θ"],
    isSight: true,
  }),
  piece("sun", `${when} angle of elevation|altitude of sun is {d}`, {
    gives: ["θ"],
    isSight: true,
  }),
  piece("sun", `${when} elevation|altitude of sun is {d}`, { gives: ["θ"], isSight: true }),
  piece("sun", `${find} [angle_of] elevation|altitude of sun [at_that_time|at_that_moment]`, {
    asks: "θ",
  }),
  piece(
    "sun",
    `${find} [angle_of_elevation_of] sun_'s|sun's altitude|elevation|angle_of_elevation`,
    { asks: "θ" },
  ),
  piece("shadow", `${find} length of shadow [of] [${noun}]`, { asks: "d" }),
];

/** The scenes of a height and a distance, each with its pieces; the first whose cue matches is used. */
export const scenes: readonly Scene[] = [
  {
    cue: /tree .*br[oe]|br[oe].* tree/,
    pieces: brokenTreePieces,
    names: { d: "distance of the top from the foot", l: "broken part" },
  },
  { cue: /depression/, pieces: depression, names: { d: "distance", l: "line of sight" } },
  { cue: /shadow/, pieces: shadow, names: { d: "length of the shadow", l: "ray" } },
  { cue: /kite/, pieces: kite, names: { d: "distance", l: "length of the string" } },
  {
    cue: /ladder/,
    pieces: ladder,
    names: { d: "distance from the wall", l: "length of the ladder" },
  },
  { cue: /rope|wire|cable/, pieces: rope, names: { d: "distance", l: "length of the rope" } },
  { cue: /elevation/, pieces: tower, names: { d: "distance", l: "line of sight" } },
];
