/** A line or a set of bars of a chart. Its style distinguishes it from the others without colour. */
export interface Series<Row> {
  name: string;
  variant: SeriesLook;
  /** Null if there is no value, which leaves a gap. */
  value: (row: Row) => number | null;
}

/** Bars are stacked; lines are not. */
export type SeriesLook = "filled" | "outlined" | "solid" | "dashed" | "dotted";

interface BarLook {
  kind: "bar";
  fill: string;
  stroke: string;
}

interface LineLook {
  kind: "line";
  stroke: string;
  dash: string;
  mark: "circle" | "square" | "triangle";
}

/** Colours are tokens of tailwind.config.ts, each with a contrast of 3:1 against the sheet in both themes. */
export const seriesLooks: Record<SeriesLook, BarLook | LineLook> = {
  filled: { kind: "bar", fill: "var(--teal)", stroke: "var(--teal)" },
  outlined: { kind: "bar", fill: "var(--marigold-soft)", stroke: "var(--marigold-edge)" },
  solid: { kind: "line", stroke: "var(--teal)", dash: "", mark: "circle" },
  dashed: { kind: "line", stroke: "var(--marigold-edge)", dash: "7 4", mark: "square" },
  dotted: { kind: "line", stroke: "var(--ink)", dash: "2 4", mark: "triangle" },
};
