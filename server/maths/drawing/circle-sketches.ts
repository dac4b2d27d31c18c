import type { Point } from "../plot/plot.ts";
import { angleLabel, cornerLabel } from "./labels.ts";
import {
  alongDashed,
  alongSide,
  drawable,
  type MeasurePlace,
  type Sketcher,
} from "./measured-figure.ts";
import { arc, circle, dashedPen, dot, line, onEllipse, polygon, rightAngle } from "./shapes.ts";

const centre: Point = [0, 0];
const filled = { fill: "blue" } as const;

const onCircle = (radius: number, degrees: number) => onEllipse(centre, [radius, radius], degrees);

/** A radius or diameter, with its measure written above it. */
function across(from: Point, to: Point): MeasurePlace {
  return { ...alongSide(from, to, [0, -1e3]), lines: [line([from, to]), dot(centre)] };
}

const wholeCircle: Sketcher = (sizes) => {
  const { size } = drawable({ r: radiusOf(sizes) }, { r: 1 });
  const { r } = size;
  return {
    shapes: [circle(centre, r, filled), dot(centre)],
    places: { r: across(centre, onCircle(r, 0)), d: across(onCircle(r, 180), onCircle(r, 0)) },
    isToScale: true,
  };
};

const radiusOf = ({ r, d }: { r?: number | undefined; d?: number | undefined }) =>
  r ?? (d === undefined ? undefined : d / 2);

/** The points of an arc, close enough to look smooth. */
function rim(radius: number, from: number, to: number): Point[] {
  const steps = Math.max(8, Math.ceil((to - from) / 6));
  return Array.from({ length: steps + 1 }, (_, step) =>
    onCircle(radius, from + ((to - from) * step) / steps),
  );
}

/** A sector with its vertex at the centre: half, quarter. */
function slice(degrees: number): Sketcher {
  return (sizes) => {
    const { size } = drawable({ r: radiusOf(sizes) }, { r: 1 });
    const { r } = size;
    const outline = degrees === 180 ? rim(r, 0, 180) : [centre, ...rim(r, 0, degrees)];
    const right = onCircle(r, 0);
    return {
      shapes: [
        polygon(outline, filled),
        dot(centre),
        ...(degrees === 90 ? [rightAngle(centre, right, onCircle(r, 90))] : []),
      ],
      places: {
        r: alongSide(centre, right, [0, r]),
        ...(degrees === 180 && { d: alongSide(onCircle(r, 180), right, [0, r]) }),
      },
      isToScale: true,
    };
  };
}

/** The position of the label of the central angle, with its arc. */
function atCentre(radius: number, from: number, degrees: number): MeasurePlace {
  const [size, middle] = [radius * 0.2, from + degrees / 2];
  const lines = [arc(centre, [size, size], { from, to: from + degrees, weight: "fine" })];
  const [one, other] = [onCircle(radius, from), onCircle(radius, from + degrees)];
  return {
    lines,
    label: (text, writing) =>
      degrees < 170
        ? angleLabel([centre, one, other], text, { ...writing, radius: 24 })
        : cornerLabel(onCircle(size, middle), text, { away: centre, ...writing }),
  };
}

/** Rotated so that small sectors point up and large ones have their gap at the bottom. */
const turnedBy = (degrees: number) => 90 - degrees / 2;

const sector: Sketcher = (sizes) => {
  const { θ: angle } = sizes;
  const { size } = drawable({ r: radiusOf(sizes) }, { r: 1 });
  const { r } = size;
  const known = angle !== undefined && angle >= 8 && angle <= 352 ? angle : undefined;
  if (angle !== undefined && known === undefined) return null;
  const degrees = known ?? 70;
  const from = turnedBy(degrees);
  const [start, end] = [onCircle(r, from), onCircle(r, from + degrees)];
  const outside = onCircle(r, 90);
  return {
    shapes: [
      circle(centre, r, dashedPen),
      polygon([centre, ...rim(r, from, from + degrees)], filled),
      dot(centre),
    ],
    places: {
      r: alongSide(centre, start, outside),
      d: across(onCircle(r, 180), onCircle(r, 0)),
      θ: atCentre(r, from, degrees),
      L: { label: (text, writing) => cornerLabel(outside, text, { away: centre, ...writing }) },
    },
    isToScale: known !== undefined && end !== start,
  };
};

const segment: Sketcher = (sizes) => {
  const { θ: degrees } = sizes;
  const { size } = drawable({ r: radiusOf(sizes) }, { r: 1 });
  const { r } = size;
  if (degrees === undefined || degrees < 20 || degrees > 340) return null;
  const from = turnedBy(degrees);
  const [start, end] = [onCircle(r, from), onCircle(r, from + degrees)];
  return {
    shapes: [
      circle(centre, r),
      polygon(rim(r, from, from + degrees), filled),
      line([start, centre, end], dashedPen),
      dot(centre),
    ],
    places: {
      r: alongSide(centre, start, onCircle(r, 90)),
      d: across(onCircle(r, 180), onCircle(r, 0)),
      θ: atCentre(r, from, degrees),
    },
    isToScale: true,
  };
};

const ring: Sketcher = (sizes) => {
  const outer = sizes["R"];
  const inner = sizes["r"];
  if (outer === undefined || inner === undefined || !(inner < outer)) return null;
  const { size, isToScale } = drawable({ r: inner, w: outer - inner }, { r: 3, w: 1 });
  const whole = size.r + size.w;
  return {
    shapes: [circle(centre, whole, filled), circle(centre, size.r, { fill: "grey" }), dot(centre)],
    places: {
      R: across(centre, onCircle(whole, 40)),
      r: across(centre, onCircle(size.r, 180)),
      w: {
        ...alongSide(onCircle(size.r, -40), onCircle(whole, -40), [0, -1e3]),
        lines: [line([onCircle(size.r, -40), onCircle(whole, -40)])],
      },
    },
    isToScale,
  };
};

const chord: Sketcher = ({ r, d }) => {
  if (r === undefined || d === undefined || !(d < r) || d < r / 8 || d > r * 0.97) return null;
  const half = Math.sqrt(r * r - d * d);
  const [left, foot, right]: [Point, Point, Point] = [
    [-half, -d],
    [0, -d],
    [half, -d],
  ];
  return {
    shapes: [circle(centre, r, filled), line([left, right]), dot(centre)],
    places: {
      c: alongSide(left, right, centre),
      d: alongDashed([centre, foot], right, { marks: [rightAngle(foot, right, centre)] }),
      r: alongDashed([centre, right], foot),
    },
    isToScale: true,
  };
};

const tangent: Sketcher = ({ r, d, t }) => {
  if (r === undefined || d === undefined || t === undefined) return null;
  if (r < d / 8 || t < d / 8) return null;
  const outside: Point = [d, 0];
  const contact = onCircle(r, (Math.acos(r / d) * 180) / Math.PI);
  const away: Point = [(d + contact[0]) / 3, contact[1] / 3];
  const named = (point: Point, text: string) => cornerLabel(point, text, { away });
  return {
    shapes: [
      circle(centre, r, filled),
      polygon([centre, outside, contact]),
      rightAngle(contact, centre, outside),
      dot(centre),
      named(centre, "O"),
      named(outside, "P"),
      named(contact, "T"),
    ],
    places: {
      r: alongSide(centre, contact, away),
      d: alongSide(centre, outside, away),
      t: alongSide(outside, contact, away),
    },
    isToScale: true,
  };
};

const twoCircles: Sketcher = ({ R: outer, r: inner }) => {
  if (outer === undefined || inner === undefined || !(inner < outer)) return null;
  if (inner < outer / 6 || inner > outer * 0.97) return null;
  const half = Math.sqrt(outer * outer - inner * inner);
  const [left, foot, right]: [Point, Point, Point] = [
    [-half, -inner],
    [0, -inner],
    [half, -inner],
  ];
  return {
    shapes: [
      circle(centre, outer, filled),
      circle(centre, inner),
      line([left, right]),
      dot(centre),
    ],
    places: {
      c: alongSide(left, right, centre),
      r: alongDashed([centre, foot], right, { marks: [rightAngle(foot, right, centre)] }),
      R: alongDashed([centre, right], foot, { at: 0.8 }),
    },
    isToScale: true,
  };
};

/** Circles and their parts, by the names of their figures. */
export const circleSketches: Readonly<Record<string, Sketcher>> = {
  "a circle": wholeCircle,
  "a semicircle": slice(180),
  "a quadrant of a circle": slice(90),
  "a sector": sector,
  "a major sector of a circle": sector,
  "an arc of a circle": sector,
  "a minor segment of a circle": segment,
  "a ring": ring,
  "a chord of a circle": chord,
  "a tangent of a circle": tangent,
  "two concentric circles": twoCircles,
};
