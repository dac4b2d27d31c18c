import { expect, test } from "vitest";
import { variablesIn } from "../../../expressions/expression.ts";
import { readQuestion } from "../../../read/question.ts";
import * as exact from "../exact/exact.ts";
import { ask, solveOrThrow } from "../testing/ask.ts";
import { figures } from "./figure-list.ts";
import { recogniseFigure } from "./figure-problem.ts";
import { relationsOf } from "./parsed-relation.ts";
import { prove } from "./prove-figure.ts";

test.each([
  // direct use of a formula
  ["Find the area of a rectangle with length 12 cm and breadth 7 cm", "84 cm^2"],
  ["area of rectangle length=12 breadth=5", "60"],
  ["A rectangular park is 50 m long and 30 m wide. Find its perimeter.", "160 m"],
  [
    "The length and breadth of a rectangle are 15 m and 8 m. Find the length of its diagonal.",
    "17 m",
  ],
  ["Find the area of a triangle whose sides are 13 cm, 14 cm and 15 cm.", "84 cm^2"],
  ["Find the area of an equilateral triangle of side 8 cm", "16*sqrt(3) cm^2"],
  ["Find the area of an equilateral triangle with side 2√3 cm (use √3 = 1.73)", "5.19 cm^2"],
  [
    "An isosceles triangle has perimeter 30 cm and each of the equal sides is 12 cm. Find the area of the triangle.",
    "9*sqrt(15) cm^2",
  ],
  ["Find area of trapezium with parallel sides 10 cm and 6 cm and height 4 cm", "32 cm^2"],
  ["Find the area of a rhombus whose diagonals are of lengths 10 cm and 8.2 cm", "41 cm^2"],
  ["Find the perimeter of a regular hexagon with each side measuring 8 m", "48 m"],
  [
    "Find the length of the diagonal of a cuboid with length 12 m, breadth 9 m and height 8 m",
    "17 m",
  ],
  [
    "A cuboidal water tank is 6 m long, 5 m wide and 4.5 m deep. How many litres of water can it hold?",
    "135000 L",
  ],
  [
    "The radii of the ends of a frustum of a cone are 28 cm and 7 cm and its height is 45 cm. Find its volume",
    "48510 cm^3",
  ],
  // π
  ["Find the circumference of a circle of radius 14 cm", "88 cm"],
  ["area of circle radius 10", "100*pi"],
  ["Find the area of a circle with radius 10 cm. Take π = 3.14", "314 cm^2"],
  ["The volume of a sphere of radius 7 cm", "4312/3 cm^3"],
  ["Find the volume of a sphere of radius 3 cm in terms of π", "36*pi cm^3"],
  [
    "Find the area of the minor segment of a circle of radius 21 cm and angle 120° (Use π = 22/7)",
    "(462 - 441*sqrt(3)/4) cm^2",
  ],
  [
    "Find the total surface area of a cone, if its slant height is 21 m and diameter of its base is 24 m",
    "396*pi m^2",
  ],
  // inverse calculations and chains of formulas
  ["Find the side of a square whose area is 144 cm²", "12 cm"],
  ["The perimeter of a square is 36 m. Find its area.", "81 m^2"],
  ["The circumference of a circle is 44 cm. Find its area.", "154 cm^2"],
  ["The volume of a cylinder is 1540 cm³ and radius is 7 cm, find height", "10 cm"],
  [
    "The curved surface area of a right circular cylinder of height 14 cm is 88 cm². Find the diameter of the base of the cylinder.",
    "2 cm",
  ],
  ["a cube has volume 343 cm³. find its surface area", "294 cm^2"],
  [
    "The volume of a right circular cone is 9856 cm³. If the diameter of the base is 28 cm, find the height of the cone, slant height of the cone and curved surface area of the cone.",
    "h = 48 cm, l = 50 cm, S = 2200 cm^2",
  ],
  // units and money
  ["The length of a rectangle is 1.5 m and breadth 80 cm. Find its area in cm²", "12000 cm^2"],
  ["Find the cost of fencing a square park of side 250 m at the rate of ₹20 per metre.", "₹20000"],
  [
    "A rectangular field is 50 m long and 30 m wide. Find the cost of levelling the field at Rs. 8 per square metre",
    "₹12000",
  ],
  // Hinglish
  ["rectangle ki lambai 8 cm aur chaudai 5 cm hai, kshetrafal nikalo", "40 cm^2"],
  ["circle ka radius 7 cm hai, area nikalo", "154 cm^2"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "Find the area of a rectangle whose length is 8 cm more than its breadth 6 cm",
  "Find the area of a rectangle of length 8 cm, breadth 6 cm and height 4 cm",
  "Find the area of a square of side 5 cm and a circle of radius 7 cm",
  "Find the area of a circle inscribed in a square of side 14 cm",
  "What is not the area of a square of side 5 cm",
  "A rectangle is 8 cm long and 6 kg wide. Find its area",
  "A rectangle is 8 cm long and 6 wide. Find its area",
  "Find the total surface area of an open cylinder of radius 7 cm and height 10 cm",
  "The area of a circle is 8 cm. Find its radius",
  "Find the area of a triangle with sides 1 cm, 2 cm and 5 cm",
  "Find the area of a triangle with base 3 cm, height 4 cm and hypotenuse 7 cm",
  "Find the height of a triangle with sides 13, 14 and 15",
  "Find the area of half of a circle of radius 7 cm",
  "Find the area of a square whose side is 5 cm and whose perimeter is 30 cm",
  "The area of a square of side 5 cm is 30 cm². Find its perimeter",
  "A square field has area 100 m². Find the cost of fencing at ₹5 per m²",
  "Find the cost of painting a room 5 m by 4 m by 3 m at ₹10 per m²",
  "Find the area of a sector of angle 400° and radius 7 cm",
  "The circumference of a circle exceeds the diameter by 16.8 cm. Find the radius",
  "Find the area of a rectangle of length -5 cm and breadth 3 cm",
  "Find the area of 5 squares of side 3 cm",
  "Find the perimeter and the cost of fencing a square park of side 5 m at ₹10 per metre",
  "Find the curved surface area of a cylinder of radius 7 m and height 10 m and the cost of painting it at ₹5 per m²",
  "Find the area of a sector of radius 6 cm and angle 2π/3",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test("every symbol of the formulas and lists is a measure of its figure", () => {
  for (const figure of figures) {
    const own = new Set(figure.measures.map(({ symbol }) => symbol));
    const lists = (figure.lists ?? []).flatMap(({ symbols }) => symbols);
    const used = relationsOf(figure).flatMap(({ left, right }) => [left, ...variablesIn(right)]);
    const named = [...used, ...lists, ...(figure.dimensions ?? [])];
    expect(named.filter((symbol) => !own.has(symbol))).toEqual([]);
  }
});

test.each([
  ["Find the area of a rectangle with length 12 cm and breadth 7 cm", "A"],
  ["The circumference of a circle is 44 cm. Find its area.", "A"],
  ["Find the volume of a cone with radius 6 cm and height 7 cm", "V"],
  ["Find the area of a triangle whose sides are 13 cm, 14 cm and 15 cm.", "A"],
])("a wrong result is not proved: %s", (question, symbol) => {
  const problem = recogniseFigure(readQuestion(question));
  if (!problem) throw new Error("Not recognised");
  const { result } = problem;
  expect(prove(problem, result)).not.toBeNull();
  const value = result.values.get(symbol) ?? exact.zero;
  const wrong = new Map(result.values).set(symbol, exact.add(value, exact.one));
  expect(prove(problem, { ...result, values: wrong })).toBeNull();
});

test("the use of 22 over 7 for π is stated", () => {
  const { steps } = solveOrThrow("Find the circumference of a circle of radius 14 cm").solution;
  expect(steps.some(({ why }) => why.includes("\\frac{22}{7}"))).toBe(true);
});

test.each([
  ["How many spheres of radius 1 cm can be made by melting a sphere of radius 8 cm?", "512"],
  ["How many small balls of radius 1 cm can be made by melting a sphere of radius 8 cm?", "512"],
  ["How many marbles of diameter 2 cm can be made from a sphere of radius 8 cm?", "512"],
  [
    "How many lead shots of diameter 4.2 cm can be made from a cuboid of dimensions 66 cm by 42 cm by 21 cm?",
    "1500",
  ],
  ["How many cubes of side 2 cm can be cut from a cuboid 8 cm by 6 cm by 4 cm?", "24"],
  ["How many cubes of side 3 cm can be cut from a cuboid 9 cm by 8 cm by 3 cm?", "not_supported"],
  ["How many spheres of radius 3 cm can be made from a sphere of radius 4 cm?", "not_supported"],
  [
    "A solid cone of radius 6 cm and height 24 cm is melted and recast into spheres of radius 3 cm. Find the number of spheres so formed.",
    "8",
  ],
  [
    "A metallic sphere of radius 4.2 cm is melted and recast into the shape of a cylinder of radius 6 cm. Find the height of the cylinder.",
    "2.744 cm",
  ],
  [
    "A rectangular park is 30 m long and 20 m wide. A path 2 m wide is built outside around it. Find the area of the path.",
    "216 m^2",
  ],
  [
    "A toy is in the form of a cone of radius 3.5 cm mounted on a hemisphere of same radius. The total height of the toy is 15.5 cm. Find the total surface area of the toy.",
    "214.5 cm^2",
  ],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});
