import { lazy, Suspense } from "react";
import type { Drawing, Plot } from "#shared/contracts/plot.ts";
import { figureWidth } from "#shared/domain/figure-mark.ts";
import { fetchUntilThere } from "../../lib/on-resume.ts";
import { Card } from "../card.tsx";
import { GraphDrawing, GraphLegend } from "./graph.tsx";
import { NumberLineDrawing } from "./number-line.tsx";

/** Fetched with the first drawing. */
const DrawingOnSheet = lazy(async () => {
  const module = await fetchUntilThere(() => import("./drawing.tsx"));
  return { default: module.DrawingOnSheet };
});

const headings = { graph: "On a graph", "number-line": "On the number line" };

/** A drawing that explains a question or its solution, with what is to be seen in words below. */
export function PlotFigure({ plot }: { plot: Plot }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">
        {plot.kind === "drawing" ? plot.title : headings[plot.kind]}
      </h3>
      <Card>
        <figure className="grid gap-2">
          <Plotted plot={plot} />
          <figcaption className="text-sm text-ink-soft">{plot.description}</figcaption>
        </figure>
      </Card>
    </section>
  );
}

function Plotted({ plot }: { plot: Plot }) {
  switch (plot.kind) {
    case "graph":
      return (
        <>
          <GraphDrawing graph={plot} />
          <GraphLegend graph={plot} />
        </>
      );
    case "number-line":
      return <NumberLineDrawing numberLine={plot} />;
    case "drawing":
      return (
        <Suspense fallback={<DrawingPlace drawing={plot} />}>
          <DrawingOnSheet drawing={plot} />
        </Suspense>
      );
  }
}

/** The place of a drawing whose code is on its way: nothing moves when it comes. */
function DrawingPlace({ drawing: { height } }: { drawing: Drawing }) {
  return (
    <svg
      viewBox={`0 0 ${figureWidth} ${height}`}
      aria-hidden="true"
      className="mx-auto w-full max-w-column"
    />
  );
}

interface PartWithPlot {
  part: { plot?: Plot | undefined };
}

/** A figure of what the question is about, which stands before the words; it comes with the answer. */
export function FigureFirst({ part: { plot } }: PartWithPlot) {
  return plot?.kind === "drawing" ? <PlotFigure plot={plot} /> : null;
}

/** A graph or number line, which stands after them. */
export function GraphAfter({ part: { plot } }: PartWithPlot) {
  return plot && plot.kind !== "drawing" ? <PlotFigure plot={plot} /> : null;
}
