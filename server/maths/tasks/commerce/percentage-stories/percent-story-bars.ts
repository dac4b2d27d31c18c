import { barModel, type BarSpan } from "../../../drawing/bar-model.ts";
import type { Drawing } from "../../../plot/plot.ts";
import { changedBars } from "../../../story/changed-bars.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";

/** A whole with its part in percent, or a value before and after a change. */
export function percentStoryBars(figure: StoryFigure): Drawing | null {
  if (figure.value("old") !== null) return changeOf(figure, "old", "new", ["rise", "fall"]);
  if (figure.value("base") !== null) return changeOf(figure, "base", "result", ["more", "less"]);
  return partBar(figure);
}

function changeOf(
  figure: StoryFigure,
  before: string,
  after: string,
  roles: readonly string[],
): Drawing | null {
  return changedBars(figure, {
    title: "Before and after",
    before: { role: before, name: "Before" },
    after: { role: after, name: "After" },
    change: roles.map((role) => ({ role, name: "" })),
  });
}

function partBar(figure: StoryFigure): Drawing | null {
  const { value } = figure;
  const percent = value("p") ?? (100 * (value("part") ?? 0)) / (value("whole") ?? 1);
  if (!(percent > 0 && percent < 100)) return null;
  const said = textOf(figure, "p").replace(/^\?$/, "?%");
  const own = [said, textOf(figure, "part")].filter((one) => one !== "").join(" = ");
  const whole = ["100%", textOf(figure, "whole")].filter((one) => one !== "").join(" = ");
  const rest = textOf(figure, "rest");
  const spans: BarSpan[] = [
    { from: 0, to: 100, text: whole, side: "above" },
    { from: 0, to: percent, text: own, side: "below" },
    { from: percent, to: 100, text: rest, side: "below" },
  ];
  return barModel({
    title: "The whole and its part",
    description: `A bar for the whole, ${whole}. The shaded part is ${own === "" ? "not told" : own}${rest === "" ? "" : `; the rest is ${rest === "?" ? "asked" : rest}`}.`,
    bars: [
      {
        parts: [{ size: percent, tone: "blue" }, { size: 100 - percent }],
        spans: spans.filter(({ text }) => text !== ""),
      },
    ],
  });
}

/** The given value, "?" if requested, and empty for an intermediate value. */
function textOf({ isGiven, targets, text }: StoryFigure, role: string): string {
  return isGiven(role) || targets.includes(role) ? text(role) : "";
}
