import { drawPoints, type NamedPoint } from "../../../drawing/axes-drawing.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { Drawing, Point as Place } from "../../../plot/plot.ts";
import { namesFor, type Point, pointPlain } from "./point.ts";

interface Coordinates {
  title: string;
  points: readonly Point[];
  /** The text after the points: "The distance AB is to be found." */
  asked: string;
  isClosed?: boolean;
  style?: NumberStyle;
}

const numberOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator);

const placeOf = ({ x, y }: Point): Place => [numberOf(x), numberOf(y)];

const isOrigin = ([x, y]: Place) => x === 0 && y === 0;

/** Draws the given points with their names, joined by straight lines; null if two of them coincide. */
export function drawCoordinates({
  title,
  points,
  asked,
  isClosed,
  style = "fraction",
}: Coordinates): Drawing | null {
  const names = namesFor([...points]);
  const places = points.map(placeOf);
  const named = points.map((point, at): NamedPoint => {
    const place = placeOf(point);
    const name = isOrigin(place) ? "O" : (names[at] ?? "");
    return { at: place, text: `${name}${pointPlain(point, style).replaceAll("-", "−")}` };
  });
  const texts = named.map(({ text }) => text);
  return drawPoints({
    title,
    description: `The points ${texts.slice(0, -1).join(", ")} and ${texts.at(-1)} between the axes. ${asked}`,
    shows: "question",
    // The axes label the origin.
    points: named.filter(({ at }) => !isOrigin(at)),
    lines: [{ through: places, ...(isClosed === true && { isClosed }) }],
  });
}
