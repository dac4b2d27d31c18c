import type { Drawing, Pen, Point } from "../plot/plot.ts";
import type { Part } from "./frame.ts";
import { pointLabel, sideLabel } from "./labels.ts";
import { arc, dashedPen, dot, fine, line } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

/** A mirror or a lens with an object and its image; lengths in one unit, from the pole or optical centre. */
interface RayDiagram {
  kind: "mirror" | "lens";
  bends: "converging" | "diverging";
  /** The distances of the object in front and of the focus: positive. */
  objectDistance: number;
  focalLength: number;
  /** By the NCERT sign convention: positive in the direction of the incident light. */
  imageDistance: number;
  /** The magnification: image height over object height; negative if inverted. */
  magnification: number;
  /** The labels of the three distances, with their units. */
  texts: { object: string; image: string; focus: string };
  title: string;
  description: string;
}

const widest = 250;
const tallestArrow = 58;
/** The minimum visible size. */
const leastDistance = 14;
const leastArrow = 4;

/** All lengths in units of the sheet: the light comes from the left, the device is at 0. */
interface Scene {
  diagram: RayDiagram;
  object: Point;
  image: Point;
  focus: number;
  /** The bounds of the figure. */
  left: number;
  right: number;
}

/** Object, image and the two construction rays, to scale along the axis; null if parts of it would be too small. */
export function rayDrawing(diagram: RayDiagram): Drawing | null {
  const scene = sceneOf(diagram);
  if (!scene) return null;
  const { object, image, left, right } = scene;
  const axis = line(
    [
      [left, 0],
      [right, 0],
    ],
    fine,
  );
  const parts: Part[] = [
    axis,
    ...deviceParts(scene),
    ...rayParts(scene),
    ...upright(object, "Object"),
    ...upright(image, "Image", { stroke: "green", isDashed: isVirtual(scene) }),
    ...focusParts(scene),
    ...distanceParts(scene),
  ];
  const { title, description } = diagram;
  return drawSheet({ title, description, shows: "solution", parts, mostScale: 1 });
}

function sceneOf(diagram: RayDiagram): Scene | null {
  const { kind, objectDistance, imageDistance, focalLength, magnification } = diagram;
  const places = [-objectDistance, imageDistance, ...focusPlaces(diagram).map(([at]) => at), 0];
  const behind = kind === "lens" ? 0.3 * focalLength : 0.12 * focalLength;
  const [least, most] = [Math.min(...places), Math.max(...places, behind)];
  const scale = widest / (most - least);
  const size = Math.max(1, Math.abs(magnification));
  const height = tallestArrow / size;
  const scene = {
    diagram,
    object: [-objectDistance * scale, height] satisfies Point,
    image: [imageDistance * scale, height * magnification] satisfies Point,
    focus: focalLength * scale,
    left: least * scale - 14,
    right: most * scale + 14,
  };
  const distances = [scene.object[0], scene.image[0], scene.focus];
  const heights = [scene.object[1], scene.image[1]];
  const isSeen =
    distances.every((each) => Math.abs(each) >= leastDistance) &&
    heights.every((each) => Math.abs(each) >= leastArrow);
  return isSeen ? scene : null;
}

const isVirtual = ({ diagram }: Scene) => diagram.magnification > 0;

/** The focus, and the centre of curvature at twice the distance, if object or image extend that far. */
function focusPlaces(diagram: RayDiagram): [at: number, name: string][] {
  const { kind, bends, focalLength, objectDistance, imageDistance } = diagram;
  const reach = Math.max(objectDistance, Math.abs(imageDistance)) * 1.2;
  const isFar = reach < 2 * focalLength;
  if (kind === "lens") {
    const foci: [number, string][] = [
      [-focalLength, "F₁"],
      [focalLength, "F₂"],
    ];
    return isFar || objectDistance * 1.2 < 2 * focalLength
      ? foci
      : [...foci, [-2 * focalLength, "2F₁"]];
  }
  const side = bends === "converging" ? -1 : 1;
  const focus: [number, string] = [side * focalLength, "F"];
  return isFar ? [focus] : [focus, [side * 2 * focalLength, "C"]];
}

function focusParts(scene: Scene): Part[] {
  const scale = scene.focus / scene.diagram.focalLength;
  return focusPlaces(scene.diagram).flatMap(([at, name]): Part[] => [
    dot([at * scale, 0], "red"),
    pointLabel([at * scale, 0], name, { tone: "red" }),
  ]);
}

/** An arrow on the axis, with its name at the tip. */
function upright([x, height]: Point, name: string, pen: Partial<Pen> = {}): Part[] {
  const arrow = line(
    [
      [x, 0],
      [x, height],
    ],
    { weight: "bold", arrows: "end", ...pen },
  );
  return [arrow, pointLabel([x, height], name, { tone: pen.stroke ?? "ink" })];
}

const deviceHeight = 72;

function deviceParts({ diagram: { kind, bends } }: Scene): Part[] {
  const isConverging = bends === "converging";
  if (kind === "mirror") return mirrorParts(isConverging);
  const tips: [Point, Point] = [
    [0, -deviceHeight],
    [0, deviceHeight],
  ];
  if (isConverging) {
    return [bow(7), bow(-7)];
  }
  const half = 9;
  return [
    bow(-6, half),
    bow(6, -half),
    ...tips.map(([, y]) =>
      line(
        [
          [-half, y],
          [half, y],
        ],
        { stroke: "blue" },
      ),
    ),
  ];
}

/** A curved edge of a lens, from bottom to top: with the given bulge in its middle, around a line at `x`. */
function bow(out: number, x = 0): Part {
  const points = Array.from({ length: 21 }, (_, at): Point => {
    const part = at / 10 - 1;
    return [x + out * (1 - part ** 2), part * deviceHeight];
  });
  return line(points, { stroke: "blue" });
}

/** The mirror with hatching at its back. */
function mirrorParts(isConcave: boolean): Part[] {
  const depth = isConcave ? 10 : -10;
  const face = arc([-depth, 0], [Math.abs(depth), deviceHeight + 6], {
    from: isConcave ? -70 : 110,
    to: isConcave ? 70 : 250,
    stroke: "blue",
    weight: "bold",
  });
  const strokes = [-54, -36, -18, 0, 18, 36, 54].map((y) => {
    const x = -depth + depth * Math.sqrt(1 - (y / (deviceHeight + 6)) ** 2);
    return line(
      [
        [x + 1, y],
        [x + 7, y + 5],
      ],
      { stroke: "blue", weight: "fine" },
    );
  });
  return [face, ...strokes];
}

const ray: Partial<Pen> = { stroke: "yellow" };

/** The ray parallel to the axis and the one through the centre, with dashed virtual extensions. */
function rayParts(scene: Scene): Part[] {
  const { object, image } = scene;
  const meets: Point[] = [
    [0, object[1]],
    [0, 0],
  ];
  return meets.flatMap((meet): Part[] => {
    const middle: Point = [(object[0] + meet[0]) / 2, (object[1] + meet[1]) / 2];
    const incident = [line([object, middle], { ...ray, arrows: "end" }), line([middle, meet], ray)];
    if (!isVirtual(scene)) {
      return [...incident, line([meet, beyond(meet, image, 18)], { ...ray, arrows: "end" })];
    }
    // The light continues away from the image, which is behind the point where the ray leaves.
    const { kind } = scene.diagram;
    const away = kind === "lens" ? scene.right : Math.max(scene.left, -0.9 * widest);
    const end = onwards(image, meet, kind === "lens" ? Math.max(away, 40) : away);
    return [
      ...incident,
      line([meet, end], { ...ray, arrows: "end" }),
      line([meet, image], { ...dashedPen, stroke: "yellow" }),
    ];
  });
}

/** A point beyond the end of a segment. */
function beyond([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y);
  return [toX + ((toX - x) * by) / length, toY + ((toY - y) * by) / length];
}

const highest = 84;

/** On the line from one point through another at a position of the axis, or at the height limit. */
function onwards([x, y]: Point, [throughX, throughY]: Point, to: number): Point {
  const slope = (throughY - y) / (throughX - x);
  const end = throughY + (to - throughX) * slope;
  if (Math.abs(end) <= highest) return [to, end];
  const height = Math.sign(end) * highest;
  return [throughX + (height - throughY) / slope, height];
}

/** Brackets below the figure: the distances of object, image and focus. */
function distanceParts({ diagram, object, image, focus }: Scene): Part[] {
  const { texts, kind, bends } = diagram;
  const side = kind === "lens" || bends === "diverging" ? 1 : -1;
  const rows: { at: number; text: string }[][] = [[{ at: object[0], text: texts.object }]];
  for (const one of [
    { at: image[0], text: texts.image },
    { at: side * focus, text: texts.focus },
  ]) {
    const free = rows.find((row) => row.every((other) => other.at * one.at < 0));
    if (free) free.push(one);
    else rows.push([one]);
  }
  const top = -Math.max(deviceHeight + 8, -image[1] + 14);
  return rows.flatMap((row, order) =>
    row.flatMap(({ at, text }) => bracket(at, top - order * 26, text)),
  );
}

function bracket(at: number, y: number, text: string): Part[] {
  const ends: [Point, Point] = [
    [at, y],
    [Math.sign(at) * 1, y],
  ];
  return [
    line(ends, { ...fine, arrows: "both" }),
    sideLabel(ends, text, { away: [at / 2, y + 20], tone: "soft" }),
  ];
}
