import { Suspense, useContext } from "react";
import type { FigureMark } from "#shared/domain/figure-mark.ts";
import { FigurePlaceholder } from "../figure/figure-placeholder.tsx";
import { FigureContext } from "./figure-context.ts";

export interface FigureProps {
  figure: FigureMark;
}

/** The position of a figure in a text. Space is reserved until the figure has loaded, so that nothing moves. */
export function FigureSlot({ figure }: FigureProps) {
  const draw = useContext(FigureContext);
  if (!draw) return <FigureInWords figure={figure} />;
  const { height, caption } = figure;
  return (
    <Suspense fallback={<FigurePlaceholder height={height} caption={caption} />}>
      {draw(figure)}
    </Suspense>
  );
}

/** The alternative text of a figure that can't be shown. */
export function FigureInWords({ figure: { alt } }: FigureProps) {
  return <p className="text-ink-soft">[Picture: {alt}]</p>;
}
