import type { Arc, Path, Point, Tone } from "../plot/plot.ts";

/** How a figure's own units, y upwards, come to lie on the sheet, y downwards. */
export interface Frame {
  at: (place: Point) => Point;
  /** Units of the sheet for one of the figure. */
  scale: number;
}

/** A line or a curve; `extent` are places of the figure that it takes. */
export interface ShapePart {
  kind: "shape";
  extent: readonly Point[];
  draw: (frame: Frame) => Path | Arc;
}

/** A place for a word: the middle of its box on the sheet, and where a line leads from that is too far off without. */
export interface Place {
  middle: Point;
  leader?: Point;
}

/** A word and the places that it may stand at, best first; `half` is half of the width and height of its box. */
export interface LabelPart {
  kind: "label";
  text: string;
  tone: Tone;
  isItalic: boolean;
  places: (frame: Frame, half: Point) => Place[];
}

/** What a figure is made of. */
export type Part = ShapePart | LabelPart;
