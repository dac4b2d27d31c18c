import { type Figure, type Measure, nouns, words } from "./figure.ts";

const topic = "Areas Related to Circles";
const radius: Measure = { symbol: "r", names: words.radius, dimension: 1 };
const diameter: Measure = { symbol: "d", names: words.diameter, dimension: 1 };
const diameterRelation = { formula: "d = 2 × r", rule: "Diameter = 2 × radius" };
const area: Measure = { symbol: "A", names: words.area, dimension: 2 };
const angle: Measure = {
  symbol: "θ",
  names:
    "angle|central angle|sector angle|angle of the sector|angle at the centre|angle at the center|angle subtended at the centre|angle of sector",
  dimension: 0,
  below: 360,
};

export const circle: Figure = {
  topic,
  name: "a circle",
  nouns: nouns("circles?|vritt|circle shape", "circular"),
  measures: [
    radius,
    diameter,
    { symbol: "C", names: `circumference|paridhi|${words.perimeter}|boundary`, dimension: 1 },
    area,
  ],
  relations: [
    diameterRelation,
    { formula: "C = 2 × π × r", rule: "Circumference of a circle = 2πr" },
    { formula: "A = π × r^2", rule: "Area of a circle = πr²" },
  ],
  around: "C",
  coveredMeasure: "A",
};

export const semicircle: Figure = {
  topic,
  name: "a semicircle",
  nouns: nouns("semicircles?|semi circles?|semi - circles?", "semicircular|semi circular"),
  measures: [radius, diameter, { symbol: "P", names: words.perimeter, dimension: 1 }, area],
  relations: [
    diameterRelation,
    { formula: "A = 1/2 × π × r^2", rule: "A semicircle is half of a circle, so its area is ½πr²" },
    {
      formula: "P = π × r + 2 × r",
      rule: "The boundary of a semicircle is half the circumference and the diameter: πr + 2r",
    },
  ],
  around: "P",
  coveredMeasure: "A",
};

export const quadrant: Figure = {
  topic,
  name: "a quadrant of a circle",
  nouns: nouns("quadrants? of (?:a |the )?circles?"),
  measures: [
    radius,
    diameter,
    { symbol: "C", names: "circumference", dimension: 1 },
    { symbol: "P", names: words.perimeter, dimension: 1 },
    area,
  ],
  relations: [
    diameterRelation,
    { formula: "C = 2 × π × r", rule: "Circumference of a circle = 2πr" },
    {
      formula: "A = 1/4 × π × r^2",
      rule: "A quadrant is a quarter of a circle, so its area is ¼πr²",
    },
    {
      formula: "P = 1/2 × π × r + 2 × r",
      rule: "The boundary of a quadrant is a quarter of the circumference and two radii: ½πr + 2r",
    },
  ],
};

export const sector: Figure = {
  topic,
  within: "circles?",
  name: "a sector",
  nouns: nouns("sectors?(?: of (?:a |the )?circles?)?"),
  measures: [
    radius,
    diameter,
    angle,
    area,
    {
      symbol: "L",
      names:
        "arc length|length of the arc|length of its arc|length of arc|arc|length of the corresponding arc",
      dimension: 1,
    },
    { symbol: "P", names: words.perimeter, dimension: 1 },
  ],
  relations: [
    diameterRelation,
    { formula: "A = θ/360 × π × r^2", rule: "Area of a sector = (θ/360°) × πr²" },
    { formula: "L = θ/360 × 2 × π × r", rule: "Length of an arc = (θ/360°) × 2πr" },
    { formula: "P = L + 2 × r", rule: "The boundary of a sector is its arc and two radii" },
    { formula: "A = 1/2 × L × r", rule: "Area of a sector = ½ × arc × radius" },
  ],
};

export const arc: Figure = {
  topic,
  within: "circles?",
  name: "an arc of a circle",
  nouns: nouns("arcs?(?: of (?:a |the )?circles?)?"),
  measures: [radius, diameter, angle, { symbol: "L", names: words.length, dimension: 1 }],
  relations: [
    diameterRelation,
    { formula: "L = θ/360 × 2 × π × r", rule: "Length of an arc = (θ/360°) × 2πr" },
  ],
};

export const minorSegment: Figure = {
  topic,
  within: "circles?",
  name: "a minor segment of a circle",
  nouns: nouns("(?:minor )?segments?(?: of (?:a |the )?circles?)?"),
  measures: [radius, diameter, { ...angle, below: 180 }, area],
  relations: [
    diameterRelation,
    {
      formula: "A = θ/360 × π × r^2 - 1/2 × r^2 × sin(θ°)",
      rule: "Area of a segment = area of the sector − area of the triangle = (θ/360°) × πr² − ½r² sin θ",
    },
  ],
};

export const ring: Figure = {
  topic,
  name: "a ring",
  nouns: nouns("rings?|annulus|circular rings?|circular paths?|circular tracks?"),
  measures: [
    { symbol: "R", names: `outer radius|external radius`, dimension: 1 },
    { symbol: "r", names: `inner radius|internal radius`, dimension: 1 },
    { symbol: "w", names: "width|breadth", dimension: 1, adjectives: "wide" },
    area,
  ],
  lists: [
    { names: "outer and inner radii|external and internal radii", symbols: ["R", "r"] },
    { names: "inner and outer radii|internal and external radii", symbols: ["r", "R"] },
  ],
  relations: [
    { formula: "R = r + w", rule: "Outer radius = inner radius + width" },
    {
      formula: "A = π × (R^2 - r^2)",
      rule: "Area of a ring = area of the outer circle − area of the inner circle = π(R² − r²)",
    },
  ],
};
