import clsx from "clsx";
import type { NumberLine } from "#shared/contracts/plot.ts";
import { figureWidth as width } from "#shared/domain/figure-mark.ts";
import { widthOf } from "#shared/domain/boxes.ts";
import { numberLineHeight as height } from "./plot-size.ts";
import { scaleOf, tickLabel } from "./scale.ts";
import { spread } from "./spread.ts";

const edge = 14;
const axis = 32;
const labelSize = 12;

type Interval = NumberLine["intervals"][number];
type End = NonNullable<Interval["from"]>;
type PositionOf = (value: number) => number;

/**
 * Intervals as bold segments: a filled dot is a closed end, an empty one an open end, and an arrow continues to
 * infinity.
 */
export function NumberLineDrawing({ numberLine }: { numberLine: NumberLine }) {
  const { line, intervals, description } = numberLine;
  const at = scaleOf(line, [edge, width - edge]);
  const ends = endsOf(intervals);
  const middles = labelMiddles(ends, at);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={description} className="w-full">
      <Axis ticks={line.ticks} ends={ends} at={at} />
      {intervals.map((interval) => (
        <Stretch key={JSON.stringify(interval)} interval={interval} at={at} />
      ))}
      {ends.map((end, index) => (
        <EndPoint key={end.at} end={end} x={at(end.at)} middle={middles[index] ?? at(end.at)} />
      ))}
    </svg>
  );
}

/** From left to right, each position once: two intervals that meet share one mark. */
function endsOf(intervals: readonly Interval[]): End[] {
  const all = intervals.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  const places = new Map(all.map((end) => [end.at, end]));
  return [...places.values()].sort((one, other) => one.at - other.at);
}

/** Labels are above their ends, or as near to them as their neighbours allow. */
function labelMiddles(ends: readonly End[], at: PositionOf): number[] {
  const wanted = ends.map((end) => ({ at: at(end.at), width: widthOf(end.label, labelSize) + 8 }));
  return spread(wanted, { from: 0, to: width });
}

interface AxisProps {
  ticks: readonly number[];
  ends: readonly End[];
  at: PositionOf;
}

/** Tick marks have numbers, except where an interval ends. */
function Axis({ ticks, ends, at }: AxisProps) {
  const endPositions = new Set(ends.map((end) => end.at));
  return (
    <>
      <path d={`M2 ${axis}H${width - 2}`} className="stroke-outline" strokeWidth="1.25" />
      <path
        d={ticks.map((tick) => `M${at(tick)} ${axis - 4}V${axis + 4}`).join("")}
        className="stroke-outline"
      />
      <g className="fill-ink-soft text-[11px]">
        {ticks
          .filter((tick) => !endPositions.has(tick))
          .map((tick) => (
            <text key={tick} x={at(tick)} y={axis + 17} textAnchor="middle">
              {tickLabel(tick)}
            </text>
          ))}
      </g>
    </>
  );
}

function Stretch({ interval: { from, to }, at }: { interval: Interval; at: PositionOf }) {
  const [start, end] = [from ? at(from.at) : 4, to ? at(to.at) : width - 4];
  return (
    <g className="fill-transparent stroke-teal">
      <path d={`M${start} ${axis}H${end}`} strokeWidth="5" />
      {!from && <path d={`M10 ${axis - 6}L3 ${axis}L10 ${axis + 6}`} strokeWidth="3" />}
      {!to && (
        <path
          d={`M${width - 10} ${axis - 6}L${width - 3} ${axis}L${width - 10} ${axis + 6}`}
          strokeWidth="3"
        />
      )}
    </g>
  );
}

interface EndPointProps {
  end: End;
  x: number;
  /** Position of the middle of the label. */
  middle: number;
}

function EndPoint({ end: { label, included }, x, middle }: EndPointProps) {
  return (
    <>
      {Math.abs(middle - x) > 4 && (
        <path d={`M${x} ${axis}L${middle} ${axis - 14}`} className="stroke-ink" />
      )}
      <circle
        cx={x}
        cy={axis}
        r="5"
        className={clsx("stroke-teal", included ? "fill-teal" : "fill-sheet")}
        strokeWidth="2.5"
      />
      <text
        x={middle}
        y={axis - 16}
        textAnchor="middle"
        fontSize={labelSize}
        className="fill-ink font-semibold"
      >
        {label}
      </text>
    </>
  );
}
