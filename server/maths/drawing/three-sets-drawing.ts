import type { Drawing, Point } from "../plot/plot.ts";
import type { Part } from "./frame.ts";
import { wordAt } from "./labels.ts";
import { circle } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";
import { wrapWords } from "./wrap-words.ts";

/** The content of a region: "110" is in the first and second set, and not in the third. */
interface Region {
  sets: string;
  words: readonly string[];
  /** Whether it belongs to the requested set, and so is green. */
  isWanted: boolean;
}

interface ThreeSets extends Pick<Drawing, "title" | "description"> {
  names: readonly [string, string, string];
  regions: readonly Region[];
}

const radius = 66;
const centres: readonly [Point, Point, Point] = [
  [-40, 28],
  [40, 28],
  [0, -40],
];
const nameSpots: readonly [Point, Point, Point] = [
  [-98, 86],
  [98, 86],
  [64, -90],
];

/** The position of the text of a region, the maximum count of characters on a line, and the maximum count of lines. */
const rooms: Readonly<Record<string, { middle: Point; signs: number; lines: number }>> = {
  "100": { middle: [-68, 42], signs: 8, lines: 3 },
  "010": { middle: [68, 42], signs: 8, lines: 3 },
  "001": { middle: [0, -72], signs: 11, lines: 3 },
  "110": { middle: [0, 54], signs: 4, lines: 2 },
  "101": { middle: [-38, -17], signs: 5, lines: 2 },
  "011": { middle: [38, -17], signs: 5, lines: 2 },
  "111": { middle: [0, 10], signs: 6, lines: 2 },
};

/** Three circles with the elements in their regions; null if they do not fit. */
export function threeSetsDrawing({ names, regions, ...named }: ThreeSets): Drawing | null {
  const parts: Part[] = centres.map((centre) => circle(centre, radius));
  for (const { sets, words, isWanted } of regions) {
    const lines = rooms[sets] && wrapWords(words, rooms[sets].signs);
    if (!lines || !rooms[sets] || lines.length > rooms[sets].lines) return null;
    const [x, y] = rooms[sets].middle;
    const tone = isWanted ? "green" : "ink";
    parts.push(
      ...lines.map((text, at) =>
        wordAt([x, y + ((lines.length - 1) / 2 - at) * 17], text, { tone }),
      ),
    );
  }
  const titles = names.map((name, at) => wordAt(nameSpots[at] ?? [0, 0], name));
  return drawSheet({ ...named, shows: "solution", parts: [...parts, ...titles], mostScale: 1 });
}
