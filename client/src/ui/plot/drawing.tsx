import type { Drawing } from "#shared/contracts/plot.ts";
import { figureWidth } from "#shared/domain/figure-mark.ts";
import "../figure/figure.css";
import { arrowHeads, outlineOf } from "./outlines.ts";

type Shape = Drawing["shapes"][number];
type Tone = NonNullable<Shape["stroke"]>;

const widths = { fine: 1.25, normal: 2, bold: 3.5 };

const colourOf = (tone: Tone) => `var(--figure-${tone})`;

/** `ink` has no pale variant: a shape filled with it is a dot. */
const fillOf = (tone: Tone) =>
  tone === "ink" || tone === "soft" ? colourOf(tone) : `var(--figure-${tone}-fill)`;

/** Shapes and words at positions computed by the server, in the page's figure colours. */
export function DrawingOnSheet({ drawing }: DrawingProps) {
  const { height, description, shapes, labels } = drawing;
  return (
    <svg
      viewBox={`0 0 ${figureWidth} ${height}`}
      role="img"
      aria-label={description}
      className="figure w-full"
    >
      {shapes.map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes
        <ShapeOnSheet key={index} shape={shape} />
      ))}
      {labels.map(({ text, at: [x, y], anchor, tone, isItalic }) => (
        <text
          key={`${text} ${x} ${y}`}
          x={x}
          y={y}
          textAnchor={anchor}
          fill={colourOf(tone)}
          {...(isItalic && { fontStyle: "italic" })}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

interface DrawingProps {
  drawing: Drawing;
}

function ShapeOnSheet({ shape }: { shape: Shape }) {
  const { stroke, fill, weight, isDashed } = shape;
  const colour = stroke ? colourOf(stroke) : "none";
  return (
    <>
      <path
        d={outlineOf(shape)}
        stroke={colour}
        strokeWidth={widths[weight]}
        fill={fill ? fillOf(fill) : "none"}
        {...(isDashed && { strokeDasharray: "5 4" })}
      />
      {arrowHeads(shape).map((head) => (
        <path key={head} d={head} stroke="none" fill={colour} />
      ))}
    </>
  );
}
