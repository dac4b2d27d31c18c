import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Link } from "../reading/chain.ts";
import { degrees } from "./angle-sum.ts";
import { reasons } from "../../../working/reasons.ts";

/** A request about a regular polygon: a property from the number of sides, or the number of sides from a property. */
export interface PolygonProblem {
  kind:
    | "sum"
    | "interior"
    | "exterior"
    | "diagonals"
    | "sides-from-exterior"
    | "sides-from-interior"
    | "sides-from-sum";
  givenValue: Rational;
}

/** Returns the sum of the interior angles, (n − 2) × 180, in degrees. */
export function interiorSum(sides: Rational): Rational {
  return q.multiply(q.subtract(sides, q.rational(2n)), q.rational(180n));
}

/** Returns the steps of a polygon question; `end` is the last line. */
export function polygonSteps({ kind, givenValue }: PolygonProblem, end: string): Link[] {
  return kind.startsWith("sides")
    ? fromAngleSteps(kind, givenValue, end)
    : fromSidesSteps(kind, givenValue, end);
}

function fromSidesSteps(kind: PolygonProblem["kind"], given: Rational, end: string): Link[] {
  const n = rationalLatex(given);
  const sum = rationalLatex(interiorSum(given));
  const formulas: Partial<Record<PolygonProblem["kind"], Link[]>> = {
    sum: [
      [
        "Put the number of sides into the formula",
        "A polygon of $n$ sides can be cut into $n - 2$ triangles, so its angle sum is $(n - 2) \\times 180^{\\circ}$.",
        `(${n} - 2) \\times 180^{\\circ}`,
      ],
      ["Work it out", "The bracket comes first, as in BODMAS.", end],
    ],
    interior: [
      [
        "Find the sum of the interior angles",
        "Angle sum $= (n - 2) \\times 180^{\\circ}$.",
        `(${n} - 2) \\times 180^{\\circ} = ${sum}^{\\circ}`,
      ],
      [
        "Divide by the number of angles",
        "In a regular polygon all angles are equal.",
        `${sum}^{\\circ} \\div ${n} = ${end}`,
      ],
    ],
    exterior: [
      [
        "Divide the whole turn by the number of sides",
        "The exterior angles of a polygon add up to 360°, and in a regular one they are equal.",
        `360^{\\circ} \\div ${n}`,
      ],
      ["Work it out", "All these angles are equal, so each gets the same part.", end],
    ],
    diagonals: [
      [
        "Put the number of sides into the formula",
        "Number of diagonals $= \\frac{n(n - 3)}{2}$: each vertex is joined with all but itself and its two neighbours.",
        `\\frac{${n} \\times (${n} - 3)}{2}`,
      ],
      ["Work it out", reasons.bar, end],
    ],
  };
  return formulas[kind] ?? [];
}

function fromAngleSteps(kind: PolygonProblem["kind"], given: Rational, end: string): Link[] {
  const angle = degrees(given);
  const formulas: Partial<Record<PolygonProblem["kind"], Link[]>> = {
    "sides-from-exterior": [
      [
        "Divide the whole turn by the exterior angle",
        "The exterior angles add up to 360°.",
        `n = 360^{\\circ} \\div ${angle}`,
      ],
      ["Work it out", "So many equal angles fill the whole turn.", `n = ${end}`],
    ],
    "sides-from-interior": [
      [
        "Find the exterior angle",
        "Interior and exterior angle form a linear pair.",
        `180^{\\circ} - ${angle} = ${degrees(q.subtract(q.rational(180n), given))}`,
      ],
      [
        "Divide the whole turn by the exterior angle",
        "The exterior angles add up to 360°.",
        `n = 360^{\\circ} \\div ${degrees(q.subtract(q.rational(180n), given))} = ${end}`,
      ],
    ],
    "sides-from-sum": [
      [
        "Write the angle sum as an equation",
        "Angle sum $= (n - 2) \\times 180^{\\circ}$.",
        `(n - 2) \\times 180^{\\circ} = ${angle}`,
      ],
      [
        "Divide both sides by 180°",
        reasons.divideBoth,
        `n - 2 = ${rationalLatex(q.divide(given, q.rational(180n)))}`,
      ],
      ["Add 2 to both sides", reasons.addToBoth, `n = ${end}`],
    ],
  };
  return formulas[kind] ?? [];
}
