import type { Point } from "../plot/plot.ts";
import type { Part } from "./frame.ts";
import { polygon } from "./shapes.ts";

/** Reserves width on the sheet for labels next to the shapes: nothing is drawn there. */
export function wordRoom(place: Point): Part {
  return polygon([place], { stroke: null });
}
