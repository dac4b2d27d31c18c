import { Fragment } from "react";
import type { Graph } from "#shared/contracts/plot.ts";
import { figureWidth as width } from "#shared/domain/figure-mark.ts";
import { axisNumbers, numberSize, type AxisNumber } from "./axis-numbers.ts";
import { penOf } from "./graph-legend.tsx";
import { placeLabels, type PlacedLabel } from "./place-labels.ts";
import { graphHeight as height } from "./plot-size.ts";
import { scaleOf } from "./scale.ts";

const margin = 12;
const dotRadius = 4;
const labelSize = 12;

type Path = readonly (readonly [number, number])[];

/** Curves, shaded regions and marked points between two axes. */
export function GraphDrawing({ graph }: { graph: Graph }) {
  const scales = scalesOf(graph);
  const { atX, atY } = scales;
  const path = (points: Path) =>
    points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${atX(x)} ${atY(y)}`).join("");
  const numbers = axisNumbers(graph, scales, { width, height, margin });
  const labels = labelsOf(graph, scales, numbers);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={graph.description}
      className="w-full overflow-hidden"
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
      <Numbers numbers={numbers} />
      <MarkedPoints labels={labels} />
    </svg>
  );
}

interface Scales {
  atX: (value: number) => number;
  atY: (value: number) => number;
  /** Position of the axes: at 0, or at the edge if 0 is out of range. */
  axisX: number;
  axisY: number;
}

function scalesOf({ x, y }: Graph): Scales {
  const atX = scaleOf(x, [margin, width - margin]);
  const atY = scaleOf(y, [height - margin, margin]);
  const within = ({ from, to }: { from: number; to: number }) => Math.min(Math.max(0, from), to);
  return { atX, atY, axisX: atX(within(x)), axisY: atY(within(y)) };
}

function labelsOf(
  { points, curves }: Graph,
  { atX, atY, axisX, axisY }: Scales,
  numbers: readonly AxisNumber[],
): PlacedLabel[] {
  const onPage = ([x, y]: readonly [number, number]) => [atX(x), atY(y)] as const;
  const axes: Path[] = [
    [
      [margin, axisY],
      [width - margin, axisY],
    ],
    [
      [axisX, margin],
      [axisX, height - margin],
    ],
  ];
  return placeLabels(
    points.map(({ at, label }) => ({ at: onPage(at), label })),
    {
      frame: { left: 1, top: 1, right: width - 1, bottom: height - 1 },
      fontSize: labelSize,
      dotRadius,
      obstacles: numbers.map(({ box }) => box),
      lines: [...axes, ...curves.flatMap(({ pieces }) => pieces.map((each) => each.map(onPage)))],
    },
  );
}

function Axes({ graph: { x, y }, scales }: { graph: Graph; scales: Scales }) {
  const { atX, atY, axisX, axisY } = scales;
  return (
    <>
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
    </>
  );
}

/** Drawn above the curves, with an outline that separates the digits from them. */
function Numbers({ numbers }: { numbers: readonly AxisNumber[] }) {
  return (
    <g className="fill-ink-soft stroke-sheet" strokeWidth="3" paintOrder="stroke">
      {numbers.map(({ text, x, y, anchor, isName }) => (
        <text
          key={`${anchor}${text}`}
          x={x}
          y={y}
          textAnchor={anchor}
          fontSize={numberSize}
          {...(isName && { fontStyle: "italic" })}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function MarkedPoints({ labels }: { labels: readonly PlacedLabel[] }) {
  const keyOf = ({ at, label }: PlacedLabel) => `${label}${at.join()}`;
  return (
    <>
      {labels.map((each) => (
        <Fragment key={keyOf(each)}>
          {each.leader && (
            <path
              d={`M${each.leader.map((spot) => spot.join(" ")).join("L")}`}
              className="stroke-ink"
            />
          )}
          <circle
            cx={each.at[0]}
            cy={each.at[1]}
            r={dotRadius}
            className="fill-sheet stroke-ink"
            strokeWidth="2"
          />
        </Fragment>
      ))}
      {labels.map((each) => (
        <text
          key={keyOf(each)}
          x={each.x}
          y={each.y}
          fontSize={labelSize}
          className="fill-ink stroke-sheet font-semibold"
          strokeWidth="3"
          paintOrder="stroke"
        >
          {each.label}
        </text>
      ))}
    </>
  );
}
