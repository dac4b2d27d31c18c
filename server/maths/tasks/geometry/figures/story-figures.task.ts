import { type Figure, type Measure, words } from "./figure.ts";
import { coneOnHemisphere } from "./solid-figures.ts";
import { storyTask } from "./story-task.ts";

const sides: readonly Measure[] = [
  { symbol: "l", names: words.length, dimension: 1 },
  { symbol: "b", names: words.breadth, dimension: 1 },
  { symbol: "w", names: "width of the path", dimension: 1 },
  { symbol: "A", names: "area of the path", dimension: 2 },
];

const outerPath: Figure = {
  name: "a path around a rectangle",
  nouns: "path",
  topic: "Perimeter and Area",
  method: "Area as the difference of two rectangles",
  measures: sides,
  relations: [
    {
      formula: "A = (l + 2 × w) × (b + 2 × w) - l × b",
      rule: "Area of the path = area of the outer rectangle − area of the inner rectangle; the path makes each side longer by twice its width",
    },
  ],
};

const innerPath: Figure = {
  ...outerPath,
  name: "a path inside a rectangle",
  relations: [
    {
      formula: "A = l × b - (l - 2 × w) × (b - 2 × w)",
      rule: "Area of the path = area of the whole rectangle − area of the rectangle inside; the path makes each side shorter by twice its width",
    },
  ],
};

const rise: Figure = {
  name: "a sphere under water in a cylinder",
  nouns: "rise",
  topic: "Surface Areas and Volumes",
  method: "Comparing volumes",
  measures: [
    { symbol: "r", names: "radius of the sphere", dimension: 1 },
    { symbol: "R", names: "radius of the cylinder", dimension: 1 },
    { symbol: "h", names: "rise of the water level", dimension: 1 },
    { symbol: "V", names: "volume of the sphere", dimension: 3 },
  ],
  relations: [
    { formula: "V = 4/3 × π × r^3", rule: "Volume of a sphere = (4/3)πr³" },
    {
      formula: "V = π × R^2 × h",
      rule: "The water that rises has the volume of the sphere, and fills a cylinder of the height h: πR²h",
    },
  ],
};

const wire: Figure = {
  name: "a sphere drawn into a wire",
  nouns: "wire",
  topic: "Surface Areas and Volumes",
  method: "Comparing volumes",
  measures: [
    { symbol: "r", names: "radius of the sphere", dimension: 1 },
    { symbol: "R", names: "radius of the cylinder", dimension: 1 },
    { symbol: "h", names: "length", dimension: 1 },
    { symbol: "V", names: "volume", dimension: 3 },
  ],
  relations: [
    { formula: "V = 4/3 × π × r^3", rule: "Volume of a sphere = (4/3)πr³" },
    {
      formula: "V = π × R^2 × h",
      rule: "The volume stays the same, and the new cylinder has the volume πR²h",
    },
  ],
};

const river: Figure = {
  name: "water that flows in an hour, a cuboid",
  nouns: "river",
  topic: "Surface Areas and Volumes",
  method: "Volume of the water that flows past",
  idea: "The water that flows past in a minute is a cuboid: as long as the way that the water goes in a minute.",
  measures: [
    { symbol: "h", names: "depth", dimension: 1 },
    { symbol: "b", names: "width", dimension: 1 },
    { symbol: "s", names: "way in an hour", dimension: 1 },
    { symbol: "l", names: "way in a minute", dimension: 1 },
    { symbol: "V", names: "volume of water in a minute", dimension: 3 },
  ],
  relations: [
    {
      formula: "l = s/60",
      rule: "An hour has 60 minutes, so the way in a minute = way in an hour ÷ 60",
    },
    { formula: "V = l × b × h", rule: "Volume of a cuboid = length × breadth × height" },
  ],
};

const flows = "[and] [is] flows|flowing at|with [the|a] [rate|speed] [of] {q} per|an|/ hour|h|hr";
const falls =
  "[.|,] [find] [how_much] [the] [volume|amount|quantity] [of] water [that] will|flows|runs|falls|fall [fall|run|flow] [into] [the] [sea] in|per [a|one] minute";

const place = "park|garden|field|lawn|plot|ground|pool|swimming_pool";
const rectangles = [
  `a rectangular ${place} is {q} long and {q} wide|broad`,
  `a rectangular ${place} {q} long and {q} wide|broad [is]`,
  `a rectangular ${place} [is] [of] [size|dimensions] {q} by|× {q} [is]`,
  `a rectangular ${place} [has|of] length {q} and breadth|width {q} [is]`,
];
const ask = "[.|,] find [the] area of [the|this] path";
const outside = rectangles.flatMap((rectangle) => [
  `${rectangle} [.|,] [and|it] [is|has] surrounded by a path [of] [uniform|width] [width] {q} [wide] [all_around|around|outside] [it] ${ask}`,
  `${rectangle} [.|,] a path [of] [uniform] [width] {q} [wide] is|runs [built|constructed|made] [all] [around|round] outside [it|around_it] ${ask}`,
  `${rectangle} [.|,] a path [of] [uniform] [width] {q} [wide] is|runs [built|constructed|made] outside [and] [all] [around|round] [it] ${ask}`,
]);
const inside = rectangles.flatMap((rectangle) => [
  `${rectangle} [.|,] a path [of] [uniform] [width] {q} [wide] is|runs [built|constructed|made] [all] [around|round|along] inside [it|around_it|its_boundary|the_boundary] ${ask}`,
  `${rectangle} [.|,] a path [of] [uniform] [width] {q} [wide] is|runs [built|constructed|made] inside [and] [all] [around|round|along] [it|its_boundary] ${ask}`,
]);

const toy =
  "a solid|toy is in the form|shape of a cone of [base] radius {q} mounted|surmounted|standing on a hemisphere of|with|having [the] same [base] radius";
const toys = (
  [
    ["total height of the toy|solid", "H"],
    ["height of the cone|conical_part", "h"],
  ] as const
).flatMap(([height, symbol]) =>
  (
    [
      ["[total] surface area", "T"],
      ["volume", "V"],
    ] as const
  ).map(([target, asks]) => ({
    figure: coneOnHemisphere,
    wordings: [
      `${toy} [.|,] [if|and] [the] ${height} is {q} [.|,] find [the] [its] ${target} [of_the_toy|of_the_solid]`,
    ],
    gives: ["r", symbol],
    asks,
  })),
);

/** Solves word problems on paths around rectangles, and on volumes that change their shape. */
export const storyFigures = storyTask({
  name: "paths-and-changed-shapes",
  cue: /river|canal|hemisphere|path|rise|raised|recast|melted|wire|drawn/,
  stories: [
    {
      figure: river,
      wordings: [
        `a river|canal {q} deep and {q} wide [is] ${flows} ${falls}`,
        `a river|canal [of_depth|,] {q} deep , {q} wide [,] [is] ${flows} ${falls}`,
      ],
      gives: ["h", "b", "s"],
      asks: "V",
    },
    {
      figure: river,
      wordings: [`a river|canal {q} wide and {q} deep [is] ${flows} ${falls}`],
      gives: ["b", "h", "s"],
      asks: "V",
    },
    { figure: outerPath, wordings: outside, gives: ["l", "b", "w"], asks: "A" },
    { figure: innerPath, wordings: inside, gives: ["l", "b", "w"], asks: "A" },
    ...toys,
    {
      figure: rise,
      wordings: [
        "a [metallic|solid|metal|iron] sphere|spherical_ball of radius {q} is [completely|fully] dropped|immersed|submerged [completely|fully] in|into [the] [water] [in|of] [a] cylindrical vessel|tank|container|beaker [of] [base] radius {q} [partly_filled_with_water|containing_water|containing_some_water] [.|,] [find|by_how_much_will] [the] rise in [the] water level|level_of_water",
        "a [metallic|solid|metal|iron] sphere of radius {q} is dropped|immersed|submerged into|in a cylindrical vessel|tank|container of radius {q} [partly_filled_with_water|containing_water|containing_some_water] [.|,] find [the] rise in [the] [level_of] water [level]",
      ],
      gives: ["r", "R"],
      asks: "h",
    },
    {
      figure: wire,
      wordings: [
        "a [metallic|solid|metal|copper] sphere of radius {q} is melted and [recast|drawn|made|converted|cast|reshaped] [into] [the_shape_of] a [solid|right_circular] cylinder|wire|cylindrical_wire of [base] radius {q} [.|,] find [the] height|length [of_the_cylinder|of_the_wire]",
        "a [metallic|solid|metal|copper] sphere of radius {q} is melted and recast into the shape of a [solid|right_circular] cylinder of [base] radius {q} [.|,] find [the] height of the cylinder",
      ],
      gives: ["r", "R"],
      asks: "h",
    },
  ],
  examples: [
    "A rectangular park is 30 m long and 20 m wide. A path 2 m wide is built outside around it. Find the area of the path.",
    "A metallic sphere of radius 4.2 cm is melted and recast into the shape of a cylinder of radius 6 cm. Find the height of the cylinder.",
  ],
});
