import type { Point } from "../plot/plot.ts";
import { middleOf } from "./directions.ts";
import type { Part } from "./frame.ts";
import {
  alongArrow,
  alongDashed,
  alongSide,
  drawable,
  type MeasurePlace,
  type Sizes,
  type Sketch,
  type Sketcher,
} from "./measured-figure.ts";
import { dashedPen, equalMarks, line, polygon, rightAngle } from "./shapes.ts";

const filled = { fill: "blue" } as const;

/** All sides of a polygon, labelled outside it. */
export function sidesOf(corners: readonly Point[]): (at: number) => MeasurePlace {
  const away = middleOf(corners);
  const corner = (at: number) => corners[at % corners.length] ?? away;
  return (at) => alongSide(corner(at), corner(at + 1), away);
}

const rectangle: Sketcher = (sizes) => {
  const { size, isToScale } = drawable(sizes, { l: 3, b: 2 });
  return rectangular(size.l, size.b, isToScale, ({ side, corners: [a, , c] }) => ({
    l: side(0),
    b: side(1),
    d: alongDashed([a, c], [size.l, 0]),
  }));
};

const square: Sketcher = (sizes) => {
  const { size } = drawable(sizes, { a: 1 });
  return rectangular(size.a, size.a, true, ({ side, corners: [a, b, c] }) => ({
    a: { ...side(0), lines: [...equalMarks(b, c, 1), ...equalMarks(a, b, 0)] },
    d: alongDashed([a, c], b),
  }));
};

type Corners = [Point, Point, Point, Point];

function rectangular(
  across: number,
  up: number,
  isToScale: boolean,
  places: (figure: { side: (at: number) => MeasurePlace; corners: Corners }) => Sketch["places"],
): Sketch {
  const corners: Corners = [
    [0, 0],
    [across, 0],
    [across, up],
    [0, up],
  ];
  const [a, b, , d] = corners;
  const shapes = [polygon(corners, filled), rightAngle(a, b, d)];
  return { shapes, places: places({ side: sidesOf(corners), corners }), isToScale };
}

/** A triangle on its base, its height drawn if it is named. */
function onBase(
  { base, up, foot }: { base: number; up: number; foot: number },
  isToScale: boolean,
  names: { base?: string; left?: string; right?: string; height?: string },
): Sketch {
  const corners: [Point, Point, Point] = [
    [0, 0],
    [base, 0],
    [foot, up],
  ];
  const below: Point = [foot, 0];
  const side = sidesOf(corners);
  const inner = alongDashed([corners[2], below], [-base, up / 2], {
    marks: [rightAngle(below, corners[1], corners[2])],
  });
  const named: [string | undefined, MeasurePlace][] = [
    [names.base, side(0)],
    [names.right, side(1)],
    [names.left, side(2)],
    [names.height, inner],
  ];
  return {
    shapes: [polygon(corners, filled)],
    places: Object.fromEntries(
      named.flatMap(([name, place]) => (name === undefined ? [] : [[name, place]])),
    ),
    isToScale,
  };
}

const equilateral: Sketcher = (sizes) => {
  const { size } = drawable(sizes, { a: 1 });
  const { a } = size;
  const up = (Math.sqrt(3) / 2) * a;
  const sketch = onBase({ base: a, up, foot: a / 2 }, true, { base: "a", height: "h" });
  const corners: [Point, Point, Point] = [
    [0, 0],
    [a, 0],
    [a / 2, up],
  ];
  const marks = [0, 1, 2].flatMap((at) =>
    equalMarks(corners[at] ?? corners[0], corners[(at + 1) % 3] ?? corners[0], 1),
  );
  return { ...sketch, shapes: [...sketch.shapes, ...marks] };
};

const isosceles: Sketcher = (sizes) => {
  const { a, b, h } = sizes;
  if (b === undefined) return null;
  const up = h ?? (a === undefined ? undefined : Math.sqrt(a * a - (b * b) / 4));
  if (up === undefined || !(up > 0)) return null;
  const { size, isToScale } = drawable({ b, h: up }, { b: 1, h: 1 });
  const sketch = onBase({ base: size.b, up: size.h, foot: size.b / 2 }, isToScale, {
    base: "b",
    left: "a",
    height: "h",
  });
  const top: Point = [size.b / 2, size.h];
  const marks = [...equalMarks([0, 0], top, 1), ...equalMarks([size.b, 0], top, 1)];
  return { ...sketch, shapes: [...sketch.shapes, ...marks] };
};

/** By its sides, or by base and height alone. */
const triangle: Sketcher = (sizes) => {
  const { a, b, c, h } = sizes;
  if (a !== undefined && b !== undefined && c !== undefined) {
    const foot = (a * a + c * c - b * b) / (2 * a);
    const up = Math.sqrt(c * c - foot * foot);
    if (!(up > Math.max(a, b, c) / 12)) return null;
    return onBase({ base: a, up, foot }, true, { base: "a", right: "b", left: "c" });
  }
  if (b === undefined && h === undefined) return null;
  const { size, isToScale } = drawable({ b, h }, { b: 4, h: 3 });
  return onBase({ base: size.b, up: size.h, foot: size.b * 0.36 }, isToScale, {
    base: "b",
    height: "h",
  });
};

const parallelogram: Sketcher = (sizes) => {
  const { a, b, c, h } = sizes;
  const base = b ?? a;
  const up = h ?? (c === undefined ? undefined : c * Math.sin((65 * Math.PI) / 180));
  const { size, isToScale } = drawable({ base, up }, { base: 3, up: 1.6 });
  const shift = size.up * 0.45;
  const corners: [Point, Point, Point, Point] = [
    [0, 0],
    [size.base, 0],
    [size.base + shift, size.up],
    [shift, size.up],
  ];
  const side = sidesOf(corners);
  const foot: Point = [shift, 0];
  const isFootInside = shift < size.base;
  return {
    shapes: [polygon(corners, filled)],
    places: {
      b: side(0),
      a: side(0),
      c: side(1),
      ...(isFootInside && {
        h: alongDashed([corners[3], foot], [-size.base, 0], {
          marks: [rightAngle(foot, corners[1], corners[3])],
        }),
      }),
    },
    isToScale: isToScale && isFootInside,
  };
};

const rhombus: Sketcher = (sizes) => {
  const { a, h } = sizes;
  const whole = ([one, other]: [number | undefined, number | undefined]) =>
    one ??
    (a !== undefined && other !== undefined
      ? 2 * Math.sqrt(a * a - (other * other) / 4)
      : undefined);
  const across = whole([sizes["d_1"], sizes["d_2"]]);
  const up = whole([sizes["d_2"], sizes["d_1"]]);
  if (across === undefined || up === undefined) return leaningRhombus(a, h);
  const { size, isToScale } = drawable({ across, up }, { across: 4, up: 3 });
  const [x, y] = [size.across / 2, size.up / 2];
  const corners: [Point, Point, Point, Point] = [
    [-x, 0],
    [0, -y],
    [x, 0],
    [0, y],
  ];
  const [left, bottom, right, top] = corners;
  const gap = 0.2 * Math.max(x, y);
  const mark = rightAngle([0, 0], right, top);
  return {
    shapes: [polygon(corners, filled)],
    places: {
      a: sidesOf(corners)(1),
      d_1: wholeDiagonal([left, right], [0, -y - gap], [mark]),
      d_2: wholeDiagonal([bottom, top], [-x - gap, 0], [mark]),
    },
    isToScale,
  };
};

/**
 * A diagonal that other lines cut, with a dimension line outside the figure, `shift` away from it: a label at the
 * diagonal itself would be read as the length of one part.
 */
function wholeDiagonal(
  [from, to]: readonly [Point, Point],
  shift: Point,
  marks: readonly Part[] = [],
): MeasurePlace {
  const shifted = ([x, y]: Point): Point => [x + shift[0], y + shift[1]];
  const { label, lines = [] } = alongArrow(shifted(from), shifted(to), from);
  return { label, lines: [line([from, to], dashedPen), ...marks, ...lines] };
}

function leaningRhombus(a: number | undefined, h: number | undefined): Sketch | null {
  if (a === undefined) return null;
  const up = h ?? a * Math.sin((65 * Math.PI) / 180);
  if (up > a || up < a / 4) return null;
  const shift = Math.sqrt(a * a - up * up);
  const corners: [Point, Point, Point, Point] = [
    [0, 0],
    [a, 0],
    [a + shift, up],
    [shift, up],
  ];
  const foot: Point = [shift, 0];
  const height = alongDashed([corners[3], foot], [-a, 0], {
    marks: [rightAngle(foot, corners[1], corners[3])],
  });
  const places = { a: sidesOf(corners)(0), h: height };
  return { shapes: [polygon(corners, filled)], places, isToScale: h !== undefined };
}

const trapezium: Sketcher = (sizes) => {
  const { size, isToScale } = drawable(sizes, { a: 5, b: 3, h: 2 });
  const { a, b, h } = size;
  const [wide, narrow] = [Math.max(a, b), Math.min(a, b)];
  const shift = wide === narrow ? h * 0.4 : (wide - narrow) * 0.4;
  const corners: [Point, Point, Point, Point] = [
    [0, 0],
    [wide, 0],
    [shift + narrow, h],
    [shift, h],
  ];
  const side = sidesOf(corners);
  const foot: Point = [shift, 0];
  const [below, above] = a >= b ? (["a", "b"] as const) : (["b", "a"] as const);
  return {
    shapes: [polygon(corners, filled)],
    places: {
      [below]: side(0),
      [above]: side(2),
      h: alongDashed([corners[3], foot], [-wide, 0], {
        marks: [rightAngle(foot, corners[1], corners[3])],
      }),
    },
    isToScale,
  };
};

const kite: Sketcher = (sizes) => {
  const { size, isToScale } = drawable(sizes, { d_1: 3, d_2: 4 });
  const [x, y] = [size.d_1 / 2, size.d_2];
  const corners: [Point, Point, Point, Point] = [
    [-x, y * 0.66],
    [0, 0],
    [x, y * 0.66],
    [0, y],
  ];
  const [left, bottom, right, top] = corners;
  const crossing: Point = [0, y * 0.66];
  const marks = [rightAngle(crossing, right, bottom)];
  const gap = 0.2 * Math.max(x, y / 2);
  return {
    shapes: [polygon(corners, filled)],
    places: {
      d_1: wholeDiagonal([left, right], [0, -y * 0.66 - gap], marks),
      d_2: wholeDiagonal([bottom, top], [-x - gap, 0], marks),
    },
    isToScale,
  };
};

const quadrilateral: Sketcher = (sizes: Sizes) => {
  const { size, isToScale } = drawable(sizes, { d: 5, h_1: 2, h_2: 1.5 });
  const { d, h_1: up, h_2: down } = size;
  const [first, second]: [Point, Point] = [
    [d * 0.36, 0],
    [d * 0.62, 0],
  ];
  const corners: [Point, Point, Point, Point] = [
    [0, 0],
    [second[0], -down],
    [d, 0],
    [first[0], up],
  ];
  const [left, bottom, right, top] = corners;
  return {
    shapes: [polygon(corners, filled)],
    places: {
      d: wholeDiagonal([left, right], [0, -down - 0.2 * (up + down)]),
      h_1: alongDashed([top, first], [0, up], { marks: [rightAngle(first, right, top)] }),
      h_2: alongDashed([bottom, second], [d, -down], { marks: [rightAngle(second, left, bottom)] }),
    },
    isToScale,
  };
};

/** Figures with straight sides, by their names. */
export const straightSketches: Readonly<Record<string, Sketcher>> = {
  "a rectangle": rectangle,
  "a square": square,
  "an equilateral triangle": equilateral,
  "an isosceles triangle": isosceles,
  "a triangle": triangle,
  "a parallelogram": parallelogram,
  "a rhombus": rhombus,
  "a trapezium": trapezium,
  "a kite": kite,
  "a quadrilateral": quadrilateral,
};
