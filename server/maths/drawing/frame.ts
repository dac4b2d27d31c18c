import type { Arc, Path, Point, Tone } from "../plot/plot.ts";

/** The transformation from a figure's own units, y upwards, to the sheet, y downwards. */
export interface Frame {
  at: (place: Point) => Point;
  /** Units of the sheet per unit of the figure. */
  scale: number;
}

/** A line or a curve; `extent` are points of the figure on its bounding box. */
export interface ShapePart {
  kind: "shape";
  extent: readonly Point[];
  draw: (frame: Frame) => Path | Arc;
}

/** A position for a label: the centre of its box on the sheet, and the start of a leader line if it is far away. */
export interface Place {
  middle: Point;
  leader?: Point;
}

/** A label and its possible positions, best first; `half` is half of the width and height of its box. */
export interface LabelPart {
  kind: "label";
  text: string;
  tone: Tone;
  isItalic: boolean;
  places: (frame: Frame, half: Point) => Place[];
}

/** The parts of a figure. */
export type Part = ShapePart | LabelPart;
