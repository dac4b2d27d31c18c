import { type SeriesLook, seriesLooks } from "./series.ts";

interface MarkProps {
  variant: SeriesLook;
  x: number;
  y: number;
}

/** The marker of a data point, in the shape of its series. */
export function Mark({ variant, x, y }: MarkProps) {
  const shapeOf = seriesLooks[variant];
  if (shapeOf.kind === "bar") return null;
  const { mark, stroke } = shapeOf;
  if (mark === "circle") return <circle cx={x} cy={y} r={3} fill={stroke} />;
  if (mark === "square") return <rect x={x - 3} y={y - 3} width={6} height={6} fill={stroke} />;
  return <path d={`M${x} ${y - 4}l4 7h-8Z`} fill={stroke} />;
}

/** A sample of a series, for the legend. */
export function Sample({ variant }: { variant: SeriesLook }) {
  const shapeOf = seriesLooks[variant];
  return (
    <svg viewBox="0 0 28 12" className="h-3 w-7 shrink-0" aria-hidden="true">
      {shapeOf.kind === "bar" ? (
        <rect x={8} y={0.5} width={11} height={11} fill={shapeOf.fill} stroke={shapeOf.stroke} />
      ) : (
        <path d="M0 6h28" stroke={shapeOf.stroke} strokeWidth={2} strokeDasharray={shapeOf.dash} />
      )}
      <Mark variant={variant} x={14} y={6} />
    </svg>
  );
}
