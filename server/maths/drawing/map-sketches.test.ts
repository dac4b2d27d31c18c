import { expect, test } from "vitest";
import type { Drawing, Point } from "../plot/plot.ts";
import { drawMeasured, type Sizes } from "./measured-figure.ts";
import { pathSketches } from "./path-sketches.ts";
import { type Compass, walkSketch } from "./walk-sketches.ts";

type Figure = Parameters<typeof drawMeasured>[0];

function drawn(sketcher: Figure, given: Readonly<Record<string, number>>, asked: string): Drawing {
  const measures = [
    ...Object.entries(given).map(([symbol, size]) => ({
      symbol,
      name: symbol,
      givenText: `${size} m`,
    })),
    { symbol: asked, name: asked, givenText: null },
  ];
  const sizes: Sizes = given;
  const drawing = drawMeasured(sketcher, { name: "a figure", measures, sizes });
  if (!drawing) throw new Error("nothing was drawn");
  return drawing;
}

function boxes({
  shapes,
}: Drawing): { left: number; right: number; top: number; bottom: number }[] {
  return shapes.flatMap((shape) => {
    if (shape.shape !== "path" || !shape.isClosed) return [];
    const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
    return {
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
}

function pathAround(name: string, given: Readonly<Record<string, number>>) {
  const sketcher = pathSketches[name];
  if (!sketcher) throw new Error(name);
  const drawing = drawn(sketcher, given, "A");
  const [outer, inner] = boxes(drawing);
  if (!outer || !inner) throw new Error("two rectangles");
  const label = (text: string) =>
    drawing.labels.find((each) => each.text === text)?.at ?? [NaN, NaN];
  return { drawing, outer, inner, label };
}

test("a path around a rectangle makes it wider on all sides; the field's own sides are labelled inside it", () => {
  const { drawing, outer, inner, label } = pathAround("a path around a rectangle", {
    l: 30,
    b: 20,
    w: 4,
  });
  const scale = (inner.right - inner.left) / 30;
  expect((inner.bottom - inner.top) / scale).toBeCloseTo(20, 0);
  expect((outer.right - inner.right) / scale).toBeCloseTo(4, 0);
  expect((inner.top - outer.top) / scale).toBeCloseTo(4, 0);
  expect(label("30 m")[1]).toBeLessThan(inner.bottom);
  expect(label("20 m")[0]).toBeGreaterThan(inner.left);
  expect(label("4 m")[0]).toBeGreaterThan(outer.right);
  expect(label("path: ?")[1]).toBeLessThan(inner.top);
  expect(drawing.description).not.toContain("Not to scale");
});

test("a path inside leaves a smaller rectangle, labelled outside; a thin path is drawn wider", () => {
  const { drawing, outer, inner, label } = pathAround("a path inside a square", { s: 50, w: 1 });
  expect(outer.right - outer.left).toBeCloseTo(outer.bottom - outer.top, 0);
  expect((outer.right - inner.right) / (outer.right - outer.left)).toBeCloseTo(1 / 25, 2);
  expect(label("50 m")[1]).toBeGreaterThan(outer.bottom);
  expect(drawing.description).toContain("Not to scale.");
});

function walk(ways: Compass[], given: Readonly<Record<string, number>>) {
  const drawing = drawn(walkSketch(ways), given, "d");
  const lines = drawing.shapes.flatMap((shape) => (shape.shape === "path" ? [shape] : []));
  const legs = lines
    .filter(({ stroke }) => stroke === "blue")
    .map(({ points: [from = [0, 0], to = [0, 0]] }): Point => [to[0] - from[0], from[1] - to[1]]);
  const straight = lines.find(({ isDashed }) => isDashed);
  return { drawing, legs, straight: straight?.points ?? [] };
}

test("a walk follows the compass directions, its legs to scale, and the way back is the unknown", () => {
  const { drawing, legs, straight } = walk(["west", "north"], { a: 15, b: 8 });
  const [[west, level] = [0, 0], [plumb, north] = [0, 0]] = legs;
  expect(level).toBeCloseTo(0, 0);
  expect(plumb).toBeCloseTo(0, 0);
  expect(west).toBeLessThan(0);
  expect(north / -west).toBeCloseTo(8 / 15, 1);
  const [from = [0, 0], to = [0, 0]] = straight;
  expect(Math.hypot(to[0] - from[0], to[1] - from[1]) / north).toBeCloseTo(17 / 8, 1);
  expect(drawing.labels.map(({ text }) => text).toSorted()).toEqual(
    ["15 m", "8 m", "?", "N", "start"].toSorted(),
  );
});

test("a walk of three legs returns on the third one", () => {
  const { legs } = walk(["south", "east", "north"], { a: 4, b: 3, c: 2 });
  const [[, down] = [0, 0], [across] = [0, 0], [, up] = [0, 0]] = legs;
  expect(up / -down).toBeCloseTo(1 / 2, 1);
  expect(across / up).toBeCloseTo(3 / 2, 1);
});
