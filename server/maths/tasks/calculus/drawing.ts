import { evaluateReal } from "../../algebra/evaluate-complex.ts";
import type { Expression } from "../../expressions/expression.ts";
import { letterLatex } from "../../expressions/write-latex.ts";
import {
  type Curve,
  curvePieces,
  type Graph,
  type Point,
  type Stretch,
  stretchAround,
} from "../../plot/plot.ts";

interface Drawn {
  expression: Expression;
  label: string;
  style?: "solid" | "dashed";
}

interface Scene {
  description: string;
  variable: string;
  /** Points that must be visible, in the units of the axes. */
  seen: readonly Point[];
  curves: readonly Drawn[];
  points?: Graph["points"];
  /** Between the two curves, or between the first and the axis, from one place to the other. */
  shaded?: { from: number; to: number; upper: Expression; lower: Expression | null };
}

/** The value of an expression in one letter; null if it has none. */
export function valueAt(expression: Expression, variable: string, x: number): number | null {
  return evaluateReal(expression, new Map([[variable, x]]));
}

const shadingSteps = 60;

/** A graph of curves around the relevant points; null if those are not finite. */
export function drawScene(scene: Scene): Graph | null {
  const { description, variable, seen, curves, points = [], shaded } = scene;
  if (seen.some((place) => place.some((value) => !Number.isFinite(value)))) return null;
  if (seen.some((place) => place.some((value) => Math.abs(value) > 1e6))) return null;
  const x = stretchAround(seen.map(([place]) => place));
  const y = stretchAround(seen.map(([, height]) => height));
  const drawn: Curve[] = curves.map(({ expression, label, style = "solid" }) => ({
    label,
    style,
    pieces: curvePieces((place) => valueAt(expression, variable, place), x, y),
  }));
  if (drawn.every(({ pieces }) => pieces.length === 0)) return null;
  return {
    kind: "graph",
    description,
    x: { ...x, name: letterLatex(variable) },
    y: { ...y, name: "y" },
    curves: drawn,
    regions: shaded ? [region(shaded, variable, y)] : [],
    points: [...points],
  };
}

function region(
  { from, to, upper, lower }: NonNullable<Scene["shaded"]>,
  variable: string,
  y: Stretch,
): Point[] {
  const places = Array.from(
    { length: shadingSteps + 1 },
    (_, at) => from + ((to - from) * at) / shadingSteps,
  );
  const within = (value: number): number => Math.min(Math.max(value, y.from), y.to);
  const edge = (expression: Expression | null, at: number): Point => {
    const value = expression === null ? 0 : (valueAt(expression, variable, at) ?? 0);
    return [Number(at.toPrecision(6)), Number(within(value).toPrecision(6))];
  };
  return [
    ...places.map((at) => edge(upper, at)),
    ...places.toReversed().map((at) => edge(lower, at)),
  ];
}
