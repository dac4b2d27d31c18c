import { lazy, Suspense } from "react";
import type { Plot } from "#shared/contracts/plot.ts";
import { loadChunk } from "../../lib/load-chunk.ts";
import { Card } from "../card.tsx";
import { FigurePlaceholder } from "../figure/figure-placeholder.tsx";
import { GraphLegend } from "./graph-legend.tsx";
import { heightOf } from "./plot-size.ts";

/** This chunk is fetched with the first plot. */
const EnlargeablePlot = lazy(async () => {
  const module = await loadChunk(() => import("./enlargeable-plot.tsx"));
  return { default: module.EnlargeablePlot };
});

const titles = { graph: "On a graph", "number-line": "On the number line" };

/** A drawing that explains a question or its solution, with a description below. */
export function PlotFigure({ plot }: { plot: Plot }) {
  const title = plot.kind === "drawing" ? plot.title : titles[plot.kind];
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">{title}</h3>
      <Card>
        <div className="mx-auto max-w-column">
          <Suspense fallback={<PlotPlaceholder plot={plot} />}>
            <EnlargeablePlot plot={plot} title={title} />
          </Suspense>
        </div>
      </Card>
    </section>
  );
}

function PlotPlaceholder({ plot }: { plot: Plot }) {
  return (
    <FigurePlaceholder height={heightOf(plot)} caption={plot.description}>
      {plot.kind === "graph" && <GraphLegend graph={plot} />}
    </FigurePlaceholder>
  );
}

interface PartWithPlot {
  part: { plot?: Plot | undefined };
}

/** A figure of the question, shown before the words; it comes with the answer. */
export function FigureFirst({ part: { plot } }: PartWithPlot) {
  return plot?.kind === "drawing" ? <PlotFigure plot={plot} /> : null;
}

/** A graph or number line, shown after the words. */
export function GraphAfter({ part: { plot } }: PartWithPlot) {
  return plot && plot.kind !== "drawing" ? <PlotFigure plot={plot} /> : null;
}
