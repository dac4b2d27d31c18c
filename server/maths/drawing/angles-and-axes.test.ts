import { expect, test } from "vitest";
import type { Drawing, Point } from "../plot/plot.ts";
import { drawAnglesAtPoint, drawTriangleOfAngles } from "./angles-drawing.ts";
import { drawPoints } from "./axes-drawing.ts";
import { drawTriangle } from "./triangle-drawing.ts";

const named = { title: "The figure", description: "A figure." };

function firstPath(drawing: Drawing | null): Point[] {
  const [first] = drawing?.shapes ?? [];
  return first?.shape === "path" ? first.points : [];
}

function directions(drawing: Drawing | null): number[] {
  const lines = drawing?.shapes.filter(
    ({ shape, weight }) => shape === "path" && weight === "normal",
  );
  return (lines ?? []).map((line) => {
    const [[x, y] = [0, 0], [endX, endY] = [0, 0]] = line.shape === "path" ? line.points : [];
    return (Math.atan2(y - endY, endX - x) * 180) / Math.PI;
  });
}

test("a triangle has its sides opposite their vertices, a right-angle mark, and a mark on the unknown", () => {
  const drawing = drawTriangle({
    ...named,
    sides: [3, 4, 5],
    names: ["A", "B", "C"],
    sideMarks: [{ text: "3 cm" }, { text: "4 cm" }, { text: "?", isAsked: true }],
    angleMarks: [null, null, { text: "90°" }],
  });
  const [a, b, c] = firstPath(drawing);
  const length = (one?: Point, other?: Point) =>
    one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : NaN;
  expect(length(b, c) / length(a, b)).toBeCloseTo(3 / 5, 2);
  expect(length(a, c) / length(a, b)).toBeCloseTo(4 / 5, 2);
  expect(drawing?.labels.map(({ text }) => text)).toEqual(["A", "B", "C", "3 cm", "4 cm", "?"]);
  expect(drawing?.labels.find(({ text }) => text === "?")?.tone).toBe("red");
});

test("angles at a point are adjacent and to scale; tiny ones aren't drawn", () => {
  const angles = [
    { degrees: 65, text: "65°" },
    { degrees: 115, text: "x", isAsked: true },
  ];
  const [first = NaN, second = NaN, third = NaN] = directions(
    drawAnglesAtPoint({ ...named, angles }),
  );
  expect(first).toBeCloseTo(0, 0);
  expect(second).toBeCloseTo(65, 0);
  expect(Math.abs(third)).toBeCloseTo(180, 0);
  const tiny = [{ degrees: 2, text: "2°" }, ...angles];
  expect(drawAnglesAtPoint({ ...named, angles: tiny })).toBeNull();
  expect(drawTriangleOfAngles({ ...named, angles })).toBeNull();
});

test("points are between the axes at their coordinates, and too long a range isn't drawn", () => {
  const points = [
    { at: [2, 3] satisfies Point, text: "A(2, 3)" },
    { at: [-4, 1] satisfies Point, text: "B(−4, 1)" },
  ];
  const figure = { ...named, shows: "question" as const, points, lines: [] };
  const drawing = drawPoints(figure);
  const dots = (drawing?.shapes ?? []).flatMap((shape) =>
    shape.shape === "arc" ? [shape.centre] : [],
  );
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = dots;
  expect((by - ay) / (ax - bx)).toBeCloseTo(2 / 6, 2);
  const far = { at: [90, 1] satisfies Point, text: "C(90, 1)" };
  expect(drawPoints({ ...figure, points: [...points, far] })).toBeNull();
});
