import type { Plot } from "#shared/contracts/plot.ts";

export const graphHeight = 260;
export const numberLineHeight = 64;

/** Height of a picture at the width `figureWidth`, known before its chunk has loaded. */
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
