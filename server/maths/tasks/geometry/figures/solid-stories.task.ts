import { bucket, capsule, embankment, platform, room, tent } from "./combined-solids.ts";
import { type Story, storyTask } from "./story-task.ts";

const find = "[.|,] [and] [find|what_is|calculate|determine] [the] [its]";
const canvas =
  "area of [the] canvas [used|required|needed] [for|to|in] [making|make] [the|this] [tent]";
const tentShape =
  "a|the [circus] tent is in the shape|form of a [right] [circular] cylinder surmounted|topped|and_is_surmounted by a [right] [circular] conical|cone [top|cone|roof|part|lid]";
const part = "[of] [the] [cylindrical_part|cylinder|cylindrical_portion]";

const tents: readonly Story[] = (
  [
    [`height and diameter ${part}`, ["h", "d"]],
    [`height and radius ${part}`, ["h", "r"]],
    [`diameter and height ${part}`, ["d", "h"]],
    [`radius and height ${part}`, ["r", "h"]],
  ] as const
).flatMap(([given, symbols]) => [
  {
    figure: tent,
    wordings: [
      `${tentShape} [.|,] [if] the ${given} are {q} and {q} [respectively] [,] [and] [the] slant height of the [conical] top|part|cone|portion is {q} ${find} ${canvas}`,
    ],
    gives: [...symbols, "l"],
    asks: "A",
  },
  {
    figure: tent,
    wordings: [
      `${tentShape} [.|,] [if] the ${given} are {q} and {q} [respectively] [,] [and] [the] height of the conical|cone [top|part|portion] is {q} ${find} ${canvas}`,
    ],
    gives: [...symbols, "k"],
    asks: "A",
  },
  {
    figure: tent,
    wordings: [
      `${tentShape} [.|,] [if] the ${given} are {q} and {q} [respectively] [,] [and] [the] slant height of the [conical] top|part|cone|portion is {q} ${find} cost of the canvas [of_the_tent|used|required] at [the] rate of {m} per sqm`,
    ],
    gives: [...symbols, "l"],
    asks: "A",
    isCost: true,
  },
]);

const capsules: readonly Story[] = (
  [
    ["surface area", "A"],
    ["volume|capacity", "V"],
  ] as const
).map(([target, asks]) => ({
  figure: capsule,
  wordings: [
    `a [medicine] capsule is in the shape of a cylinder with two hemispheres stuck|attached to [each] [of] [its|both] [ends] [.|,] [if] the [total] length of the [entire|whole] capsule is {q} and the|its diameter [of_the_capsule] is {q} ${find} ${target} [of_the_capsule]`,
    `a [solid|gulab_jamun] is in the shape|form of a [right_circular] cylinder with two|a hemispherical|hemispheres [ends] [at_both_ends|at_the_two_ends|at_each_end] [.|,] [if] the|its [total] length [of_the_solid] is {q} and the|its diameter is {q} ${find} ${target} [of_the_solid]`,
  ],
  gives: ["L", "d"],
  asks,
}));

const ends = "of its|the [two] [circular] ends are {q} and {q}";
const frustums: readonly Story[] = (["radii", "diameters"] as const).map((given) => ({
  figure: bucket,
  wordings: [
    `a [drinking|water|metal|metallic|open_metal] glass|bucket|tumbler|container|vessel is in the shape|form of a frustum of a cone of|with height|depth {q} [.|,] [if] [the] ${given} ${ends} ${find} capacity|volume [of_the_glass|of_the_bucket]`,
  ],
  gives: given === "radii" ? ["h", "r_1", "r_2"] : ["h", "d_1", "d_2"],
  asks: "V",
}));

const dug =
  "a well of|with|having|whose [inner] diameter [is] {q} is dug [to_a_depth_of|to_the_depth_of] {q} [deep] [.|,] [and] [the] earth [taken] [dug|so_dug] [out] [of_it|from_it] is|has_been [spread] [evenly|uniformly]";
const wells: readonly Story[] = [
  {
    figure: embankment,
    wordings: [
      `${dug} [spread] [evenly|uniformly] all around [it] [in|to] [the] [shape|form] [of] [a] [circular] [ring] [of_width] [form_an_embankment_of_width] {q} [wide|width] [to_form_an_embankment] ${find} height of the embankment`,
    ],
    gives: ["d", "h", "w"],
    asks: "H",
  },
  {
    figure: platform,
    wordings: [
      `a {q} deep well with|of|having diameter {q} is dug and the earth from digging is evenly|uniformly spread out to form a platform [of_size|of_dimensions] {q} by|× {q} ${find} height of the platform`,
    ],
    gives: ["h", "d", "l", "b"],
    asks: "H",
  },
  {
    figure: platform,
    wordings: [
      `${dug} [spread] [out] to form a platform [of_size|of_dimensions] {q} by|× {q} ${find} height of the platform`,
    ],
    gives: ["d", "h", "l", "b"],
    asks: "H",
  },
];

const rooms = [
  "the length , breadth|width and height of a room are {q} , {q} and {q} [respectively]",
  "a room is {q} long , {q} wide|broad and {q} high",
  "[the] dimensions of a room are {q} × {q} × {q}",
  "[the] dimensions of a room are {q} by {q} by {q}",
];
const white = "white_washing|whitewashing|white_-_washing|painting|plastering|distempering";
const rate = "at [the] [rate] [of] {m} per sqm";
const walls: readonly Story[] = (
  [
    ["[the|its] [four] walls", "W"],
    ["[the|its] [four] walls [of_the_room] and|, [the|its] ceiling", "A"],
  ] as const
).flatMap(([what, asks]) => [
  {
    figure: room,
    wordings: rooms.map(
      (given) => `${given} ${find} cost of ${white} ${what} [of] [the] [room|it] [,] ${rate}`,
    ),
    gives: ["l", "b", "h"],
    asks,
    isCost: true as const,
  },
  {
    figure: room,
    wordings: [
      `[the] cost of ${white} ${what} of a room {q} long , {q} wide|broad and {q} high ${rate}`,
    ],
    gives: ["l", "b", "h"],
    asks,
    isCost: true as const,
  },
]);

/** Solves word problems on combined, dug and painted solids. */
export const solidStories = storyTask({
  name: "solids-in-words",
  cue: /tent|capsule|frustum|well|room|hemispher/,
  stories: [...tents, ...capsules, ...frustums, ...wells, ...walls],
  examples: [
    "A tent is in the shape of a cylinder surmounted by a conical top. If the height and diameter of the cylindrical part are 2.1 m and 4 m respectively, and the slant height of the top is 2.8 m, find the area of the canvas used for making the tent.",
    "The length, breadth and height of a room are 5 m, 4 m and 3 m respectively. Find the cost of white washing the walls of the room and the ceiling at the rate of ₹7.50 per m².",
  ],
});
