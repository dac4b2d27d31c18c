import type { Drawing } from "../../../plot/plot.ts";
import { changedBars } from "../../../story/changed-bars.ts";
import type { StoryFigure } from "../../../story/story-figure.ts";

/** Roles with which there are more prices than two bars can show. */
const further = ["bought", "n", "cpLotSize", "cpCount", "d1", "taxPercent", "newProfitPercent"];

const changes = [
  { role: "profit", name: "Profit" },
  { role: "loss", name: "Loss" },
  { role: "profitPercent", name: "Profit" },
  { role: "lossPercent", name: "Loss" },
];

/** Cost price and selling price, or marked price and selling price, as bars with what lies between. */
export function priceBars(figure: StoryFigure): Drawing | null {
  const { value } = figure;
  if (further.some((role) => value(role) !== null)) return null;
  const after = { role: "sp", name: "Selling price" };
  const [hasCost, hasMark] = [value("cp") !== null, value("mp") !== null];
  if (hasCost === hasMark) return null;
  return hasCost
    ? changedBars(figure, {
        title: "The prices as bars",
        before: { role: "cp", name: "Cost price" },
        after,
        change: changes,
      })
    : changedBars(figure, {
        title: "The prices as bars",
        before: { role: "mp", name: "Marked price" },
        after,
        change: [
          { role: "discount", name: "Discount" },
          { role: "discountPercent", name: "Discount" },
        ],
      });
}
