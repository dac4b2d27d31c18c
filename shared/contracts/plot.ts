import { z } from "zod/mini";

const point = z.tuple([z.number(), z.number()]);
const bounds = z.object({ from: z.number(), to: z.number(), ticks: z.array(z.number()) });

/** Curves over x and y, in the units of the axes. */
const graph = z.object({
  kind: z.literal("graph"),
  /** What is to be seen, for whoever can't see it. */
  description: z.string(),
  x: z.extend(bounds, { name: z.string() }),
  y: z.extend(bounds, { name: z.string() }),
  curves: z.array(
    z.object({
      /** LaTeX of its equation. */
      label: z.string(),
      style: z.enum(["solid", "dashed"]),
      /** Pieces without a gap, each from left to right. */
      pieces: z.array(z.array(point)),
    }),
  ),
  /** Corners of shaded regions. */
  regions: z.array(z.array(point)),
  points: z.array(z.object({ at: point, label: z.string() })),
});
export type Graph = z.infer<typeof graph>;

/** A set of real numbers on the number line. */
const numberLine = z.object({
  kind: z.literal("number-line"),
  description: z.string(),
  line: bounds,
  /** A side without a number goes on for ever. */
  intervals: z.array(
    z.object({
      from: z.nullable(z.object({ at: z.number(), label: z.string(), included: z.boolean() })),
      to: z.nullable(z.object({ at: z.number(), label: z.string(), included: z.boolean() })),
    }),
  ),
});
export type NumberLine = z.infer<typeof numberLine>;

/** A drawing that explains a solution; the page draws it in its own colours. */
export const plot = z.discriminatedUnion("kind", [graph, numberLine]);
export type Plot = z.infer<typeof plot>;
