import type { Drawing, Point } from "../plot/plot.ts";
import type { LabelPart, Part } from "./frame.ts";
import { captionBelow, sideLabel, type Writing } from "./labels.ts";
import { dashedPen, line } from "./shapes.ts";
import { drawSheet } from "./sheet.ts";

/** The position of the label of a measure, and the line that is drawn only for it. */
export interface MeasurePlace {
  label: (text: string, writing: Writing) => LabelPart;
  lines?: readonly Part[];
}

/** A figure drawn from its measures. */
export interface Sketch {
  shapes: readonly Part[];
  /** By the symbols of the measures that have a position in the figure. */
  places: Readonly<Record<string, MeasurePlace>>;
  /** Whether a measure was unknown, or a figure to scale would be too thin to be readable. */
  isToScale: boolean;
}

/** The known size of a measure, in the unit of the figure; undefined if it is unknown. */
export type Sizes = Readonly<Record<string, number | undefined>>;

/** Draws a figure from the sizes of its measures; null if they do not determine one. */
export type Sketcher = (sizes: Sizes) => Sketch | null;

/** A measure named in the question. */
export interface NamedMeasure {
  symbol: string;
  /** In words: "slant height". */
  name: string;
  /** "12 cm"; null if it is unknown. */
  givenText: string | null;
}

interface MeasuredFigure {
  /** With its article: "a rectangle". */
  name: string;
  measures: readonly NamedMeasure[];
  sizes: Sizes;
  /** Another requested quantity that is not a measure: "cost". */
  asked?: string | undefined;
}

/** A figure with the given values next to its lines, and a question mark at the unknown. */
export function drawMeasured(
  sketcher: Sketcher,
  { name, measures, sizes, asked }: MeasuredFigure,
): Drawing | null {
  const sketch = sketcher(sizes);
  if (!sketch) return null;
  const { shapes, places, isToScale } = sketch;
  const placed = measures.filter(({ symbol }) => places[symbol] !== undefined);
  const below = measures.filter(({ symbol, givenText }) => givenText !== null && !places[symbol]);
  const extent = shapes.flatMap((part) => (part.kind === "shape" ? part.extent : []));
  return drawSheet({
    title: titleOf(name),
    description: describe({ name, measures, asked }, isToScale),
    shows: "question",
    parts: [
      ...shapes,
      ...placed.flatMap(({ symbol }) => places[symbol]?.lines ?? []),
      ...placed.flatMap(({ symbol, givenText }) => {
        const writing: Writing = givenText === null ? { tone: "red" } : {};
        return places[symbol]?.label(givenText ?? "?", writing) ?? [];
      }),
      ...below.map((measure) => captionBelow(extent, `${measure.name} ${measure.givenText ?? ""}`)),
    ],
  });
}

/** A long name gives its figure only in the description. */
function titleOf(name: string): string {
  const short = name.length > 30 ? name.replace(/ of .*$/u, "") : name;
  return short.replace(/^(?:an?|the) /u, "The ");
}

type Told = Pick<MeasuredFigure, "name" | "measures" | "asked">;

function describe({ name, measures, asked }: Told, isToScale: boolean): string {
  const given = measures.flatMap((each) =>
    each.givenText === null ? [] : [`${each.name} ${each.givenText}`],
  );
  const wanted = measures.flatMap((each) => (each.givenText === null ? [`the ${each.name}`] : []));
  const found = asked === undefined ? wanted : [`the ${asked}`];
  const figure = `${name.charAt(0).toUpperCase()}${name.slice(1)} with ${listed(given)}.`;
  const toFind = `${listed(found)} ${found.length > 1 ? "are" : "is"} to be found.`;
  const scale = isToScale ? "" : " Not to scale.";
  return `${figure} ${toFind.charAt(0).toUpperCase()}${toFind.slice(1)}${scale}`;
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/**
 * A measure along a line of the figure, labelled away from the centre of the figure; `at` is the fraction of the
 * line's length for the position.
 */
export function alongSide(from: Point, to: Point, away: Point, at = 0.5): MeasurePlace {
  return { label: (text, writing) => sideLabel([from, to], text, { away, at, ...writing }) };
}

/** A measure with its own dashed line. */
export function alongDashed(
  [from, to]: readonly [Point, Point],
  away: Point,
  { marks = [], at = 0.5 }: { marks?: readonly Part[]; at?: number } = {},
): MeasurePlace {
  return { ...alongSide(from, to, away, at), lines: [line([from, to], dashedPen), ...marks] };
}

/** A dimension line with two arrow heads next to the figure, from end to end of the measured length. */
export function alongArrow(from: Point, to: Point, away: Point): MeasurePlace {
  const pen = { stroke: "soft", weight: "fine", arrows: "both" } as const;
  return { ...alongSide(from, to, away), lines: [line([from, to], pen)] };
}

/** The maximum ratio that is readable on a phone. */
const steepest = 5;

/**
 * Sizes for the drawing: an unknown one gets its usual proportion, and one that is tiny relative to another is
 * enlarged.
 */
export function drawable<Symbols extends string>(
  sizes: Sizes,
  usual: Record<Symbols, number>,
): { size: Record<Symbols, number>; isToScale: boolean } {
  const symbols = Object.keys(usual) as Symbols[]; // safe: the keys of that very object
  const known = symbols.flatMap((symbol) => {
    const size = sizes[symbol];
    return size !== undefined && size > 0 ? [size / usual[symbol]] : [];
  });
  const scale = known.length > 0 ? known.reduce((sum, each) => sum + each, 0) / known.length : 1;
  const wanted = symbols.map((symbol) => sizes[symbol] ?? usual[symbol] * scale);
  const least = Math.max(...wanted) / steepest;
  const size = Object.fromEntries(
    symbols.map((symbol, at) => [symbol, Math.max(wanted[at] ?? 0, least)]),
  ) as Record<Symbols, number>; // safe: made from those symbols
  const isToScale = known.length === symbols.length && wanted.every((each) => each >= least);
  return { size, isToScale };
}
