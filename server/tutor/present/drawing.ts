import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Presented } from "./frame.ts";
import type { LeakTest } from "./leaks.ts";

type Proved = Pick<Presented, "check" | "computed">;

/** Our solver's drawing, where the answer is the computed one: beside a whole solution, whoever wrote it. */
export function drawingOf({ check, computed }: Proved): Pick<AiResponse, "plot"> {
  const plot = check.status === "checked" ? computed?.plot : null;
  return plot ? { plot } : {};
}

/** The drawing of what is given alone, which may stand beside a hint; held back where its words tell the answer. */
export function questionDrawing(tells: LeakTest, proved: Proved): Pick<AiResponse, "plot"> {
  const { plot } = drawingOf(proved);
  if (plot?.kind !== "drawing" || plot.shows !== "question") return {};
  const words = [plot.title, plot.description, ...plot.labels.map(({ text }) => text)];
  return words.some((text) => tells(text)) ? {} : { plot };
}
