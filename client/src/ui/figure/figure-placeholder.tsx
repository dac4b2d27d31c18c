import type { ReactNode } from "react";
import { figureWidth } from "#shared/domain/figure-mark.ts";

interface FigurePlaceholderProps {
  /** Height of the picture at the width `figureWidth`. */
  height: number;
  caption: string;
  /** Content between the picture and its caption. */
  children?: ReactNode;
}

/** Placeholder of a loading figure, as high as `EnlargeableFigure`, so that nothing moves when the figure arrives. */
export function FigurePlaceholder({ height, caption, children }: FigurePlaceholderProps) {
  return (
    <figure className="grid max-w-column gap-1">
      <svg viewBox={`0 0 ${figureWidth} ${height}`} aria-hidden="true" className="w-full" />
      {children}
      {/* As wide as the caption beside the button. */}
      <figcaption className="flex min-h-touch items-center pr-[3.25rem] text-sm text-ink-soft">
        {caption}
      </figcaption>
    </figure>
  );
}
