import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Presented } from "./frame.ts";
import type { LeakTest } from "./leaks.ts";

type Proved = Pick<Presented, "check" | "computed">;

/** The solver's drawing, where the answer is the computed one: shown with a whole solution by any engine. */
export function drawingOf({ check, computed }: Proved): Pick<AiResponse, "plot"> {
  const plot = check.status === "checked" ? computed?.plot : null;
  return plot ? { plot } : {};
}

/** The drawing of the given data only, which may be shown with a hint; withheld where its labels reveal the answer. */
export function questionDrawing(tells: LeakTest, proved: Proved): Pick<AiResponse, "plot"> {
  const { plot } = drawingOf(proved);
  if (plot?.kind !== "drawing" || plot.shows !== "question") return {};
  const words = [plot.title, plot.description, ...plot.labels.map(({ text }) => text)];
  return words.some((text) => tells(text)) ? {} : { plot };
}
