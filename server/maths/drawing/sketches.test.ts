import { expect, test } from "vitest";
import type { Arc, Drawing, Path, Point } from "../plot/plot.ts";
import { circleSketches } from "./circle-sketches.ts";
import { combinedSolidSketches } from "./combined-solid-sketches.ts";
import { drawMeasured, type Sizes } from "./measured-figure.ts";
import { regularSketches } from "./regular-sketches.ts";
import { rightTriangleSketches } from "./right-triangle-sketches.ts";
import { solidSketches } from "./solid-sketches.ts";
import { straightSketches } from "./straight-sketches.ts";

const sketches = {
  ...straightSketches,
  ...regularSketches,
  ...rightTriangleSketches,
  ...circleSketches,
  ...solidSketches,
  ...combinedSolidSketches,
};

function draw(name: string, given: Record<string, string>, asked: string[], sizes: Sizes) {
  const sketcher = sketches[name];
  if (!sketcher) throw new Error(`no sketch of ${name}`);
  const measures = [
    ...Object.entries(given).map(([symbol, text]) => ({ symbol, name: symbol, givenText: text })),
    ...asked.map((symbol) => ({ symbol, name: symbol, givenText: null })),
  ];
  return drawMeasured(sketcher, { name, measures, sizes });
}

function drawn(...figure: Parameters<typeof draw>): Drawing {
  const drawing = draw(...figure);
  if (!drawing) throw new Error("nothing was drawn");
  return drawing;
}

const isPath = (shape: Path | Arc): shape is Path => shape.shape === "path";
const isArc = (shape: Path | Arc): shape is Arc => shape.shape === "arc";
const pathsOf = ({ shapes }: Drawing) => shapes.filter(isPath);
const outlineOf = (drawing: Drawing) =>
  pathsOf(drawing).find(({ isClosed }) => isClosed)?.points ?? [];
const lengthOf = ([one, other]: readonly (Point | undefined)[]) =>
  one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : NaN;
const textsOf = ({ labels }: Drawing) => labels.map(({ text }) => text);

/** In degrees, at the second of three points. */
function angleAt([one, vertex, other]: readonly (Point | undefined)[]): number {
  if (!one || !vertex || !other) return NaN;
  const turn = ([x, y]: Point) => Math.atan2(y - vertex[1], x - vertex[0]);
  const degrees = Math.abs(((turn(one) - turn(other)) * 180) / Math.PI);
  return Math.min(degrees, 360 - degrees);
}

test("a rectangle has the proportions of its sides, the given values next to them and a mark at the unknown", () => {
  const drawing = drawn("a rectangle", { l: "12 cm", b: "5 cm" }, ["d"], { l: 12, b: 5, d: 13 });
  const [a, b, c] = outlineOf(drawing);
  expect(lengthOf([a, b]) / lengthOf([b, c])).toBeCloseTo(12 / 5, 1);
  expect(textsOf(drawing)).toEqual(["12 cm", "5 cm", "?"]);
  expect(drawing.shapes.filter((shape) => shape.isDashed)).toHaveLength(1);
  expect(drawing.description).toBe("A rectangle with l 12 cm and b 5 cm. The d is to be found.");
});

test("a rectangle that would be too thin is drawn wider, and the description says so", () => {
  const drawing = drawn("a rectangle", { l: "50 m", b: "1 m" }, [], { l: 50, b: 1 });
  const [a, b, c] = outlineOf(drawing);
  expect(lengthOf([a, b]) / lengthOf([b, c])).toBeCloseTo(5, 1);
  expect(drawing.description).toContain("Not to scale.");
});

test("a measure that is not a line of the figure is labelled below it", () => {
  const drawing = drawn("a square", { P: "36 m" }, ["A"], { a: 9, P: 36, A: 81 });
  const [corner] = outlineOf(drawing);
  expect(textsOf(drawing)).toEqual(["P 36 m"]);
  expect(drawing.labels[0]?.at[1]).toBeGreaterThan(corner?.[1] ?? Infinity);
});

test("a triangle with three given sides is drawn to scale, and a degenerate one isn't drawn", () => {
  const sides = { a: "13 cm", b: "14 cm", c: "15 cm" };
  const [left, right, top] = outlineOf(drawn("a triangle", sides, [], { a: 13, b: 14, c: 15 }));
  const unit = lengthOf([left, right]) / 13;
  expect(lengthOf([right, top]) / unit).toBeCloseTo(14, 0);
  expect(lengthOf([top, left]) / unit).toBeCloseTo(15, 0);
  expect(draw("a triangle", sides, [], { a: 20, b: 10.1, c: 10 })).toBeNull();
});

test("a rhombus is drawn from its diagonals, which cross at a right angle", () => {
  const known = { d_1: 16, d_2: 12, a: 10 };
  const [left, bottom, right, top] = outlineOf(
    drawn("a rhombus", { d_1: "16", d_2: "12" }, ["a"], known),
  );
  expect(lengthOf([left, right]) / lengthOf([bottom, top])).toBeCloseTo(16 / 12, 1);
});

test.each(["a rhombus", "a kite"])(
  "both diagonals of %s are measured from end to end outside it, where no half can be meant",
  (name) => {
    for (const sizes of [
      { d_1: 10, d_2: 24 },
      { d_1: 24, d_2: 10 },
      { d_1: 8, d_2: 8 },
    ]) {
      const drawing = drawn(name, { d_1: "10 cm", d_2: "24 cm" }, [], sizes);
      const outline = outlineOf(drawing);
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      const isOutside = ([x, y]: Point) =>
        x < Math.min(...xs) || x > Math.max(...xs) || y < Math.min(...ys) || y > Math.max(...ys);
      expect(drawing.labels.map(({ at }) => isOutside(at))).toEqual([true, true]);
      const spans = pathsOf(drawing).filter(({ arrows }) => arrows === "both");
      const [left, bottom, right, top] = outline;
      expect(lengthOf(spans[0]?.points ?? [])).toBeCloseTo(lengthOf([left, right]), 0);
      expect(lengthOf(spans[1]?.points ?? [])).toBeCloseTo(lengthOf([bottom, top]), 0);
    }
  },
);

test.each([
  ["the right triangle of height, distance and line of sight", { d: 30, θ: 60, h: 52 }],
  ["a right triangle", { d: 30, θ: 60 }],
  ["a right triangle", { l: 12, φ: 30 }],
  ["the right triangle of string, height and ground", { h: 60, θ: 60, l: 69 }],
] as const)("an angle of 60° is drawn as 60°: %s", (name, sizes) => {
  const given = Object.fromEntries(Object.keys(sizes).map((symbol) => [symbol, "given"]));
  const [left, foot, top] = outlineOf(drawn(name, given, [], sizes));
  expect(angleAt([foot, left, top])).toBeCloseTo(60, 0);
  expect(angleAt([left, foot, top])).toBeCloseTo(90, 0);
});

test("a sector has its angle, and one of 300° is the larger part of the circle", () => {
  for (const degrees of [60, 120, 300]) {
    const given = { r: "21 cm", θ: `${degrees}°` };
    const outline = outlineOf(drawn("a sector", given, ["L"], { r: 21, θ: degrees }));
    const ends = [outline[1], outline[0], outline.at(-1)];
    expect(angleAt(ends)).toBeCloseTo(Math.min(degrees, 360 - degrees), 0);
  }
});

test("a chord has the given distance from the centre", () => {
  const chord = drawn("a chord of a circle", { r: "10", d: "6" }, ["c"], { r: 10, d: 6, c: 16 });
  const circle = chord.shapes.find(isArc);
  const line = pathsOf(chord).find(({ isDashed }) => !isDashed)?.points ?? [];
  if (!circle) throw new Error("no circle was drawn");
  const [radius] = circle.radii;
  expect(((line[0]?.[1] ?? NaN) - circle.centre[1]) / radius).toBeCloseTo(0.6, 1);
  expect(lengthOf(line) / radius).toBeCloseTo(1.6, 1);
});

test("a tangent meets its radius at a right angle", () => {
  const sizes = { r: 5, d: 13, t: 12 };
  const tangent = drawn("a tangent of a circle", { r: "5", d: "13" }, ["t"], sizes);
  const [centre, outside, contact] = outlineOf(tangent);
  expect(angleAt([centre, contact, outside])).toBeCloseTo(90, 0);
});

test.each([
  ["a cylinder", { r: 7, h: 10 }],
  ["a cone", { r: 7, h: 10 }],
] as const)("%s has the given width and height", (name, sizes) => {
  const outline = outlineOf(drawn(name, { r: "7 cm", h: "10 cm" }, [], sizes));
  const [left, right] = outline;
  const heights = outline.map(([, y]) => y);
  const height = Math.max(...heights) - Math.min(...heights);
  expect(lengthOf([left, right]) / height).toBeCloseTo(14 / 10, 1);
});

test("every sketch is drawn from all computable measures, and does not show unknown ones", () => {
  const sizes = {
    a: 5,
    b: 6,
    c: 5,
    d: 4,
    h: 4,
    k: 2,
    l: 6,
    r: 3,
    t: 3,
    w: 2,
    R: 5,
    H: 9,
    L: 9,
    θ: 70,
    d_1: 6,
    d_2: 8,
    h_1: 2,
    h_2: 3,
    r_1: 4,
    r_2: 2,
  };
  const drawnOnes = Object.keys(sketches).filter((name) => {
    const known =
      name === "a tangent of a circle"
        ? { r: 3, d: 5, t: 4 }
        : name.startsWith("a chord")
          ? { r: 5, d: 3 }
          : sizes;
    return draw(name, { r: "3 cm" }, [], known) !== null;
  });
  expect(drawnOnes).toEqual(Object.keys(sketches));
});
