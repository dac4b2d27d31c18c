import { type Figure, type Measure, words } from "./figure.ts";

const topic = "Surface Areas and Volumes";
const radius: Measure = { symbol: "r", names: words.radius, dimension: 1 };
const diameter: Measure = { symbol: "d", names: words.diameter, dimension: 1 };
const volume: Measure = { symbol: "V", names: words.volume, dimension: 3 };
const diameterRelation = { formula: "d = 2 × r", rule: "Diameter = 2 × radius" };

function length(symbol: string, names: string): Measure {
  return { symbol, names, dimension: 1 };
}

/** A cylinder with a conical top. */
export const tent: Figure = {
  name: "a cylinder with a conical top",
  nouns: "tent",
  topic,
  method: "Surface area of a combination of solids",
  measures: [
    radius,
    diameter,
    length("h", "height of the cylinder"),
    length("k", "height of the cone"),
    length("H", "total height"),
    length("l", "slant height"),
    { symbol: "A", names: "area of the canvas", dimension: 2 },
    volume,
  ],
  bounds: ["r < l", "k < l", "h < H"],
  relations: [
    diameterRelation,
    { formula: "H = h + k", rule: "Total height = height of the cylinder + height of the cone" },
    {
      formula: "l = √(r^2 + k^2)",
      rule: "By the Pythagoras theorem, slant height² = radius² + height of the cone²",
    },
    {
      formula: "A = 2 × π × r × h + π × r × l",
      rule: "Area = curved surface area of the cylinder + curved surface area of the cone = 2πrh + πrl",
    },
    {
      formula: "V = π × r^2 × h + 1/3 × π × r^2 × k",
      rule: "Volume = volume of the cylinder + volume of the cone = πr²h + ⅓πr²h₁, with the height h₁ of the cone",
    },
  ],
};

/** A cylinder with a hemisphere on each end. */
export const capsule: Figure = {
  name: "a cylinder with two hemispherical ends",
  nouns: "capsule",
  topic,
  method: "Surface area of a combination of solids",
  measures: [
    radius,
    diameter,
    length("h", "length of the cylinder"),
    length("L", "total length"),
    { symbol: "A", names: "surface area", dimension: 2 },
    volume,
  ],
  relations: [
    diameterRelation,
    { formula: "L = h + 2 × r", rule: "Total length = length of the cylinder + two radii" },
    {
      formula: "A = 2 × π × r × h + 4 × π × r^2",
      rule: "The outside is the curved surface of the cylinder and those of two hemispheres: 2πrh + 4πr²",
    },
    {
      formula: "V = π × r^2 × h + 4/3 × π × r^3",
      rule: "Volume = volume of the cylinder + volume of two hemispheres = πr²h + (4/3)πr³",
    },
  ],
};

/** A glass or bucket, by the diameters of its ends. */
export const bucket: Figure = {
  name: "a frustum of a cone",
  nouns: "bucket",
  topic,
  measures: [
    length("r_1", "radius of the larger end"),
    length("r_2", "radius of the smaller end"),
    length("d_1", "diameter of the larger end"),
    length("d_2", "diameter of the smaller end"),
    length("h", "height"),
    volume,
  ],
  relations: [
    { formula: "d_1 = 2 × r_1", rule: "Diameter = 2 × radius" },
    { formula: "d_2 = 2 × r_2", rule: "Diameter = 2 × radius" },
    {
      formula: "V = 1/3 × π × h × (r_1^2 + r_2^2 + r_1 × r_2)",
      rule: "Volume of a frustum = ⅓πh(r₁² + r₂² + r₁r₂)",
    },
  ],
};

/** A well and the ring-shaped embankment of its earth. */
export const embankment: Figure = {
  name: "a well and the embankment around it",
  nouns: "embankment",
  topic,
  method: "Comparing volumes",
  measures: [
    radius,
    diameter,
    length("h", "depth of the well"),
    length("w", "width of the embankment"),
    length("H", "height of the embankment"),
    { ...volume, names: "volume of the earth" },
  ],
  relations: [
    diameterRelation,
    { formula: "V = π × r^2 × h", rule: "The earth dug out fills a cylinder: πr²h" },
    {
      formula: "V = π × ((r + w)^2 - r^2) × H",
      rule: "The embankment is a hollow cylinder with the inner radius r and the outer radius r + w, and has the volume of the earth",
    },
  ],
};

/** A well and the platform of its earth. */
export const platform: Figure = {
  name: "a well and the platform of its earth",
  nouns: "platform",
  topic,
  method: "Comparing volumes",
  measures: [
    radius,
    diameter,
    length("h", "depth of the well"),
    length("l", "length of the platform"),
    length("b", "breadth of the platform"),
    length("H", "height of the platform"),
    { ...volume, names: "volume of the earth" },
  ],
  relations: [
    diameterRelation,
    { formula: "V = π × r^2 × h", rule: "The earth dug out fills a cylinder: πr²h" },
    { formula: "V = l × b × H", rule: "The platform is a cuboid, and has the volume of the earth" },
  ],
};

/** The four walls of a room, with or without the ceiling. */
export const room: Figure = {
  name: "a room",
  nouns: "room",
  topic,
  method: "Area of the four walls",
  measures: [
    length("l", "length"),
    length("b", "breadth"),
    length("h", "height"),
    { symbol: "W", names: "area of the four walls", dimension: 2 },
    { symbol: "A", names: "area of the walls and the ceiling", dimension: 2 },
  ],
  relations: [
    {
      formula: "W = 2 × h × (l + b)",
      rule: "Area of the four walls = perimeter of the floor × height = 2(l + b)h",
    },
    {
      formula: "A = 2 × h × (l + b) + l × b",
      rule: "Area of the four walls = 2(l + b)h, and the ceiling is a rectangle l × b",
    },
  ],
};
