import { barModel } from "../../../drawing/bar-model.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import type { Drawing } from "../../../plot/plot.ts";
import { answerOf, moneyLabel } from "../../../story/amount.ts";
import type { RatioProblem } from "./recognise.ts";
import { styleOf } from "./written-ratio.ts";

/** The maximum count of cells that can be counted by eye. */
const mostCells = 30;

const tones = ["blue", "yellow", "green", "violet"] as const;

/** One bar for the amount, divided into the equal parts of the ratio; each share is unknown. */
export function partsBar(
  problem: Extract<RatioProblem, { kind: "divide" }>,
  lowest: readonly bigint[],
): Drawing | null {
  const terms = lowest.map(Number);
  const all = terms.reduce((sum, term) => sum + term, 0);
  const { value, money } = problem.amount;
  const amount =
    money === true
      ? answerOf(value, moneyLabel("₹")).plain
      : rationalPlain(value, styleOf(problem));
  const starts = terms.map((_, at) => terms.slice(0, at).reduce((sum, term) => sum + term, 0));
  return barModel({
    title: "The parts of the whole",
    description: `A bar for ${amount}, cut into ${all} equal parts: ${terms.map((term, at) => `share ${at + 1} has ${term}`).join(", ")}.`,
    bars: [
      {
        parts: terms.map((term, at) => ({
          size: term,
          tone: tones[at] ?? "blue",
          ...(all <= mostCells && { cells: term }),
        })),
        spans: [
          { from: 0, to: all, text: amount, side: "above" },
          ...terms.map((term, at) => {
            const from = starts[at] ?? 0;
            const text = all <= mostCells ? "?" : `${term} ${term === 1 ? "part" : "parts"} = ?`;
            return { from, to: from + term, text, side: "below" as const };
          }),
        ],
      },
    ],
  });
}
