import type { Point } from "../plot/plot.ts";
import type { Part } from "./frame.ts";
import { polygon } from "./shapes.ts";

/** Keeps the sheet as wide as words reach that stand beside all shapes: nothing is drawn there. */
export function wordRoom(place: Point): Part {
  return polygon([place], { stroke: null });
}
