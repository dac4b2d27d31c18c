import { overlap, textBox } from "./boxes.ts";
import { expect, test } from "vitest";
import type { Drawing, Point } from "../plot/plot.ts";
import { middleOf } from "./directions.ts";
import type { Part } from "./frame.ts";
import { angleLabel, cornerLabel, pointLabel, sideLabel, wordAt } from "./labels.ts";
import { angleArc, arc, circle, line, polygon, rightAngle } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

const draw = (parts: Part[], mostScale?: number) =>
  drawSheet({
    title: "The figure",
    description: "A figure.",
    shows: "question",
    parts,
    ...(mostScale !== undefined && { mostScale }),
  });

function lettered(corners: Point[], sides: string[], angles: string[]): Part[] {
  const away = middleOf(corners);
  const around = (at: number): Point => corners.at(at % corners.length) ?? away;
  return [
    polygon(corners),
    ...corners.map((corner, at) => cornerLabel(corner, "ABCDEFGH"[at] ?? "", { away })),
    ...sides.map((text, at) => sideLabel([around(at), around(at + 1)], text, { away })),
    ...angles.flatMap((text, at) => [
      angleArc(around(at), around(at + 1), around(at - 1)),
      angleLabel([around(at), around(at + 1), around(at - 1)], text),
    ]),
  ];
}

const boxesOf = ({ labels }: Drawing) =>
  labels.map(({ text, at: [x, y], anchor }) => textBox(text, 13, { x, y, anchor }));

const hardCases: [name: string, parts: Part[], mostScale?: number][] = [
  [
    "a triangle with all of its measures",
    lettered(
      [
        [0, 0],
        [7, 0],
        [2, 5],
      ],
      ["7 cm", "7.07 cm", "5.39 cm"],
      ["68.2°", "45°", "66.8°"],
    ),
  ],
  [
    "a flat triangle",
    lettered(
      [
        [0, 0],
        [20, 0],
        [11, 1.6],
      ],
      ["20 cm", "9.14 cm", "11.12 cm"],
      ["8.3°", "10.1°", "161.6°"],
    ),
  ],
  [
    "a needle that stands upright",
    lettered(
      [
        [0, 0],
        [1, 0],
        [0, 15],
      ],
      ["100 m", "1503.3 m", "1500 m"],
      ["90°", "86.2°", "3.8°"],
    ),
  ],
  [
    "an octagon with letters and sides",
    lettered(
      Array.from({ length: 8 }, (_, at): Point => {
        const angle = (at * Math.PI) / 4;
        return [Math.cos(angle), Math.sin(angle)];
      }),
      Array.from({ length: 8 }, () => "12.5 cm"),
      [],
    ),
  ],
  [
    "points that crowd",
    Array.from({ length: 6 }, (_, at): Part[] => {
      const point: Point = [at % 3, Math.floor(at / 3)];
      return [circle(point, 0.05), pointLabel(point, `P(${at}, ${at})`)];
    }).flat(),
    20,
  ],
  [
    "words in the middle of one place",
    [circle([0, 0], 3), wordAt([0, 0], "O"), wordAt([0, 0], "r = 7 cm")],
  ],
];

test.each(hardCases)("no label covers another or leaves the sheet: %s", (_, parts, mostScale) => {
  const drawing = draw(parts, mostScale);
  if (!drawing) throw new Error("nothing was drawn");
  const boxes = boxesOf(drawing);
  expect(boxes).toHaveLength(parts.filter(({ kind }) => kind === "label").length);
  for (const [at, box] of boxes.entries()) {
    expect(boxes.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(drawing.height);
  }
  expect(drawing.height).toBeGreaterThanOrEqual(80);
  expect(drawing.height).toBeLessThanOrEqual(300);
});

test("the figure is drawn to scale with y upwards, and a right-angle mark keeps its size", () => {
  const [a, b, c]: [Point, Point, Point] = [
    [0, 0],
    [40, 0],
    [0, 30],
  ];
  const drawing = draw([polygon([a, b, c]), rightAngle(a, b, c), arc(a, [20, 10], { to: 90 })]);
  const pathOf = (at: number): Point[] => {
    const shape = drawing?.shapes[at];
    return shape?.shape === "path" ? shape.points : [];
  };
  const [corner, right, top] = pathOf(0).map(([x, y]) => ({ x, y }));
  if (!corner || !right || !top) throw new Error("no triangle was drawn");
  expect(right.y).toBe(corner.y);
  expect(top.x).toBe(corner.x);
  const across = right.x - corner.x;
  expect((corner.y - top.y) / across).toBeCloseTo(0.75, 2);
  expect(pathOf(1)[0]).toEqual([corner.x + 10, corner.y]);
  const quarter = drawing?.shapes[2];
  expect(quarter?.shape === "arc" && quarter.radii[0] / across).toBeCloseTo(0.5, 2);
});

test("if a label has room nowhere, there is no drawing", () => {
  const long = "a word that is much too long for any sheet of ours, whatever the figure";
  expect(
    draw([
      line([
        [0, 0],
        [1, 0],
      ]),
      pointLabel([0, 0], long),
    ]),
  ).toBeNull();
});

test("a label of a side is on its outer side and crosses no line", () => {
  const corners: Point[] = [
    [0, 0],
    [4, 0],
    [0, 3],
  ];
  const away = middleOf(corners);
  const drawing = draw([
    polygon(corners),
    sideLabel(
      [
        [0, 0],
        [4, 0],
      ],
      "4 cm",
      { away },
    ),
  ]);
  const [triangle] = drawing?.shapes ?? [];
  const bottom = triangle?.shape === "path" ? (triangle.points[0]?.[1] ?? 0) : 0;
  const [box] = drawing ? boxesOf(drawing) : [];
  expect(box?.top).toBeGreaterThan(bottom);
});
