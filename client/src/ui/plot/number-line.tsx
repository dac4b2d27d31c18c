import clsx from "clsx";
import type { NumberLine } from "#shared/contracts/plot.ts";
import { scaleOf, tickLabel } from "./scale.ts";

const width = 320;
const height = 64;
const edge = 14;
const axis = 30;

type Interval = NumberLine["intervals"][number];
type End = NonNullable<Interval["from"]>;
type Place = (value: number) => number;

/** Intervals as bold stretches: a full dot belongs to them, an empty one doesn't, an arrow goes on for ever. */
export function NumberLineDrawing({ numberLine }: { numberLine: NumberLine }) {
  const { line, intervals, description } = numberLine;
  const at = scaleOf(line, [edge, width - edge]);
  const ends = intervals.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
      className="mx-auto w-full max-w-md"
    >
      <Axis ticks={line.ticks} ends={ends} at={at} />
      {intervals.map((interval) => (
        <Stretch key={JSON.stringify(interval)} interval={interval} at={at} />
      ))}
      {ends.map((end) => (
        <EndPoint key={JSON.stringify(end)} end={end} x={at(end.at)} />
      ))}
    </svg>
  );
}

interface AxisProps {
  ticks: readonly number[];
  ends: readonly End[];
  at: Place;
}

/** Marks get their number, but for those where an end of an interval stands. */
function Axis({ ticks, ends, at }: AxisProps) {
  const taken = new Set(ends.map((end) => end.at));
  return (
    <>
      <path d={`M2 ${axis}H${width - 2}`} className="stroke-outline" strokeWidth="1.25" />
      <path
        d={ticks.map((tick) => `M${at(tick)} ${axis - 4}V${axis + 4}`).join("")}
        className="stroke-outline"
      />
      <g className="fill-ink-soft text-[10px]">
        {ticks
          .filter((tick) => !taken.has(tick))
          .map((tick) => (
            <text key={tick} x={at(tick)} y={axis + 17} textAnchor="middle">
              {tickLabel(tick)}
            </text>
          ))}
      </g>
    </>
  );
}

function Stretch({ interval: { from, to }, at }: { interval: Interval; at: Place }) {
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

function EndPoint({ end: { label, included }, x }: { end: End; x: number }) {
  return (
    <>
      <circle
        cx={x}
        cy={axis}
        r="5"
        className={clsx("stroke-teal", included ? "fill-teal" : "fill-sheet")}
        strokeWidth="2.5"
      />
      <text x={x} y={axis - 12} textAnchor="middle" className="fill-ink text-[12px] font-semibold">
        {label}
      </text>
    </>
  );
}
