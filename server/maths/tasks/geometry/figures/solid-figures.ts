import { type Figure, type Measure, nouns, words } from "./figure.ts";

const topic = "Surface Areas and Volumes";
const radius: Measure = {
  symbol: "r",
  names: `${words.radius}|base radius|radius of base|radius of the base|radius of its base`,
  dimension: 1,
};
const diameter: Measure = {
  symbol: "d",
  names: `${words.diameter}|base diameter|diameter of base|diameter of the base|diameter of its base`,
  dimension: 1,
};
const diameterRelation = { formula: "d = 2 × r", rule: "Diameter = 2 × radius" };
const height: Measure = {
  symbol: "h",
  names: `${words.height}|depth|vertical height`,
  dimension: 1,
  adjectives: "high|tall|deep",
};
const volume: Measure = { symbol: "V", names: words.volume, dimension: 3 };
const lateral: Measure = { symbol: "S", names: words.lateral, dimension: 2, latex: "\\text{CSA}" };
const total: Measure = { symbol: "T", names: words.total, dimension: 2, latex: "\\text{TSA}" };
const baseArea: Measure = {
  symbol: "B",
  names: "base area|area of the base|area of base|area of its base",
  dimension: 2,
};

export const cube: Figure = {
  topic,
  name: "a cube",
  nouns: nouns("cubes?|ghan", "cubical|cubic|cube shaped"),
  measures: [
    {
      symbol: "a",
      names: "edge|side|each edge|each side|edges|sides|side length|edge length",
      dimension: 1,
    },
    volume,
    {
      ...lateral,
      names: `${words.lateral}|area of four walls|area of the four walls`,
      latex: "\\text{LSA}",
    },
    total,
    { symbol: "d", names: "diagonal|longest diagonal|body diagonal|space diagonal", dimension: 1 },
  ],
  relations: [
    { formula: "V = a^3", rule: "Volume of a cube = edge³" },
    {
      formula: "T = 6 × a^2",
      rule: "A cube has 6 equal square faces, so total surface area = 6 × edge²",
    },
    { formula: "S = 4 × a^2", rule: "Lateral surface area of a cube = 4 × edge²" },
    { formula: "d = √3 × a", rule: "Diagonal of a cube = √3 × edge" },
  ],
};

export const cuboid: Figure = {
  topic,
  name: "a cuboid",
  nouns: nouns(
    "cuboids?|ghanabh|rooms?|boxes|box|bricks?|aquariums?|rectangular (?:box|room|tank|block|container|solid|prism|hall)",
    "cuboidal|cuboid shaped",
  ),
  measures: [
    { symbol: "l", names: words.length, dimension: 1, adjectives: "long" },
    { symbol: "b", names: words.breadth, dimension: 1, adjectives: "wide|broad" },
    height,
    volume,
    {
      ...lateral,
      names: `${words.lateral}|area of four walls|area of the four walls|area of its four walls`,
      latex: "\\text{LSA}",
    },
    total,
    baseArea,
    {
      symbol: "d",
      names: "diagonal|longest diagonal|body diagonal|space diagonal|longest rod",
      dimension: 1,
    },
  ],
  lists: [{ names: "dimensions|edges|sides", symbols: ["l", "b", "h"] }],
  dimensions: ["l", "b", "h"],
  relations: [
    { formula: "V = l × b × h", rule: "Volume of a cuboid = length × breadth × height" },
    { formula: "V = B × h", rule: "Volume of a cuboid = area of the base × height" },
    {
      formula: "T = 2 × (l × b + b × h + h × l)",
      rule: "Total surface area of a cuboid = 2(lb + bh + hl)",
    },
    { formula: "S = 2 × h × (l + b)", rule: "Lateral surface area of a cuboid = 2h(l + b)" },
    { formula: "d = √(l^2 + b^2 + h^2)", rule: "Diagonal of a cuboid = √(l² + b² + h²)" },
  ],
};

export const cylinder: Figure = {
  topic,
  name: "a cylinder",
  nouns: nouns("cylinders?|right circular cylinders?|belan", "cylindrical"),
  measures: [
    radius,
    diameter,
    { ...height, names: `${height.names}|length`, adjectives: "high|tall|deep|long" },
    volume,
    lateral,
    total,
    baseArea,
    {
      symbol: "C",
      names:
        "circumference of the base|circumference of its base|base circumference|circumference of base|circumference",
      dimension: 1,
    },
  ],
  relations: [
    diameterRelation,
    { formula: "C = 2 × π × r", rule: "Circumference of the base = 2πr" },
    { formula: "B = π × r^2", rule: "The base is a circle, so its area is πr²" },
    { formula: "V = π × r^2 × h", rule: "Volume of a cylinder = πr²h" },
    { formula: "S = 2 × π × r × h", rule: "Curved surface area of a cylinder = 2πrh" },
    { formula: "T = 2 × π × r × (r + h)", rule: "Total surface area of a cylinder = 2πr(r + h)" },
    { formula: "V = B × h", rule: "Volume of a cylinder = area of the base × height" },
  ],
};

export const hollowCylinder: Figure = {
  topic,
  name: "a hollow cylinder",
  nouns: nouns("hollow cylinders?|hollow pipes?|hollow cylindrical pipes?|cylindrical shells?"),
  measures: [
    { symbol: "R", names: "outer radius|external radius", dimension: 1 },
    { symbol: "r", names: "inner radius|internal radius", dimension: 1 },
    { ...height, names: `${height.names}|length`, adjectives: "high|tall|long" },
    { ...volume, names: "volume|volume of the material|volume of material" },
  ],
  bounds: ["r < R"],
  relations: [
    { formula: "V = π × (R^2 - r^2) × h", rule: "Volume of a hollow cylinder = π(R² − r²)h" },
  ],
};

const slant: Measure = { symbol: "l", names: "slant height", dimension: 1 };
const slantRelation = {
  formula: "l = √(r^2 + h^2)",
  rule: "By the Pythagoras theorem, slant height² = radius² + height²",
};

export const cone: Figure = {
  topic,
  name: "a cone",
  nouns: nouns("cones?|right circular cones?|shanku", "conical"),
  measures: [radius, diameter, height, slant, volume, lateral, total, baseArea],
  bounds: ["r < l", "h < l"],
  relations: [
    diameterRelation,
    slantRelation,
    { formula: "V = 1/3 × π × r^2 × h", rule: "Volume of a cone = ⅓πr²h" },
    { formula: "S = π × r × l", rule: "Curved surface area of a cone = πrl" },
    { formula: "T = π × r × (l + r)", rule: "Total surface area of a cone = πr(l + r)" },
    { formula: "B = π × r^2", rule: "The base is a circle, so its area is πr²" },
  ],
};

export const sphere: Figure = {
  topic,
  name: "a sphere",
  nouns: nouns("spheres?|gola", "spherical"),
  measures: [
    { ...radius, names: words.radius },
    { ...diameter, names: words.diameter },
    volume,
    { ...total, names: `surface area|${words.total}|${words.lateral}`, latex: "S" },
  ],
  relations: [
    diameterRelation,
    { formula: "V = 4/3 × π × r^3", rule: "Volume of a sphere = (4/3)πr³" },
    { formula: "T = 4 × π × r^2", rule: "Surface area of a sphere = 4πr²" },
  ],
};

export const hemisphere: Figure = {
  topic,
  name: "a hemisphere",
  nouns: nouns("hemispheres?|solid hemispheres?", "hemispherical"),
  measures: [
    { ...radius, names: words.radius },
    { ...diameter, names: words.diameter },
    volume,
    lateral,
    { ...total, names: "total surface area|tsa|t s a|whole surface area" },
  ],
  relations: [
    diameterRelation,
    { formula: "V = 2/3 × π × r^3", rule: "Volume of a hemisphere = (2/3)πr³" },
    { formula: "S = 2 × π × r^2", rule: "Curved surface area of a hemisphere = 2πr²" },
    { formula: "T = 3 × π × r^2", rule: "Total surface area of a hemisphere = 2πr² + πr² = 3πr²" },
  ],
};

export const frustum: Figure = {
  topic,
  name: "a frustum of a cone",
  nouns: nouns("frustums?(?: of (?:a |the )?cones?)?"),
  measures: [
    { symbol: "r_1", names: "radius of the lower base|lower radius|larger radius", dimension: 1 },
    { symbol: "r_2", names: "radius of the upper base|upper radius|smaller radius", dimension: 1 },
    height,
    slant,
    volume,
    lateral,
    total,
  ],
  lists: [
    {
      names:
        "radii|radii of its ends|radii of the ends|radii of its circular ends|radii of the circular ends|radii of its two circular ends|radii of two circular ends|base radii|two radii",
      symbols: ["r_1", "r_2"],
    },
  ],
  bounds: ["h < l", "r_1 < r_2 + l", "r_2 < r_1 + l"],
  relations: [
    {
      formula: "V = 1/3 × π × h × (r_1^2 + r_2^2 + r_1 × r_2)",
      rule: "Volume of a frustum = ⅓πh(r₁² + r₂² + r₁r₂)",
    },
    {
      formula: "l = √(h^2 + (r_1 - r_2)^2)",
      rule: "Slant height of a frustum = √(h² + (r₁ − r₂)²)",
    },
    { formula: "S = π × (r_1 + r_2) × l", rule: "Curved surface area of a frustum = π(r₁ + r₂)l" },
    {
      formula: "T = π × (r_1 + r_2) × l + π × r_1^2 + π × r_2^2",
      rule: "Total surface area of a frustum = π(r₁ + r₂)l + πr₁² + πr₂²",
    },
  ],
};

/** A toy: a cone on a hemisphere of the same radius. */
export const coneOnHemisphere: Figure = {
  topic,
  name: "a cone on a hemisphere",
  nouns: "cone on a hemisphere",
  measures: [
    {
      symbol: "r",
      names: "radius|radii|common radius|radius of the hemisphere|radius of the cone",
      dimension: 1,
    },
    { symbol: "d", names: "diameter|common diameter|diameter of the hemisphere", dimension: 1 },
    {
      symbol: "h",
      names: "height of the cone|height of the conical part|height of cone",
      dimension: 1,
    },
    {
      symbol: "H",
      names: "total height|total height of the toy|total height of the solid",
      dimension: 1,
    },
    slant,
    volume,
    total,
  ],
  bounds: ["r < l", "r < H"],
  relations: [
    diameterRelation,
    {
      formula: "H = h + r",
      rule: "The total height is the height of the cone and the radius of the hemisphere",
    },
    slantRelation,
    {
      formula: "V = 1/3 × π × r^2 × h + 2/3 × π × r^3",
      rule: "Volume = volume of the cone + volume of the hemisphere = ⅓πr²h + (2/3)πr³",
    },
    {
      formula: "T = π × r × l + 2 × π × r^2",
      rule: "The outside is the curved surface of the cone and that of the hemisphere: πrl + 2πr²",
    },
  ],
};
