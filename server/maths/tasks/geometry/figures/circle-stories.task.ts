import { type Figure, type Measure, words } from "./figure.ts";
import { arc, minorSegment, sector } from "./circle-figures.ts";
import { type Story, storyTask } from "./story-task.ts";

const topic = "Areas Related to Circles";
const radius: Measure = { symbol: "r", names: words.radius, dimension: 1 };
const angle: Measure = { symbol: "θ", names: "angle at the centre", dimension: 0, below: 180 };
const area: Measure = { symbol: "A", names: words.area, dimension: 2 };

const majorSector: Figure = {
  name: "a major sector of a circle",
  nouns: "major sector",
  topic,
  measures: [radius, angle, area],
  relations: [
    {
      formula: "A = (360 - θ)/360 × π × r^2",
      rule: "The angle of the major sector is 360° − θ, so its area is ((360° − θ)/360°) × πr²",
    },
  ],
};

const majorSegment: Figure = {
  name: "a major segment of a circle",
  nouns: "major segment",
  topic,
  measures: [radius, angle, area],
  relations: [
    {
      formula: "A = π × r^2 - (θ/360 × π × r^2 - 1/2 × r^2 × sin(θ°))",
      rule: "Area of the major segment = area of the circle − area of the minor segment",
    },
  ],
};

const clock: Figure = {
  name: "the sector swept by a minute hand",
  nouns: "minute hand",
  topic,
  measures: [
    { ...radius, names: "length of the hand" },
    { symbol: "t", names: "number of minutes", dimension: 0, isCount: true, below: 60 },
    { ...angle, below: 360 },
    area,
  ],
  relations: [
    { formula: "θ = 6 × t", rule: "The minute hand turns 360° in 60 minutes, so 6° each minute" },
    { formula: "A = θ/360 × π × r^2", rule: "Area of a sector = (θ/360°) × πr²" },
  ],
};

const rest: Figure = {
  name: "a square with a circle cut out",
  nouns: "square",
  topic,
  method: "Area as the difference of two areas",
  measures: [
    { symbol: "a", names: "side of the square", dimension: 1 },
    radius,
    { symbol: "d", names: words.diameter, dimension: 1 },
    { ...area, names: "area that is left" },
  ],
  bounds: ["d ≤ a", "r < a"],
  relations: [
    { formula: "d = 2 × r", rule: "Diameter = 2 × radius" },
    {
      formula: "A = a^2 - π × r^2",
      rule: "Area that is left = area of the square − area of the circle = a² − πr²",
    },
  ],
};

const find = "[.|,] [and] [find|what_is|calculate|determine] [the]";
const centre = "[the|its] centre|center [of_the_circle]";
const chord = "a chord of a circle of|with|having radius {q} subtends|makes";
const areas = (
  [
    ["minor|corresponding_minor segment [of_the_circle]", minorSegment],
    ["major|corresponding_major segment [of_the_circle]", majorSegment],
    ["minor|corresponding_minor sector [of_the_circle]", sector],
    ["major|corresponding_major sector [of_the_circle]", majorSector],
    ["[corresponding] segment [of_the_circle|formed_by_the_chord]", minorSegment],
  ] as const
).flatMap(([what, figure]): Story[] => [
  {
    figure,
    wordings: [`${chord} an angle of {d} at ${centre} ${find} area of the ${what}`],
    gives: ["r", "θ"],
    asks: "A",
  },
  {
    figure,
    wordings: [`${chord} a right angle at ${centre} ${find} area of the ${what}`],
    gives: ["r"],
    fixedMeasures: { θ: 90n },
    asks: "A",
  },
]);

const inCircle = `in a circle of|with|having radius {q} [,] an arc subtends an angle of {d} at ${centre} ${find}`;
const arcs: readonly Story[] = [
  { figure: arc, asks: "L", what: "length of the arc" },
  { figure: sector, asks: "A", what: "area of the sector [formed_by_the_arc]" },
  {
    figure: minorSegment,
    asks: "A",
    what: "area of the segment [formed_by_the_corresponding_chord]",
  },
].map(({ figure, asks, what }) => ({
  figure,
  wordings: [
    `${inCircle} ${what}`,
    `an arc of a circle of|with radius {q} subtends an angle of {d} at ${centre} ${find} ${what}`,
    ...(figure === arc
      ? [
          `[the] length of an|the arc of a circle of|with|having|whose radius [is] {q} [which|that] subtends|subtending|making|makes an angle of {d} at ${centre}`,
        ]
      : []),
  ],
  gives: ["r", "θ"],
  asks,
}));

const others: readonly Story[] = [
  {
    figure: arc,
    wordings: [
      `[the] length of an|the arc which|that subtends an angle of {d} at ${centre} of a circle of|with|whose radius [is] {q}`,
      `[the] length of an|the arc subtending an angle of {d} at ${centre} of a circle of|with|whose radius [is] {q}`,
    ],
    gives: ["θ", "r"],
    asks: "L",
  },
  {
    figure: clock,
    wordings: [
      `the length of the minute hand of a clock is {q} ${find} area swept by the minute hand|it in {q} minutes|min`,
      `the minute hand of a clock is {q} long ${find} area swept by the minute hand|it in {q} minutes|min`,
    ],
    gives: ["r", "t"],
    asks: "A",
  },
  ...(["diameter", "radius"] as const).map((given): Story => ({
    figure: rest,
    wordings: [
      `from a square [sheet|piece|plate|cardboard] [of_paper|of_cardboard] of|with side {q} [,] a circle of|with ${given} {q} is cut [out|off] ${find} area of the remaining|left [portion|part|sheet|piece|square]`,
    ],
    gives: ["a", given === "diameter" ? "d" : "r"],
    asks: "A",
  })),
];

/** Solves word problems on arcs, sectors and segments. */
export const circleStories = storyTask({
  name: "parts-of-circles",
  cue: /\bchord|\barc\b|minute hand|from a square/,
  stories: [...areas, ...arcs, ...others],
  examples: [
    "In a circle of radius 21 cm, an arc subtends an angle of 60° at the centre. Find the length of the arc.",
    "A chord of a circle of radius 10 cm subtends a right angle at the centre. Find the area of the corresponding minor segment. (Use π = 3.14)",
  ],
});
