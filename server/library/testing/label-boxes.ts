import { parseSvg, type SvgElement, wordsIn } from "../figures/svg-tree.ts";

/** A label of a figure and its estimated box, in units of the viewBox. */
export interface Label {
  words: string;
  size: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Surroundings {
  x: number;
  y: number;
  size: number;
  anchor: string;
  /** Rotated or scaled, so that its box isn't known. */
  isTurned: boolean;
}

/** The page's default font size. */
const usualSize = 13;

/** The labels of a figure. `boxes` leaves out rotated ones. */
export function labelsIn(source: string): {
  boxes: Label[];
  sizes: { words: string; size: number }[];
} {
  const labels: (Label & { isTurned: boolean })[] = [];
  collect(
    parseSvg(source),
    { x: 0, y: 0, size: usualSize, anchor: "start", isTurned: false },
    labels,
  );
  return { boxes: labels.filter(({ isTurned }) => !isTurned), sizes: labels };
}

function collect(
  element: SvgElement,
  around: Surroundings,
  labels: (Label & { isTurned: boolean })[],
): void {
  const here = within(element, around);
  if (element.name === "text") labels.push(...linesOf(element, here));
  else {
    for (const child of element.children) {
      if (typeof child === "object") collect(child, here, labels);
    }
  }
}

function within({ attributes }: SvgElement, around: Surroundings): Surroundings {
  const transform = attributes.get("transform") ?? "";
  const moves = Array.from(transform.matchAll(/translate\(([^)]*)\)/gu), ([, by = ""]) =>
    by.trim().split(/[ ,]+/u).map(Number),
  );
  return {
    x: around.x + moves.reduce((sum, [x = 0]) => sum + x, 0),
    y: around.y + moves.reduce((sum, [, y = 0]) => sum + y, 0),
    size: Number(attributes.get("font-size") ?? around.size),
    anchor: attributes.get("text-anchor") ?? around.anchor,
    isTurned: around.isTurned || /rotate|scale/u.test(transform),
  };
}

/** A line of text for each given position: that of the text element, and those of tspans with an x of their own. */
function linesOf(text: SvgElement, around: Surroundings) {
  const lines: { x: number; y: number; size: number; words: string }[] = [];
  const at = { x: numberIn(text, "x"), y: numberIn(text, "y") };
  for (const child of text.children) {
    const words = typeof child === "string" ? child.trim() : wordsIn(child);
    if (words === "") continue;
    const last = lines.at(-1);
    const size =
      typeof child === "string"
        ? around.size
        : Number(child.attributes.get("font-size") ?? around.size);
    if (typeof child === "object" && child.attributes.has("x")) {
      at.x = numberIn(child, "x");
      at.y = child.attributes.has("y") ? numberIn(child, "y") : at.y + numberIn(child, "dy");
      lines.push({ ...at, size, words });
    } else if (last) last.words += words;
    else lines.push({ ...at, size, words });
  }
  return lines.map(({ x, y, size, words }) => ({
    words,
    size,
    isTurned: around.isTurned,
    ...boxOf({ x: x + around.x, y: y + around.y, size, words }, around.anchor),
  }));
}

const numberIn = ({ attributes }: SvgElement, name: string) => Number(attributes.get(name) ?? 0);

function boxOf(
  { x, y, size, words }: { x: number; y: number; size: number; words: string },
  anchor: string,
) {
  const width = widthOf(words) * size;
  const before = { start: 0, middle: width / 2, end: width }[anchor] ?? 0;
  return {
    left: x - before,
    right: x - before + width,
    top: y - size * 0.72,
    bottom: y + size * 0.2,
  };
}

/** Widths of Figtree's letters in em, by groups; letters of other scripts count as an "a". */
const widths: [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[ijlI.,:;'|!·]/u, 0.26],
  [/[frt()[\]\-/ "°₀-₉⁰-⁹⁺⁻₊₋]/u, 0.36],
  [/[mwMW%@→]/u, 0.86],
  [/\p{Lu}/u, 0.66],
  [/./u, 0.55],
];

function widthOf(words: string): number {
  return Array.from(words).reduce(
    (sum, letter) => sum + (widths.find(([group]) => group.test(letter))?.[1] ?? 0),
    0,
  );
}
