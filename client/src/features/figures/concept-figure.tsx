import { useQuery } from "@tanstack/react-query";
import { EnlargeableFigure } from "../../ui/figure/enlargeable-figure.tsx";
import { FigurePlaceholder } from "../../ui/figure/figure-placeholder.tsx";
import { FigureInWords, type FigureProps } from "../../ui/markdown/figure-slot.tsx";
import { Drawing } from "./drawing.tsx";
import { figureQuery } from "./figures.queries.ts";

/** A figure of the concept library in a text. */
export function ConceptFigure({ figure }: FigureProps) {
  const { data, error } = useQuery(figureQuery(figure.name));
  const { height, caption } = figure;
  if (error && !data) return <FigureInWords figure={figure} />;
  if (!data) return <FigurePlaceholder height={height} caption={caption} />;
  return (
    <EnlargeableFigure title={caption} caption={caption}>
      <Drawing {...data} />
    </EnlargeableFigure>
  );
}
