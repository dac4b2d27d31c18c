import type { Plot } from "#shared/contracts/plot.ts";

export const graphHeight = 260;
export const numberLineHeight = 64;

/** How high a picture is where it is `figureWidth` wide, known before its code has come. */
export function heightOf(plot: Plot): number {
  switch (plot.kind) {
    case "graph":
      return graphHeight;
    case "number-line":
      return numberLineHeight;
    case "drawing":
      return plot.height;
  }
}
