import { barModel, type BarPart } from "../../../drawing/bar-model.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";

const tones = ["blue", "yellow", "violet"] as const;

/** A bar for the whole salary, with the percentages that are spent and the rest. */
export function salaryBar(figure: StoryFigure): Drawing | null {
  const { text, isGiven } = figure;
  const spent = ["p1", "p2", "p3", "q1"].filter(isGiven).map((role, at): BarPart => {
    return { size: figure.value(role) ?? 0, text: text(role), tone: tones[at] ?? "blue" };
  });
  const all = spent.reduce((sum, { size }) => sum + size, 0);
  const saved = isGiven("sp") ? (figure.value("sp") ?? 0) : 100 - all;
  const from = 100 - saved;
  const pieces = spent.length > 0 ? spent : [{ size: from }];
  if (saved <= 0 || saved >= 100) return null;
  const [total, left] = [text("total"), text("left")];
  const parts = spent.map((part) => part.text).join(", ");
  return barModel({
    title: "The whole and its parts",
    description: `A bar for the whole, 100% = ${total}. ${parts === "" ? "" : `Spent: ${parts}. `}Left${isGiven("sp") ? `, ${text("sp")}` : ""}: ${left}.`,
    bars: [
      {
        parts: [...pieces, { size: saved, ...(isGiven("sp") && { text: text("sp") }) }],
        spans: [
          { from: 0, to: 100, text: `100% = ${total}`, side: "above" },
          { from, to: 100, text: left, side: "below" },
        ],
      },
    ],
  });
}
