import { type Figure, type Measure, nouns, words } from "./figure.ts";

const topic = "Perimeter and Area";
export const area: Measure = { symbol: "A", names: words.area, dimension: 2 };
export const perimeter: Measure = {
  symbol: "P",
  names: `${words.perimeter}|length of the boundary|boundary`,
  dimension: 1,
};
const base: Measure = { symbol: "b", names: "base|base length", dimension: 1 };
const height: Measure = {
  symbol: "h",
  names: `${words.height}|corresponding height|corresponding altitude`,
  dimension: 1,
  adjectives: "high|tall",
};
/** What all plane figures share: fencing goes around the perimeter, and covering covers the area. */
export const common = { topic, around: "P", coveredMeasure: "A" };

export const rectangle: Figure = {
  ...common,
  name: "a rectangle",
  nouns: nouns("rectangles?|rectangle shape|aayat", "rectangular"),
  measures: [
    { symbol: "l", names: words.length, dimension: 1, adjectives: "long" },
    { symbol: "b", names: words.breadth, dimension: 1, adjectives: "wide|broad" },
    area,
    perimeter,
    { symbol: "d", names: "diagonal|diagonals", dimension: 1 },
  ],
  lists: [{ names: "sides|adjacent sides|dimensions", symbols: ["l", "b"] }],
  dimensions: ["l", "b"],
  relations: [
    { formula: "A = l × b", rule: "Area of a rectangle = length × breadth" },
    { formula: "P = 2 × (l + b)", rule: "Perimeter of a rectangle = 2 × (length + breadth)" },
    {
      formula: "d = √(l^2 + b^2)",
      rule: "By the Pythagoras theorem, diagonal² = length² + breadth²",
    },
  ],
};

export const square: Figure = {
  ...common,
  name: "a square",
  nouns: nouns("squares?|square shape|varg", "square"),
  measures: [
    {
      symbol: "a",
      names: "side|sides|each side|edge|side length|bhuja",
      dimension: 1,
    },
    area,
    perimeter,
    { symbol: "d", names: "diagonal|diagonals|each diagonal", dimension: 1 },
  ],
  relations: [
    { formula: "A = a^2", rule: "Area of a square = side × side" },
    { formula: "P = 4 × a", rule: "Perimeter of a square = 4 × side" },
    { formula: "d = √2 × a", rule: "Diagonal of a square = √2 × side" },
  ],
};

export const equilateralTriangle: Figure = {
  ...common,
  name: "an equilateral triangle",
  nouns: nouns("equilateral triangles?"),
  within: "triangles?",
  measures: [
    { symbol: "a", names: "side|each side|sides|side length|edge", dimension: 1 },
    area,
    perimeter,
    height,
  ],
  relations: [
    { formula: "P = 3 × a", rule: "Perimeter of an equilateral triangle = 3 × side" },
    { formula: "A = √3/4 × a^2", rule: "Area of an equilateral triangle = (√3/4) × side²" },
    { formula: "h = √3/2 × a", rule: "Height of an equilateral triangle = (√3/2) × side" },
  ],
};

export const isoscelesTriangle: Figure = {
  ...common,
  name: "an isosceles triangle",
  nouns: nouns("isosceles triangles?"),
  within: "triangles?",
  measures: [
    {
      symbol: "a",
      names:
        "equal side|equal sides|each equal side|each of the equal sides|each of its equal sides",
      dimension: 1,
    },
    base,
    area,
    perimeter,
    height,
  ],
  bounds: ["b < a + a"],
  relations: [
    { formula: "P = 2 × a + b", rule: "Perimeter = 2 × equal side + base" },
    { formula: "A = 1/2 × b × h", rule: "Area of a triangle = ½ × base × height" },
    {
      formula: "h = √(a^2 - (b/2)^2)",
      rule: "The height halves the base, so by the Pythagoras theorem height² = (equal side)² − (base ÷ 2)²",
    },
  ],
};

export const rightTriangle: Figure = {
  ...common,
  name: "a right-angled triangle",
  nouns: nouns(
    "right angled triangles?|right angle triangles?|right triangles?|right - angled triangles?",
  ),
  within: "triangles?",
  measures: [
    base,
    { ...height, names: `${height.names}|perpendicular` },
    { symbol: "c", names: "hypotenuse", dimension: 1 },
    area,
    perimeter,
  ],
  lists: [
    {
      names:
        "legs|perpendicular sides|sides containing the right angle|sides containing right angle|sides making the right angle|sides forming the right angle",
      symbols: ["b", "h"],
    },
  ],
  bounds: ["b < c", "h < c"],
  relations: [
    { formula: "A = 1/2 × b × h", rule: "Area of a triangle = ½ × base × height" },
    {
      formula: "c = √(b^2 + h^2)",
      rule: "By the Pythagoras theorem, hypotenuse² = base² + height²",
    },
    { formula: "P = b + h + c", rule: "The perimeter is the sum of the three sides" },
  ],
};

/** A triangle with known sides, without base and height. */
export const triangleOfSides: Figure = {
  ...common,
  name: "a triangle",
  nouns: nouns("triangles?|tribhuj", "triangular"),
  measures: [
    area,
    perimeter,
    ...["a", "b", "c"].map(hiddenLength),
    {
      symbol: "s",
      names: "semi perimeter|semiperimeter|semi - perimeter",
      dimension: 1,
    },
  ],
  lists: [{ names: "sides|three sides|its sides|all sides", symbols: ["a", "b", "c"] }],
  dimensions: ["a", "b", "c"],
  bounds: ["a < b + c", "b < c + a", "c < a + b"],
  relations: [
    { formula: "P = a + b + c", rule: "The perimeter is the sum of the three sides" },
    { formula: "s = (a + b + c)/2", rule: "Semi-perimeter = half the sum of the three sides" },
    {
      formula: "A = √(s × (s - a) × (s - b) × (s - c))",
      rule: "Heron's formula, where $s$ is the semi-perimeter",
      method: "Heron's formula",
    },
  ],
};

/** A triangle with a base and its height. */
export const triangle: Figure = {
  ...common,
  name: "a triangle",
  nouns: nouns("triangles?|tribhuj", "triangular"),
  measures: [base, height, area],
  relations: [{ formula: "A = 1/2 × b × h", rule: "Area of a triangle = ½ × base × height" }],
};

/** Returns the measure of a side that occurs only in the list of all sides. */
function hiddenLength(symbol: string): Measure {
  return { symbol, names: `side ${symbol}`, dimension: 1 };
}

export const parallelogram: Figure = {
  ...common,
  name: "a parallelogram",
  nouns: nouns("parallelograms?"),
  measures: [base, height, area, perimeter, hiddenLength("a"), hiddenLength("c")],
  lists: [{ names: "sides|adjacent sides", symbols: ["a", "c"] }],
  relations: [
    { formula: "A = b × h", rule: "Area of a parallelogram = base × height" },
    {
      formula: "P = 2 × (a + c)",
      rule: "Perimeter of a parallelogram = 2 × (sum of adjacent sides)",
    },
  ],
};

export const rhombus: Figure = {
  ...common,
  name: "a rhombus",
  nouns: nouns("rhombus|rhombuses"),
  measures: [
    { symbol: "a", names: "side|each side|sides|side length", dimension: 1 },
    area,
    perimeter,
    {
      symbol: "d_1",
      names: "first diagonal|one diagonal|one of its diagonals|one of the diagonals",
      dimension: 1,
    },
    { symbol: "d_2", names: "other diagonal|second diagonal", dimension: 1 },
    height,
  ],
  lists: [{ names: "diagonals|two diagonals", symbols: ["d_1", "d_2"] }],
  bounds: ["h ≤ a", "d_1 < a + a", "d_2 < a + a"],
  relations: [
    { formula: "A = 1/2 × d_1 × d_2", rule: "Area of a rhombus = ½ × product of the diagonals" },
    { formula: "P = 4 × a", rule: "Perimeter of a rhombus = 4 × side" },
    {
      formula: "a = √((d_1/2)^2 + (d_2/2)^2)",
      rule: "The diagonals of a rhombus bisect each other at right angles, so side² = (d₁ ÷ 2)² + (d₂ ÷ 2)²",
    },
    { formula: "A = a × h", rule: "A rhombus is a parallelogram: area = side × height" },
  ],
};

export const trapezium: Figure = {
  ...common,
  name: "a trapezium",
  nouns: nouns("trapeziums?|trapezoids?", "trapezium shaped"),
  measures: [
    {
      symbol: "a",
      names: "one parallel side|one of the parallel sides|first parallel side",
      dimension: 1,
    },
    { symbol: "b", names: "other parallel side|second parallel side", dimension: 1 },
    {
      ...height,
      names: `${height.names}|distance between them|distance between the parallel sides|distance between parallel sides|perpendicular distance between them|perpendicular distance between the parallel sides|distance between these sides|distance between two parallel sides`,
    },
    area,
  ],
  lists: [{ names: "parallel sides|two parallel sides|bases", symbols: ["a", "b"] }],
  relations: [
    {
      formula: "A = 1/2 × (a + b) × h",
      rule: "Area of a trapezium = ½ × (sum of the parallel sides) × height",
    },
  ],
};

export const kite: Figure = {
  ...common,
  name: "a kite",
  nouns: nouns("kites?"),
  measures: [area, hiddenLength("d_1"), hiddenLength("d_2")],
  lists: [{ names: "diagonals", symbols: ["d_1", "d_2"] }],
  relations: [
    { formula: "A = 1/2 × d_1 × d_2", rule: "Area of a kite = ½ × product of the diagonals" },
  ],
};

export const quadrilateral: Figure = {
  ...common,
  name: "a quadrilateral",
  nouns: nouns("quadrilaterals?", "quadrilateral"),
  measures: [
    area,
    { symbol: "d", names: "diagonal|one diagonal|one of its diagonals", dimension: 1 },
    hiddenLength("h_1"),
    hiddenLength("h_2"),
  ],
  lists: [
    {
      names:
        "offsets|perpendiculars|perpendiculars drawn to it from the opposite vertices|perpendiculars dropped on it from the opposite vertices|perpendiculars dropped on it from the remaining opposite vertices|perpendiculars on it from the opposite vertices",
      symbols: ["h_1", "h_2"],
    },
  ],
  relations: [
    {
      formula: "A = 1/2 × d × (h_1 + h_2)",
      rule: "Area of a quadrilateral = ½ × diagonal × (sum of the perpendiculars to it)",
    },
  ],
};
