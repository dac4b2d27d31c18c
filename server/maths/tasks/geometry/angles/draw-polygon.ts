import {
  drawPolygonCorner,
  drawRegularPolygon,
  type PolygonMark,
} from "../../../drawing/polygon-drawing.ts";
import { type Rational, toNumber } from "../../../numbers/rational.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { PolygonProblem } from "./polygon-steps.ts";

const descriptions: Record<PolygonMark, (sides: number) => string> = {
  sum: (sides) =>
    `A polygon with ${sides} sides; all its interior angles are marked. Their sum is to be found.`,
  interior: (sides) =>
    `A regular polygon with ${sides} sides; one interior angle is marked. It is to be found.`,
  exterior: (sides) =>
    `A regular polygon with ${sides} sides, one of them made longer; the exterior angle there is to be found.`,
  diagonals: (sides) =>
    `A polygon with ${sides} sides and the diagonals from one of its corners. The number of all its diagonals is to be found.`,
};

/** Draws the polygon of a question, or one corner if its number of sides is asked; null if neither is known. */
export function drawPolygon({ kind, givenValue }: PolygonProblem): Drawing | null {
  switch (kind) {
    case "sides-from-exterior":
      return corner("exterior", givenValue);
    case "sides-from-interior":
      return corner("interior", givenValue);
    case "sides-from-sum":
      return null;
    case "sum":
    case "interior":
    case "exterior":
    case "diagonals": {
      const sides = toNumber(givenValue);
      // A triangle has no diagonals.
      if (kind === "diagonals" && sides < 4) return null;
      const named = { title: "The polygon", description: descriptions[kind](sides) };
      return drawRegularPolygon(sides, kind, named);
    }
  }
}

function corner(marked: "interior" | "exterior", given: Rational): Drawing | null {
  const [degrees, text] = [toNumber(given), `${rationalPlain(given, "decimal")}°`];
  return drawPolygonCorner({
    title: "One corner of the polygon",
    description: `Two neighbouring sides of a regular polygon; the ${marked} angle between them is ${text}. The number of sides is to be found.`,
    exterior: marked === "exterior" ? degrees : 180 - degrees,
    marked,
    text,
  });
}
