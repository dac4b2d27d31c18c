import type { Drawing, Point } from "../plot/plot.ts";
import type { LabelPart, Part } from "./frame.ts";
import { wordAt } from "./labels.ts";
import { circle, polygon } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";
import { wrapWords } from "./wrap-words.ts";

/** The four regions of two sets. */
export type Region = "first" | "second" | "both" | "neither";

interface Venn extends Pick<Drawing, "title" | "description" | "shows"> {
  names: readonly [string, string];
  /** The content of each region; elements are separated by spaces, and may be written on several lines. */
  words: Readonly<Partial<Record<Region, string>>>;
  shaded?: readonly Region[];
  /** A box around both for the universal set. */
  universal?: string;
  /** A line of text below. */
  below?: string;
}

const radius = 64;
const shift = 40;
const centres: readonly [Point, Point] = [
  [-shift, 0],
  [shift, 0],
];
const mostLines = 5;

/** The position of the text of a region, and the maximum count of characters on a line. */
const rooms: Readonly<Record<Region, { middle: Point; signs: number; lines: number }>> = {
  first: { middle: [-67, 0], signs: 10, lines: 4 },
  second: { middle: [67, 0], signs: 10, lines: 4 },
  both: { middle: [0, 0], signs: 6, lines: 4 },
  neither: { middle: [0, -80], signs: 32, lines: 1 },
};

/** Two circles with the content of each of their regions; null if it does not fit. */
export function vennDrawing(venn: Venn): Drawing | null {
  const { title, description, shows, names, words, shaded = [], universal, below } = venn;
  const hasBox = universal !== undefined;
  const parts: Part[] = [
    ...shaded.map(shade),
    ...(hasBox ? [polygon(boxCorners)] : []),
    ...centres.map((centre) => circle(centre, radius)),
  ];
  for (const [region, text] of Object.entries(words) as [Region, string][]) {
    const lines = wrapWords(text.split(" "), rooms[region].signs);
    if (lines.length > rooms[region].lines) return null;
    parts.push(...linesAt(lines, rooms[region].middle));
  }
  const [first, second] = names;
  parts.push(nameAt(first, [-78, 72]), nameAt(second, [78, 72]));
  if (universal !== undefined) parts.push(nameAt(universal, [-126, 82]));
  if (below !== undefined) parts.push(nameAt(below, [0, hasBox ? -106 : -80]));
  return drawSheet({ title, description, shows, parts, mostScale: 1 });
}

interface Complement extends Pick<Drawing, "title" | "description"> {
  name: string;
  inside: string;
  outside: string;
}

/** One set in the universal set, with its complement shaded. */
export function complementDrawing(complement: Complement): Drawing | null {
  const { title, description, name, inside, outside } = complement;
  const centre: Point = [-40, 0];
  const within = wrapWords(inside.split(" "), 12);
  const around = wrapWords(outside.split(" "), 12);
  if (Math.max(within.length, around.length) > mostLines) return null;
  const parts: Part[] = [
    polygon([...boxCorners, ...boxCorners.slice(0, 1), ...arcOf(centre, 180, 540)], {
      stroke: null,
      fill: "yellow",
    }),
    polygon(boxCorners),
    circle(centre, radius),
    ...linesAt(within, centre),
    ...linesAt(around, [84, 0]),
    nameAt(name, [-104, 58]),
    nameAt("U", [-126, 82]),
  ];
  return drawSheet({ title, description, shows: "solution", parts, mostScale: 1 });
}

function nameAt(text: string, place: Point): LabelPart {
  return {
    kind: "label",
    text,
    tone: text.includes("?") ? "red" : "ink",
    isItalic: false,
    places: ({ at }) => [{ middle: at(place) }],
  };
}

function linesAt(lines: readonly string[], [x, y]: Point): Part[] {
  return lines.flatMap((text, at) => {
    if (text === "") return [];
    const height = y + ((lines.length - 1) / 2 - at) * 19;
    return text === "?" ? wordAt([x, height], text, { tone: "red" }) : nameAt(text, [x, height]);
  });
}

const boxCorners: readonly Point[] = [
  [-140, -92],
  [-140, 92],
  [140, 92],
  [140, -92],
];

/** Half of the angle at the centre of a circle between the intersection points. */
const meet = (Math.acos(shift / radius) * 180) / Math.PI;

/** The boundaries of the regions; the last one is cut open, so that it goes around the circles and the box. */
function outlineOf(region: Region): Point[] {
  const [left, right] = centres;
  switch (region) {
    case "first":
      return [...arcOf(left, meet, 360 - meet), ...arcOf(right, 180 + meet, 180 - meet)];
    case "second":
      return [...arcOf(right, 180 - meet, meet - 180), ...arcOf(left, -meet, meet)];
    case "both":
      return [...arcOf(left, -meet, meet), ...arcOf(right, 180 - meet, 180 + meet)];
    case "neither":
      return [
        ...boxCorners,
        ...boxCorners.slice(0, 1),
        ...arcOf(left, 180, 360 - meet),
        ...arcOf(right, meet - 180, 180 - meet),
        ...arcOf(left, meet, 180),
      ];
  }
}

/** A region without an edge, filled. */
function shade(region: Region): Part {
  return polygon(outlineOf(region), { stroke: null, fill: "yellow" });
}

function arcOf([x, y]: Point, from: number, to: number): Point[] {
  return Array.from({ length: 25 }, (_, at): Point => {
    const angle = ((from + ((to - from) * at) / 24) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
