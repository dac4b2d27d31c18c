import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import type { Arc, Drawing, Path, Plot, Point } from "../plot/plot.ts";
import { refractionDrawing } from "./refraction-drawing.ts";

function plotOf(question: string): Plot {
  const outcome = solveQuestion(question, { grade: 10 });
  const plot = outcome.kind === "solved" ? outcome.solution.plot : undefined;
  if (!plot) throw new Error(`${question}: no plot`);
  return plot;
}

function drawingOf(question: string): Drawing {
  const plot = plotOf(question);
  if (plot.kind !== "drawing") throw new Error(`${question}: a ${plot.kind}`);
  return plot;
}

const pathsOf = ({ shapes }: Drawing): Path[] =>
  shapes.flatMap((shape) => (shape.shape === "path" ? [shape] : []));
const arcsOf = ({ shapes }: Drawing): Arc[] =>
  shapes.flatMap((shape) => (shape.shape === "arc" ? [shape] : []));
const origin: Point = [0, 0];
const wordsOf = ({ labels }: Drawing) => labels.map(({ text }) => text);

/** Resistors are lines of eight points. */
const resistorsOf = (drawing: Drawing) =>
  pathsOf(drawing).filter(({ points }) => points.length === 8);
const heightOf = ({ points: [first] }: Path) => first?.[1] ?? 0;
const startOf = ({ points: [first] }: Path) => first?.[0] ?? 0;

test("resistors in series are on one wire, those in parallel one below the other", () => {
  const series = resistorsOf(
    drawingOf(
      "Three resistors of 2 ohm, 3 ohm and 5 ohm are connected in series to a 10 V battery. Find the current.",
    ),
  );
  expect(new Set(series.map(heightOf)).size).toBe(1);
  expect(new Set(series.map(startOf)).size).toBe(3);
  const parallel = resistorsOf(
    drawingOf(
      "Resistors of 6 ohm and 3 ohm are connected in parallel. Find the equivalent resistance.",
    ),
  );
  expect(new Set(parallel.map(heightOf)).size).toBe(2);
  expect(new Set(parallel.map(startOf)).size).toBe(1);
});

test.each([
  [
    "Three resistors of 2 ohm, 3 ohm and 5 ohm are connected in series to a 10 V battery. Find the current.",
    ["2 Ω", "3 Ω", "5 Ω", "10 V", "A", "?"],
  ],
  [
    "Resistors of 5 ohm and 10 ohm are connected in parallel across a 6 V battery. Find the current through each resistor.",
    ["5 Ω", "10 Ω", "6 V", "I₁ = ?", "I₂ = ?"],
  ],
  [
    "A 2 ohm resistor is connected in series with a parallel combination of 3 ohm and 6 ohm. Find the total resistance.",
    ["2 Ω", "3 Ω", "6 Ω"],
  ],
])("the circuit of “%s” has the values of the question", (question, words) => {
  const drawing = drawingOf(question);
  expect(drawing.shows).toBe("question");
  expect(wordsOf(drawing).toSorted()).toEqual(words.toSorted());
});

/** The arrows of object and image are the bold ones. */
function arrowsOf(drawing: Drawing): [Path, Path] {
  const [object, image] = pathsOf(drawing).filter(
    ({ weight, arrows }) => weight === "bold" && arrows === "end",
  );
  if (!object || !image) throw new Error("No object or image");
  return [object, image];
}

const tall = ({ points: [foot, tip] }: Path) => (foot?.[1] ?? 0) - (tip?.[1] ?? 0);
const redDots = (drawing: Drawing) =>
  arcsOf(drawing).flatMap(({ stroke, centre }) => (stroke === "red" ? [centre] : []));

/** The point where the line through two points has a given height. */
function meets([x, y]: Point, [toX, toY]: Point, height: number): number {
  return x + ((height - y) * (toX - x)) / (toY - y);
}

test.each([
  [
    "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image and the magnification.",
    -2,
    2,
  ],
  [
    "An object is placed 10 cm in front of a convex lens of focal length 15 cm. Find the position of the image.",
    3,
    -3,
  ],
  [
    "An object is placed 30 cm from a concave lens of focal length 15 cm. Find the position of the image.",
    1 / 3,
    -1 / 3,
  ],
  [
    "An object is placed 30 cm in front of a concave mirror of focal length 20 cm. Find the position of the image.",
    -2,
    -2,
  ],
  [
    "An object is placed 20 cm in front of a convex mirror of focal length 20 cm. Find the position of the image.",
    1 / 2,
    1 / 2,
  ],
])("%s The image is drawn to scale", (question, magnification, along) => {
  const drawing = drawingOf(question);
  const [object, image] = arrowsOf(drawing);
  expect(tall(image) / tall(object)).toBeCloseTo(magnification, 1);
  // The device is where the ray through the centre crosses the axis.
  const axis = object.points[0]?.[1] ?? 0;
  const rays = pathsOf(drawing).filter(({ stroke }) => stroke === "yellow");
  const middle = rays.flatMap(({ points }) => points).find(([, y]) => Math.abs(y - axis) < 0.2);
  const from = (path: Path) => (path.points[0]?.[0] ?? 0) - (middle?.[0] ?? 0);
  expect(from(image) / -from(object)).toBeCloseTo(along, 1);
});

test("the ray parallel to the axis passes through the focus behind a convex lens", () => {
  const drawing = drawingOf(
    "An object is placed 30 cm in front of a convex lens of focal length 20 cm. Find the position of the image and the magnification.",
  );
  const [object] = arrowsOf(drawing);
  const [axis = 0, height = 0] = object.points.map(([, y]) => y);
  const bent = pathsOf(drawing).find(
    ({ stroke, points }) =>
      stroke === "yellow" && points[0]?.[1] === height && points.at(-1)?.[1] !== height,
  );
  const [start, end] = [bent?.points[0] ?? origin, bent?.points.at(-1) ?? origin];
  const foci = redDots(drawing).map(([x]) => x);
  expect(foci.some((x) => Math.abs(x - meets(start, end, axis)) < 1)).toBe(true);
});

test("a ray is refracted at its true angles", () => {
  const drawing = refractionDrawing({
    incidence: 45,
    refraction: 28,
    texts: ["i = 45°", "r = ?"],
    title: "The refracted ray",
    description: "A ray.",
  });
  const out = drawing?.shapes.findLast(
    (shape): shape is Path => shape.shape === "path" && shape.stroke === "yellow",
  );
  const [foot, end] = [out?.points[0] ?? origin, out?.points[1] ?? origin];
  const degrees = (Math.atan2(end[0] - foot[0], end[1] - foot[1]) * 180) / Math.PI;
  expect(degrees).toBeCloseTo(28, 0);
});

test("an inclined plane has the angle given in the question", () => {
  const drawing = drawingOf(
    "A block slides down a frictionless incline at an angle of 30° with the horizontal. Find its acceleration.",
  );
  const slope = pathsOf(drawing).find(({ isClosed, points }) => isClosed && points.length === 3);
  const [[left, low], [right, high]] = [slope?.points[0] ?? origin, slope?.points[2] ?? origin];
  expect((Math.atan2(low - high, right - left) * 180) / Math.PI).toBeCloseTo(30, 0);
});

test("the velocity increases along a straight line, and the area below it is shaded", () => {
  const plot = plotOf(
    "A car starts from rest and accelerates at 2 m/s^2 for 5 s. Find its final velocity and the distance covered.",
  );
  if (plot.kind !== "graph") throw new Error("No graph");
  expect(plot.curves[0]?.pieces).toEqual([
    [
      [0, 0],
      [5, 10],
    ],
  ]);
  expect(plot.regions).toHaveLength(1);
});
