import { expect, test } from "vitest";
import type { Drawing, Point } from "../plot/plot.ts";
import type { MarkedAngle } from "./angles-drawing.ts";
import {
  drawCyclicQuadrilateral,
  drawExteriorAngle,
  drawTransversal,
} from "./lines-and-angles-drawing.ts";
import {
  drawParallelogramOfAngles,
  drawPolygonCorner,
  drawPolygonOfAngles,
  drawRegularPolygon,
} from "./polygon-drawing.ts";

const named = { title: "The figure", description: "A figure." };
const marked = (...all: number[]): MarkedAngle[] =>
  all.map((degrees) => ({ degrees, text: `${degrees}°` }));

function paths(drawing: Drawing | null): Point[][] {
  return (drawing?.shapes ?? []).flatMap((shape) => (shape.shape === "path" ? [shape.points] : []));
}

function outline(drawing: Drawing | null): Point[] {
  const closed = drawing?.shapes.find((shape) => shape.shape === "path" && shape.isClosed);
  return closed?.shape === "path" ? closed.points : [];
}

const turnOf = ([x, y]: Point, [toX, toY]: Point) => (Math.atan2(y - toY, toX - x) * 180) / Math.PI;

/** The angle at each vertex of a closed path, in degrees. */
function anglesOf(corners: readonly Point[]): number[] {
  return corners.map((corner, at) => {
    const [next, before] = [corners[(at + 1) % corners.length], corners.at(at - 1)];
    const opening = turnOf(corner, before ?? corner) - turnOf(corner, next ?? corner);
    return Math.round((opening + 720) % 360);
  });
}

/** The arcs of the marked angles, in degrees, in order. */
function arcsOf(drawing: Drawing | null): number[] {
  return (drawing?.shapes ?? []).flatMap((shape) =>
    shape.shape === "arc" && shape.to - shape.from < 360 ? [Math.round(shape.to - shape.from)] : [],
  );
}

test("a quadrilateral has its four angles in order, each with its measure", () => {
  const drawing = drawPolygonOfAngles({ ...named, angles: marked(80, 95, 70, 115) });
  expect(anglesOf(outline(drawing))).toEqual([80, 95, 70, 115]);
  expect(drawing?.labels.map(({ text }) => text)).toEqual(["80°", "95°", "70°", "115°"]);
  expect(drawPolygonOfAngles({ ...named, angles: marked(5, 175, 5, 175) })).toBeNull();
});

test("a parallelogram has two long and two short sides, and the angles in order", () => {
  const drawing = drawParallelogramOfAngles({ ...named, angles: marked(70, 110) });
  expect(anglesOf(outline(drawing))).toEqual([70, 110, 70, 110]);
  expect(drawing?.labels).toHaveLength(2);
});

test("co-interior angles are between parallel lines on one side of the transversal", () => {
  const drawing = drawTransversal({ ...named, angles: marked(65, 115) });
  expect(arcsOf(drawing)).toEqual([65, 115]);
  const heights = paths(drawing).flatMap(([from, to]) =>
    from && to && from[1] === to[1] ? [from[1]] : [],
  );
  expect(heights).toHaveLength(2);
  const words = drawing?.labels.map(({ at: [, y] }) => y) ?? [];
  // From bottom to top: a line, the two angles, the other line.
  const upwards = [heights[0], ...words, heights[1]];
  expect(upwards).toEqual(upwards.toSorted((one = 0, other = 0) => other - one));
});

test("a cyclic quadrilateral is in its circle, its vertices named around it from the given one", () => {
  const [first, second] = marked(80, 100);
  if (!first || !second) throw new Error("two angles");
  const angles = [
    { ...first, name: "Q" },
    { ...second, name: "S" },
  ];
  const drawing = drawCyclicQuadrilateral({ ...named, angles });
  const corners = outline(drawing);
  const [one, , opposite] = anglesOf(corners);
  expect([one, opposite]).toEqual([80, 100]);
  const circle = drawing?.shapes.find(({ shape }) => shape === "arc");
  if (circle?.shape !== "arc") throw new Error("no circle");
  for (const [x, y] of corners) {
    expect(Math.hypot(x - circle.centre[0], y - circle.centre[1])).toBeCloseTo(circle.radii[0], 0);
  }
  const texts = drawing?.labels.map(({ text }) => text);
  expect(texts).toEqual(["80°", "100°", "Q", "R", "S", "P"]);
});

test("an exterior angle is outside the triangle, next to its linear pair", () => {
  const [inner, other, whole] = marked(40, 70, 110);
  if (!inner || !other || !whole) throw new Error("three angles");
  const drawing = drawExteriorAngle({ ...named, angles: [inner, other], whole });
  const corners = outline(drawing);
  expect(anglesOf(corners)).toEqual([40, 70, 70]);
  expect(arcsOf(drawing)).toEqual([40, 70, 110]);
  const outside = drawing?.labels.find(({ text }) => text === "110°");
  expect(outside?.at[0]).toBeGreaterThan(corners[1]?.[0] ?? Infinity);
});

test.each([
  ["sum", 8, 8, 1],
  ["interior", 5, 1, 1],
  ["exterior", 9, 1, 1],
  ["diagonals", 6, 0, 0],
] as const)("a regular polygon for its %s", (mark, sides, arcs, words) => {
  const drawing = drawRegularPolygon(sides, mark, named);
  const angles = anglesOf(outline(drawing));
  expect(angles).toEqual(angles.map(() => 180 - 360 / sides));
  expect(angles).toHaveLength(sides);
  expect(arcsOf(drawing)).toHaveLength(arcs);
  expect(drawing?.labels).toHaveLength(words);
  const inside = drawing?.shapes.filter(({ isDashed }) => isDashed) ?? [];
  expect(inside).toHaveLength({ sum: 0, interior: 0, exterior: 1, diagonals: sides - 3 }[mark]);
  expect(drawRegularPolygon(30, mark, named)).toBeNull();
});

test("a polygon turns at a vertex by its exterior angle, and does not show the number of sides", () => {
  for (const marked of ["exterior", "interior"] as const) {
    const drawing = drawPolygonCorner({ ...named, exterior: 45, marked, text: "?" });
    const [before, vertex, after] = paths(drawing)[0] ?? [];
    if (!before || !vertex || !after) throw new Error("no corner");
    expect(turnOf(vertex, after) - turnOf(before, vertex)).toBeCloseTo(45, 0);
    expect(arcsOf(drawing)).toEqual([marked === "exterior" ? 45 : 135]);
    expect(outline(drawing)).toEqual([]);
  }
});
