import { termsLatex } from "../../../expressions/write-terms.ts";
import { surdPlain } from "../../../numbers/written.ts";
import { curvePieces, type Graph, type Point, stretchAround } from "../../../plot/plot.ts";
import { placeLabel } from "../../../plot/point-label.ts";
import type { QuadraticResult } from "./solve.ts";
import { termsOfForm } from "./standard-form.ts";

/** The maximum number for a drawing. */
const farthest = 1e4;

/** The parabola of the standard form with its x-intercepts; null if it would be out of view. */
export function parabola(
  unknown: string,
  { form, roots, discriminant }: QuadraticResult,
): Graph | null {
  const [a, b, c] = [Number(form.a), Number(form.b), Number(form.c)];
  const value = (x: number): number => (a * x + b) * x + c;
  const turn = -b / (2 * a);
  const spread = Math.sqrt(Math.abs(Number(discriminant))) / (2 * a);
  const ends = [turn - spread, turn + spread];
  const seen = discriminant > 0n ? ends : [turn - 2, turn + 2];
  const heights = [value(turn), ...(discriminant > 0n ? [] : seen.map(value))];
  if ([...seen, ...heights].some((place) => Math.abs(place) > farthest)) return null;
  const [x, y] = [stretchAround(seen), stretchAround(heights)];
  const places = discriminant > 0n ? ends : [turn];
  const points = roots.map((root, at): Graph["points"][number] => {
    const place: Point = [Number((places[at] ?? turn).toPrecision(6)), 0];
    return { at: place, label: placeLabel(unknown, surdPlain(root), place[0]) };
  });
  return {
    kind: "graph",
    description: descriptions[points.length] ?? "",
    x: { ...x, name: unknown },
    y: { ...y, name: "y" },
    curves: [
      {
        label: `y = ${termsLatex(termsOfForm(form, unknown))}`,
        style: "solid",
        pieces: curvePieces(value, x, y),
      },
    ],
    regions: [],
    points,
  };
}

const descriptions: readonly string[] = [
  "The parabola does not meet the horizontal axis, so there is no real root.",
  "The parabola touches the horizontal axis at one place, the double root.",
  "The parabola meets the horizontal axis at two places, the roots.",
];
