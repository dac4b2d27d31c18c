import { useId } from "react";
import { figureWidth } from "#shared/domain/figure-mark.ts";
import { ownMarkup } from "../../lib/trusted-types.ts";
import "../../ui/figure/figure.css";

interface DrawingProps {
  /** Content of the <svg>: from our own server, whose strict parser has validated it (server/library/figures). */
  svg: string;
  height: number;
  alt: string;
}

/** The drawing as inline SVG instead of an image: it uses the theme's colours, and its text can be selected. */
export function Drawing({ svg, height, alt }: DrawingProps) {
  const id = useId().replaceAll(/\W/gu, "");
  // Prefixes marker ids: a page may contain the same figure twice.
  const own = svg.replaceAll(' id="', ` id="${id}`).replaceAll("url(#", `url(#${id}`);
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${figureWidth} ${height}`}
      className="figure w-full"
      dangerouslySetInnerHTML={{ __html: ownMarkup(own) }}
    />
  );
}
