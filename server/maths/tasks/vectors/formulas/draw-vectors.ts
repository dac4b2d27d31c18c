import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { drawPoints } from "../../../drawing/axes-drawing.ts";
import type { Drawing, Point } from "../../../plot/plot.ts";
import type { Entry } from "../../../matrices/literal.ts";
import type { NamedVector } from "../operand.ts";
import { vectorPlain } from "../write-vector.ts";

const most = 3;

/**
 * Draws vectors of the plane as arrows from the origin; null for vectors in space, zero vectors, more than three, and
 * vectors between points.
 */
export function drawVectors(vectors: readonly NamedVector[]): Drawing | null {
  const ends = vectors.map(({ vector: [x, y, z] }) => [x, y, z].map(numberOf));
  const places = ends.flatMap(([x, y, z]): Point[] =>
    x !== undefined && y !== undefined && z === 0 && Math.hypot(x, y) > 0 ? [[x, y]] : [],
  );
  const isFree = vectors.every(({ name }) => /^[a-z]$/u.test(name));
  if (!isFree || vectors.length > most || places.length !== vectors.length) return null;
  const texts = vectors.map(
    ({ name, vector, notation }) =>
      `${name} = ${vectorPlain(vector, notation).replaceAll("*", "").replaceAll("-", "−")}`,
  );
  return drawPoints({
    title: texts.length > 1 ? "The vectors" : "The vector",
    description: `From the origin: ${texts.join("; ")}.`,
    shows: "question",
    points: places.map((at, index) => ({ at, text: texts[index] ?? "" })),
    lines: places.map((at) => ({ through: [[0, 0], at], isArrow: true })),
  });
}

function numberOf(entry: Entry): number | undefined {
  return evaluateReal(toExpression(entry), new Map()) ?? undefined;
}
