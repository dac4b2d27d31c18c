import type { Plot } from "#shared/contracts/plot.ts";
import { EnlargeableFigure } from "../figure/enlargeable-figure.tsx";
import { DrawingOnSheet } from "./drawing.tsx";
import { GraphDrawing } from "./graph.tsx";
import { GraphLegend } from "./graph-legend.tsx";
import { NumberLineDrawing } from "./number-line.tsx";

interface EnlargeablePlotProps {
  plot: Plot;
  title: string;
}

/** Renders the plots of answers; a separate chunk. */
export function EnlargeablePlot({ plot, title }: EnlargeablePlotProps) {
  return (
    <EnlargeableFigure
      title={title}
      caption={plot.description}
      {...(plot.kind === "graph" && { legend: <GraphLegend graph={plot} /> })}
    >
      <PlotPicture plot={plot} />
    </EnlargeableFigure>
  );
}

function PlotPicture({ plot }: { plot: Plot }) {
  switch (plot.kind) {
    case "graph":
      return <GraphDrawing graph={plot} />;
    case "number-line":
      return <NumberLineDrawing numberLine={plot} />;
    case "drawing":
      return <DrawingOnSheet drawing={plot} />;
  }
}
