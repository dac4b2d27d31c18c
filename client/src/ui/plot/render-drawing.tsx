import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "#shared/contracts/plot.ts";
import { DrawingOnSheet } from "./drawing.tsx";

/** The <svg> of a drawing as text, for `npm run figures`, which runs outside the app. */
export function renderDrawing(drawing: Drawing): string {
  return renderToStaticMarkup(<DrawingOnSheet drawing={drawing} />);
}
