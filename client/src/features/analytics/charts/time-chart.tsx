import clsx from "clsx";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { asCount } from "../analytics-words.ts";
import { axisTicks } from "./axis-ticks.ts";
import { Mark, Sample } from "./mark.tsx";
import { type Series, seriesLooks } from "./series.ts";

interface TimeChartProps<Row> {
  /** Description of the chart in one sentence. */
  label: string;
  rows: readonly Row[];
  /** Label of a row on the axis. */
  nameOf: (row: Row) => string;
  series: readonly Series<Row>[];
  /** Formats a value; short values are also labels of the axis. */
  format: (value: number) => string;
  formatShort?: (value: number) => string;
  /** Minimum of the axis' upper end. */
  top?: number;
  /** A limit, drawn as a line. */
  bound?: { value: number; name: string } | undefined;
  /** Whether it is one of several charts side by side. */
  isSmall?: boolean;
}

/** Padding in pixels for the first and the last point of a line, and for their labels. */
const besideAxis = { left: 20, right: 20 };
const noPadding = { left: 0, right: 0 };

const tick = { fontSize: 13, fill: "var(--ink-soft)" };

/** Values over days or weeks. The arrow keys move between points; the table has the same numbers. */
export function TimeChart<Row>(props: TimeChartProps<Row>) {
  const { label, rows, nameOf, series, format, formatShort = format, bound, isSmall } = props;
  const ticks = axisTicks(highestOf(props), format === asCount);
  const hasLines = series.some(({ variant }) => seriesLooks[variant].kind === "line");
  return (
    <div className="grid min-w-0 gap-2">
      <ComposedChart
        responsive
        className={clsx("w-full", isSmall ? "h-36" : "h-56")}
        data={[...rows]}
        title={label}
        margin={{ top: bound ? 24 : 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--rule)" />
        <XAxis
          dataKey={nameOf}
          tick={tick}
          tickLine={false}
          stroke="var(--outline)"
          minTickGap={12}
          padding={hasLines ? besideAxis : noPadding}
          interval="equidistantPreserveStart"
        />
        <YAxis
          width="auto"
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickFormatter={formatShort}
          domain={[0, ticks.at(-1) ?? 1]}
          ticks={ticks}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--desk)", stroke: "var(--outline)" }}
          formatter={(value) => (typeof value === "number" ? format(value) : "–")}
          contentStyle={tooltipBox}
          labelStyle={{ fontWeight: 600, color: "var(--ink)" }}
          itemStyle={{ color: "var(--ink)" }}
        />
        {bound && (
          <ReferenceLine
            y={bound.value}
            stroke="var(--danger)"
            strokeDasharray="2 3"
            label={{ value: bound.name, position: "insideBottomRight", ...tick }}
          />
        )}
        {series.map((each) => drawnSeries(each))}
      </ComposedChart>
      {series.length > 1 && <Legend series={series} />}
    </div>
  );
}

/** Highest value of the axis; bars are stacked. */
function highestOf<Row>({ rows, series, top = 0, bound }: TimeChartProps<Row>): number {
  const values = rows.flatMap((row) => {
    const each = series.map(({ value, variant }) => ({
      value: value(row) ?? 0,
      isBar: seriesLooks[variant].kind === "bar",
    }));
    const bars = each.reduce((sum, { value, isBar }) => (isBar ? sum + value : sum), 0);
    return [bars, ...each.map(({ value }) => value)];
  });
  return Math.max(top, bound?.value ?? 0, ...values);
}

const tooltipBox = {
  background: "var(--sheet)",
  border: "1px solid var(--outline)",
  borderRadius: "0.625rem",
  fontSize: "0.875rem",
};

function drawnSeries<Row>({ name, variant, value }: Series<Row>) {
  const looks = seriesLooks[variant];
  if (looks.kind === "bar") {
    return (
      <Bar
        key={name}
        name={name}
        dataKey={value}
        stackId="bars"
        fill={looks.fill}
        stroke={looks.stroke}
        maxBarSize={36}
        isAnimationActive={false}
      />
    );
  }
  const { stroke, dash } = looks;
  return (
    <Line
      key={name}
      name={name}
      dataKey={value}
      stroke={stroke}
      strokeWidth={2}
      strokeDasharray={dash}
      dot={({ key, cx, cy, value: at }) =>
        at === null ? <g key={key} /> : <Mark key={key} variant={variant} x={cx ?? 0} y={cy ?? 0} />
      }
      isAnimationActive={false}
    />
  );
}

function Legend<Row>({ series }: Pick<TimeChartProps<Row>, "series">) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ name, variant }) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <Sample variant={variant} />
          {name}
        </li>
      ))}
    </ul>
  );
}
