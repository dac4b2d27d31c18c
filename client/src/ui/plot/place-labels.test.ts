// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Graph } from "#shared/contracts/plot.ts";
import { axisNumbers } from "./axis-numbers.ts";
import { crosses, overlap, type Box } from "#shared/domain/boxes.ts";
import { placeLabels } from "./place-labels.ts";
import { scaleOf } from "./scale.ts";

const frame: Box = { left: 1, top: 1, right: 319, bottom: 259 };
const surroundings = { frame, fontSize: 12, dotRadius: 4, obstacles: [], lines: [] };

const pairsThatOverlap = (boxes: readonly Box[]) =>
  boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => overlap(one, other)));

const inFrame = ({ left, top, right, bottom }: Box) =>
  left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom;

test("a label is beside its point if there is room", () => {
  const [label] = placeLabels([{ at: [100, 100], label: "x = 2" }], surroundings);
  expect(label).toMatchObject({ x: 107, y: 93, leader: null });
});

test("labels of two roots near each other cover neither each other, nor a point, nor a number of the axis", () => {
  const obstacles: Box[] = [{ left: 120, right: 132, top: 112, bottom: 123 }];
  const labels = placeLabels(
    [
      { at: [126, 100], label: "x = 1/2" },
      { at: [137, 100], label: "x = 3/5" },
    ],
    { ...surroundings, obstacles },
  );
  const boxes = labels.map(({ box }) => box);
  expect(pairsThatOverlap([...boxes, ...obstacles])).toEqual([]);
  const [first, second] = labels;
  expect(
    first && second && overlap(first.box, { left: 133, right: 141, top: 96, bottom: 104 }),
  ).toBe(false);
});

test("of two positions a label takes the one that no curve crosses", () => {
  const curve = [
    [100, 100],
    [160, 40],
  ] as const;
  const [label] = placeLabels([{ at: [100, 100], label: "(3, 1)" }], {
    ...surroundings,
    lines: [curve],
  });
  expect(label && crosses(label.box, ...curve)).toBe(false);
});

test("a label is not placed next to a number, because both would be read as one", () => {
  const number: Box = { left: 144, right: 150, top: 84, bottom: 95 };
  const [label] = placeLabels([{ at: [100, 100], label: "x = 2" }], {
    ...surroundings,
    obstacles: [number],
  });
  expect(label?.box.right).toBeLessThan(100);
});

test("a label is placed on two lines beside its point rather than far from it", () => {
  const ring = [
    [77, 89],
    [123, 89],
    [123, 113],
    [77, 113],
    [77, 89],
  ] as const;
  const [label] = placeLabels([{ at: [100, 100], label: "x = 2" }], {
    ...surroundings,
    lines: [ring, ring],
  });
  expect(label?.leader).toBeNull();
});

test.each([
  ["through it", [0, 5], [30, 5], true],
  ["to its left, upright", [5, 0], [5, 10], false],
  ["above it, level", [0, -5], [30, -5], false],
  ["past its corner", [0, 8], [12, 30], false],
  ["ending before it", [0, 5], [9, 5], false],
] as const)("whether a line %s crosses a box", (_where, from, to, does) => {
  expect(crosses({ left: 10, right: 20, top: 0, bottom: 10 }, from, to)).toBe(does);
});

test("four points anywhere, even on top of each other, have readable labels", () => {
  const at = fc.tuple(fc.integer({ min: 12, max: 308 }), fc.integer({ min: 12, max: 248 }));
  const label = fc.constantFrom("x = 2", "x ≈ 0.745", "(0, 0)", "≈ (0.333, -13.6)");
  fc.assert(
    fc.property(fc.array(fc.record({ at, label }), { maxLength: 4 }), (points) => {
      const boxes = placeLabels(points, surroundings).map(({ box }) => box);
      expect(boxes).toHaveLength(points.length);
      expect(pairsThatOverlap(boxes)).toEqual([]);
      expect(boxes.filter((box) => !inFrame(box))).toEqual([]);
    }),
  );
});

test("numbers on the axes don't overlap, also if the axes are near the ticks, and none is cut off", () => {
  const graph = {
    x: { from: -1, to: 60, ticks: [-1, 0, 1, 20, 40], name: "x" },
    y: { from: -2500, to: 2500, ticks: [-2000, -100, 0, 100, 2000], name: "y" },
  } as Graph; // safe: the numbers depend on the axes only
  const atX = scaleOf(graph.x, [12, 308]);
  const atY = scaleOf(graph.y, [248, 12]);
  const scales = { atX, atY, axisX: atX(0), axisY: atY(0) };
  const numbers = axisNumbers(graph, scales, { width: 320, height: 260, margin: 12 });
  const boxes = numbers.map(({ box }) => box);
  expect(pairsThatOverlap(boxes)).toEqual([]);
  expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
  expect(numbers.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["x", "y", "20", "40", "2,000", "−2,000"]),
  );
});
