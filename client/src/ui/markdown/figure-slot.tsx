import { Suspense, useContext } from "react";
import { figureWidth, type FigureMark } from "#shared/domain/figure-mark.ts";
import { FigureContext } from "./figure-context.ts";

export interface FigureProps {
  figure: FigureMark;
}

/** Where a figure stands in a text. Its place is kept until it has come, so that nothing moves. */
export function FigureSlot({ figure }: FigureProps) {
  const draw = useContext(FigureContext);
  if (!draw) return <FigureInWords figure={figure} />;
  return <Suspense fallback={<FigurePlace figure={figure} />}>{draw(figure)}</Suspense>;
}

/** What a figure says, where it can't be shown. */
export function FigureInWords({ figure: { alt } }: FigureProps) {
  return <p className="text-ink-soft">[Picture: {alt}]</p>;
}

/** The place of a figure that is on its way. */
export function FigurePlace({ figure: { height, caption } }: FigureProps) {
  return (
    <figure className="grid max-w-column gap-1">
      <svg viewBox={`0 0 ${figureWidth} ${height}`} aria-hidden="true" className="w-full" />
      <figcaption className="flex min-h-touch items-center text-sm text-ink-soft">
        {caption}
      </figcaption>
    </figure>
  );
}
