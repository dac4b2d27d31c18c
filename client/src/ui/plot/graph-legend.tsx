import type { Graph } from "#shared/contracts/plot.ts";
import { Markdown } from "../markdown/markdown.tsx";

/** Curves differ in colour and in dash pattern, for people with colour blindness. */
const pens = [
  { stroke: "stroke-teal", dashes: "" },
  { stroke: "stroke-marigold-edge", dashes: "7 3" },
  { stroke: "stroke-danger", dashes: "2 3" },
] as const;

/** Stroke of the curve at an index of the graph. */
export function penOf(index: number, style: "solid" | "dashed") {
  const { stroke, dashes } = pens[index % pens.length] ?? pens[0];
  return { stroke, dashes: style === "dashed" ? "4 4" : dashes };
}

/** Legend of the curves. */
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
