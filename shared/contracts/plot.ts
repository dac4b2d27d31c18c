import { z } from "zod/mini";

const point = z.tuple([z.number(), z.number()]);
const bounds = z.object({ from: z.number(), to: z.number(), ticks: z.array(z.number()) });

/** Curves over x and y, in the units of the axes. */
const graph = z.object({
  kind: z.literal("graph"),
  /** A description for students who can't see it. */
  description: z.string(),
  x: z.extend(bounds, { name: z.string() }),
  y: z.extend(bounds, { name: z.string() }),
  curves: z.array(
    z.object({
      /** LaTeX of its equation. */
      label: z.string(),
      style: z.enum(["solid", "dashed"]),
      /** Continuous pieces, each from left to right. */
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
  /** A side without a number is unbounded. */
  intervals: z.array(
    z.object({
      from: z.nullable(z.object({ at: z.number(), label: z.string(), included: z.boolean() })),
      to: z.nullable(z.object({ at: z.number(), label: z.string(), included: z.boolean() })),
    }),
  ),
});
export type NumberLine = z.infer<typeof numberLine>;

/** Colours of a drawing; each theme of the page has a value for each. */
const tone = z.enum(["ink", "soft", "green", "blue", "red", "yellow", "brown", "violet", "grey"]);

const pen = z.object({
  stroke: z.nullable(tone),
  fill: z.nullable(tone),
  weight: z.enum(["fine", "normal", "bold"]),
  isDashed: z.boolean(),
  arrows: z.enum(["none", "end", "both"]),
});

/** Straight lines from point to point; a closed path goes back to its first point. */
const path = z.extend(pen, {
  shape: z.literal("path"),
  points: z.array(point),
  isClosed: z.boolean(),
});

/** An arc of an ellipse, in degrees from the right, counter-clockwise; 0 to 360 is the whole ellipse. */
const arc = z.extend(pen, {
  shape: z.literal("arc"),
  centre: point,
  radii: point,
  from: z.number(),
  to: z.number(),
});

/** A figure of the question: shapes and labels on a sheet 320 wide, y downwards. */
const drawing = z.object({
  kind: z.literal("drawing"),
  /** A heading for the drawing: "The triangle". */
  title: z.string(),
  description: z.string(),
  /** A figure of the question shows what is given and no result, so a hint may include it. */
  shows: z.enum(["question", "solution"]),
  height: z.number(),
  shapes: z.array(z.discriminatedUnion("shape", [path, arc])),
  labels: z.array(
    z.object({
      text: z.string(),
      /** The position of its anchor, on the baseline. */
      at: point,
      anchor: z.enum(["start", "middle", "end"]),
      tone,
      isItalic: z.boolean(),
    }),
  ),
});
export type Drawing = z.infer<typeof drawing>;

/** A drawing that explains a question or its solution; the page chooses the colours. */
export const plot = z.discriminatedUnion("kind", [graph, numberLine, drawing]);
export type Plot = z.infer<typeof plot>;
