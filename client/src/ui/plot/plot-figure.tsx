import type { Plot } from "#shared/contracts/plot.ts";
import { Card } from "../card.tsx";
import { GraphDrawing, GraphLegend } from "./graph.tsx";
import { NumberLineDrawing } from "./number-line.tsx";

/** A drawing that explains a solution, with what is to be seen in words below. */
export function PlotFigure({ plot }: { plot: Plot }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">
        {plot.kind === "graph" ? "On a graph" : "On the number line"}
      </h3>
      <Card>
        <figure className="grid gap-2">
          {plot.kind === "graph" ? (
            <>
              <GraphDrawing graph={plot} />
              <GraphLegend graph={plot} />
            </>
          ) : (
            <NumberLineDrawing numberLine={plot} />
          )}
          <figcaption className="text-sm text-ink-soft">{plot.description}</figcaption>
        </figure>
      </Card>
    </section>
  );
}
