import type { Point } from "../plot/plot.ts";
import { drawable, type Sketcher } from "./measured-figure.ts";
import { polygon } from "./shapes.ts";
import { sidesOf } from "./straight-sketches.ts";

function regular(count: number): Sketcher {
  return (sizes) => {
    const { size } = drawable(sizes, { a: 1 });
    const radius = size.a / (2 * Math.sin(Math.PI / count));
    const corners = Array.from({ length: count }, (_, at): Point => {
      const angle = -Math.PI / 2 - Math.PI / count + (2 * Math.PI * at) / count;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
    const places = { a: sidesOf(corners)(0) };
    return { shapes: [polygon(corners, { fill: "blue" })], places, isToScale: true };
  };
}

/** Polygons with equal sides and angles, by their names. */
export const regularSketches: Readonly<Record<string, Sketcher>> = {
  "a regular pentagon": regular(5),
  "a regular hexagon": regular(6),
  "a regular heptagon": regular(7),
  "a regular octagon": regular(8),
  "a regular nonagon": regular(9),
  "a regular decagon": regular(10),
  "a regular dodecagon": regular(12),
};
