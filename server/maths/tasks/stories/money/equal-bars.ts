import { barModel } from "../../../drawing/bar-model.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";

/** The most cells that a bar can have and still be counted. */
const mostCells = 15;

/** A bar of equal parts, with the total above and one part below. */
export function equalBar(
  figure: StoryFigure,
  { count, each, all }: { count: string; each: string; all: string },
): Drawing | null {
  const parts = figure.value(count);
  if (parts === null || !figure.isGiven(count) || parts > mostCells || parts < 2) return null;
  const [one, whole] = [figure.text(each), figure.text(all)];
  return barModel({
    title: "Equal parts",
    description: `A bar of ${parts} equal parts. ${one === "?" ? "One part is asked" : `Each part is ${one}`}; all parts together are ${whole === "?" ? "asked" : whole}.`,
    bars: [
      {
        parts: [{ size: parts, tone: "blue", cells: parts }],
        spans: [
          { from: 0, to: parts, text: whole, side: "above" },
          { from: 0, to: 1, text: one, side: "below" },
        ],
      },
    ],
  });
}
