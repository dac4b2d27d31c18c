import type { Graph } from "#shared/contracts/plot.ts";
import { Markdown } from "../markdown/markdown.tsx";
import { scaleOf, tickLabel } from "./scale.ts";

const width = 320;
const height = 260;
const margin = 12;

/** Told apart by colour and by dash, for whoever can't tell the colours. */
const pens = [
  { stroke: "stroke-teal", dashes: "" },
  { stroke: "stroke-marigold-edge", dashes: "7 3" },
  { stroke: "stroke-danger", dashes: "2 3" },
] as const;

function penOf(index: number, style: "solid" | "dashed") {
  const { stroke, dashes } = pens[index % pens.length] ?? pens[0];
  return { stroke, dashes: style === "dashed" ? "4 4" : dashes };
}

type Path = readonly (readonly [number, number])[];

/** Curves, shaded regions and marked points between two axes. */
export function GraphDrawing({ graph }: { graph: Graph }) {
  const scales = scalesOf(graph);
  const { atX, atY } = scales;
  const path = (points: Path) =>
    points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${atX(x)} ${atY(y)}`).join("");
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={graph.description}
      className="mx-auto w-full max-w-md overflow-hidden"
    >
      {graph.regions.map((region) => (
        <path key={path(region)} d={`${path(region)}Z`} className="fill-teal-soft" />
      ))}
      <Axes graph={graph} scales={scales} />
      {graph.curves.map(({ label, style, pieces }, index) => {
        const { stroke, dashes } = penOf(index, style);
        return (
          <path
            key={label}
            d={pieces.map(path).join("")}
            className={`fill-transparent ${stroke}`}
            strokeWidth="2"
            strokeDasharray={dashes}
            strokeLinejoin="round"
          />
        );
      })}
      {graph.points.map(({ at: [x, y], label }) => (
        <MarkedPoint key={`${label}${x},${y}`} x={atX(x)} y={atY(y)} label={label} />
      ))}
    </svg>
  );
}

interface Scales {
  atX: (value: number) => number;
  atY: (value: number) => number;
  /** Where the axes stand: at 0, or at the edge where 0 is out of sight. */
  axisX: number;
  axisY: number;
}

function scalesOf({ x, y }: Graph): Scales {
  const atX = scaleOf(x, [margin, width - margin]);
  const atY = scaleOf(y, [height - margin, margin]);
  const within = ({ from, to }: { from: number; to: number }) => Math.min(Math.max(0, from), to);
  return { atX, atY, axisX: atX(within(x)), axisY: atY(within(y)) };
}

function Axes({ graph: { x, y }, scales }: { graph: Graph; scales: Scales }) {
  const { atX, atY, axisX, axisY } = scales;
  return (
    <g className="fill-ink-soft text-[10px]">
      <path
        d={[
          ...x.ticks.map((tick) => `M${atX(tick)} ${margin}V${height - margin}`),
          ...y.ticks.map((tick) => `M${margin} ${atY(tick)}H${width - margin}`),
        ].join("")}
        className="stroke-rule"
      />
      <path
        d={`M${margin} ${axisY}H${width - margin}M${axisX} ${margin}V${height - margin}`}
        className="stroke-outline"
        strokeWidth="1.25"
      />
      {x.ticks
        .filter((tick) => tick !== 0)
        .map((tick) => (
          <text key={tick} x={atX(tick)} y={Math.min(axisY + 11, height - 2)} textAnchor="middle">
            {tickLabel(tick)}
          </text>
        ))}
      {y.ticks
        .filter((tick) => tick !== 0)
        .map((tick) => (
          <text key={tick} x={Math.max(axisX - 4, 22)} y={atY(tick) + 3} textAnchor="end">
            {tickLabel(tick)}
          </text>
        ))}
      <text x={width - 4} y={axisY - 5} textAnchor="end" fontStyle="italic">
        {x.name}
      </text>
      <text x={axisX + 6} y={margin - 2} fontStyle="italic">
        {y.name}
      </text>
    </g>
  );
}

function MarkedPoint({ x, y, label }: { x: number; y: number; label: string }) {
  const isRight = x < width - 80;
  return (
    <>
      <circle cx={x} cy={y} r="4" className="fill-sheet stroke-ink" strokeWidth="2" />
      <text
        x={isRight ? x + 7 : x - 7}
        y={y < 24 ? y + 14 : y - 7}
        textAnchor={isRight ? "start" : "end"}
        className="fill-ink stroke-sheet text-[11px] font-semibold"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {label}
      </text>
    </>
  );
}

/** Which line is which. */
export function GraphLegend({ graph: { curves } }: { graph: Graph }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {curves.map(({ label, style }, index) => {
        const { stroke, dashes } = penOf(index, style);
        return (
          <li key={label} className="flex min-w-0 items-center gap-2">
            <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6 shrink-0">
              <path d="M0 2H24" className={stroke} strokeWidth="3" strokeDasharray={dashes} />
            </svg>
            <Markdown text={`$${label}$`} inline />
          </li>
        );
      })}
    </ul>
  );
}
