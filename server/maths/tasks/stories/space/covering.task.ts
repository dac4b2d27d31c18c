import { asks, type Clause, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";
import { places, rectangleFacts } from "./figures.ts";

const tile = "[square] tiles|tile|stones|stone|slabs|slab|bricks|plots|envelopes|pieces|mats";
const squareTile = `square tiles|stones|slabs|pieces`;
const need =
  "are|will_be|would_be|is needed|required [to_pave|to_cover|to_tile|for|for_tiling|to_floor|to_lay]";
const block =
  "[of] [size|dimensions|measuring|measures] {x:length|number} by|× {y:length|number} by|× {z:length}";
const each = "[each] [of_them] [of|measuring|measures|is]";
const it = `[it|floor|floor_of_room|${places}]`;

const clauses: readonly Clause[] = [
  ...facts(
    ...rectangleFacts(),
    `floor of room is {l:length} long and {b:length} wide|broad`,
    `[each] ${tile} [is|measures] {x:length|number} by|× {y:length}`,
    `side of each [square] tile is {t:length}`,
    `wall {wl:length} long , {wh:length} high and {wt:length} thick|wide`,
    `wall [is] {wl:length} long , {wh:length} high and {wt:length} thick|wide`,
    `wall is {wl:length|number} by|× {wh:length|number} by|× {wt:length}`,
    `each brick is|measures [of_size] {x:length|number} by|× {y:length|number} by|× {z:length}`,
  ),
  ...asks(
    "count",
    `how_many ${squareTile} [each] [of|with|having] side {t:length} ${need} ${it}`,
    `how_many ${squareTile} of {t:length} side ${need} ${it}`,
    `how_many tiles|stones|slabs ${each} [size] {x:length|number} by|× {y:length} ${need} ${it}`,
    `how_many tiles|stones|slabs ${need} ${it}`,
    `how_many [square|rectangular] tiles|stones|slabs ${each} [size] {x:length|number} by|× {y:length} ${need} [rectangular] floor|courtyard|hall|room|path {l:length|number} by|× {b:length}`,
    `how_many [square|rectangular] tiles|stones|slabs ${each} [size] {x:length|number} by|× {y:length} ${need} [rectangular] floor|courtyard|hall|room|path {l:length} long and {b:length} wide|broad`,
    `how_many ${squareTile} [each] [of|with|having] side {t:length} ${need} [rectangular] floor|courtyard|hall|room|path {l:length|number} by|× {b:length}`,
    `how_many ${squareTile} [each] [of|with|having] side {t:length} ${need} [rectangular] floor|courtyard|hall|room|path {l:length} long and {b:length} wide|broad`,
    `how_many ${squareTile} [each] [of|with|having] side {t:length} ${need} [rectangular] floor|courtyard|hall|room|path of length {l:length} and breadth|width {b:length}`,
    `${mustFind} number_of ${squareTile} of side {t:length} needed|required [to_cover|to_pave|for] ${it}`,
    `${mustFind} number_of tiles|stones of size {x:length|number} by|× {y:length} needed|required [to_cover|to_pave|for] ${it}`,
    `${mustFind} number_of tiles|stones needed|required [to_cover|to_pave|for] ${it}`,
  ),
  ...asks(
    "bricks",
    `how_many bricks ${each} ${block} are|will_be|would_be needed|required to|for build|make|construct|building|making|constructing wall [of] [size] {wl:length} long , {wh:length} high and {wt:length} thick|wide`,
    `how_many bricks ${each} ${block} are|will_be|would_be needed|required for|to [build|make|construct|building] wall [of] [size|dimensions|measuring] {wl:length|number} by|× {wh:length|number} by|× {wt:length}`,
    `how_many bricks ${each} ${block} are|will_be|would_be needed|required [to_build|to_make|to_construct|for|for_it|to_build_it] [it]`,
    `how_many bricks are|will_be needed|required [to_build|to_make|for] [it|wall]`,
    `${mustFind} number_of bricks ${each} ${block} needed|required to|for build|make|construct|building wall {wl:length} long , {wh:length} high and {wt:length} thick|wide`,
  ),
];

/** The number of tiles that cover a floor, or of bricks in a wall. */
export const covering = storyTask({
  name: "tiles-and-bricks",
  about: /(?:tile|brick|stone|slab).*L\d|L\d.*(?:tile|brick|stone|slab)/,
  clauses,
  roles: {
    l: ["Length", "unit cm"],
    b: ["Breadth", "unit cm"],
    t: ["Side of a tile", "unit cm"],
    x: ["Length of one", "unit cm"],
    y: ["Breadth of one", "unit cm"],
    z: ["Height of one", "unit cm"],
    wl: ["Length of the wall", "unit cm"],
    wh: ["Height of the wall", "unit cm"],
    wt: ["Thickness of the wall", "unit cm"],
    floor: ["Area of the floor", "square length"],
    tile: ["Area of a tile", "square length"],
    wall: ["Volume of the wall", "cube length"],
    brick: ["Volume of a brick", "cube length"],
    count: ["Number of tiles", "of tiles"],
    bricks: ["Number of bricks", "of bricks"],
  },
  units: { length: "cm" },
  whole: ["count", "bricks"],
  isSound: ({ amounts }) => [...amounts.values()].every(({ kind }) => kind === "length"),
  rules: [
    makeRule(
      "floor",
      "l b",
      "Find the area of the floor",
      "Area of a rectangle = length × breadth.",
      (v) => line`${v("l")} \times ${v("b")}`,
    ),
    makeRule(
      "tile",
      "t",
      "Find the area of one tile",
      "Area of a square = side × side.",
      (v) => line`${v("t")} \times ${v("t")}`,
    ),
    makeRule(
      "tile",
      "x y",
      "Find the area of one tile",
      "Area of a rectangle = length × breadth.",
      (v) => line`${v("x")} \times ${v("y")}`,
    ),
    makeRule(
      "wall",
      "wl wh wt",
      "Find the volume of the wall",
      "Volume of a cuboid = length × height × thickness.",
      (v) => line`${v("wl")} \times ${v("wh")} \times ${v("wt")}`,
    ),
    makeRule(
      "brick",
      "x y z",
      "Find the volume of one brick",
      "Volume of a cuboid = length × breadth × height.",
      (v) => line`${v("x")} \times ${v("y")} \times ${v("z")}`,
    ),
    makeRule(
      "count",
      "floor tile",
      "Divide the areas",
      "Number of tiles = area of the floor ÷ area of one tile.",
      (v) => line`${v("floor")} \div ${v("tile")}`,
    ),
    makeRule(
      "bricks",
      "wall brick",
      "Divide the volumes",
      "Number of bricks = volume of the wall ÷ volume of one brick.",
      (v) => line`${v("wall")} \div ${v("brick")}`,
    ),
    makeRule(
      "floor",
      "count tile",
      "Find the area again",
      "",
      (v) => line`${v("count")} \times ${v("tile")}`,
    ),
    makeRule(
      "l",
      "floor b",
      "Find the length again",
      "",
      (v) => line`${v("floor")} \div ${v("b")}`,
    ),
    makeRule(
      "wall",
      "bricks brick",
      "Find the volume again",
      "",
      (v) => line`${v("bricks")} \times ${v("brick")}`,
    ),
    makeRule(
      "wl",
      "wall wh wt",
      "Find the length again",
      "",
      (v) => line`${v("wall")} \div (${v("wh")} \times ${v("wt")})`,
    ),
  ],
  lesson: {
    topic: "Mensuration",
    method: "Whole ÷ one piece, in the same unit",
    difficulty: "intermediate",
    idea: "Find how much is to be covered or filled, and how much one piece covers or fills, both in the same unit.",
    firstMove: "Write all lengths in the same unit.",
    terms: { Volume: "How much space a body takes up." },
    next: ["How many would be needed if each were twice as long?", "What if some of them broke?"],
  },
  examples: [
    "How many bricks each 25 cm by 10 cm by 8 cm are needed for a wall 6 m long, 2 m high and 20 cm thick?",
    "A room is 6 m long and 4 m wide. How many square tiles of side 20 cm are needed to cover the floor?",
  ],
});
