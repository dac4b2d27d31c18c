import { toExpression } from "../../../algebra/to-expression.ts";
import * as form from "../../../algebra/quotient.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { drawTriangle, type Mark } from "../../../drawing/triangle-drawing.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { Drawing } from "../../../plot/plot.ts";
import type { Target, TriangleProblem } from "./recognise-triangle.ts";
import {
  type AngleName,
  corners,
  degreesOf,
  type SideName,
  type Triangle,
  valueOf,
} from "./triangle.ts";

/** Draws the solved triangle with the given and requested measures; null if a side is unknown. */
export function drawTriangleProblem(
  { givens, unit, targets }: TriangleProblem,
  whole: Triangle,
): Drawing | null {
  const sides = corners.map(({ side }) =>
    sideMark(givens.sides.get(side), unit, asks(targets, side)),
  );
  const angles = corners.map(({ angle }) =>
    angleMark(givens.angles.get(angle), asks(targets, angle)),
  );
  const [a, b, c] = corners.map(({ side }) => valueOf(whole.sides.get(side) ?? form.zero));
  if (a === undefined || b === undefined || c === undefined) return null;
  return drawTriangle({
    title: "The triangle",
    description: describe({ givens, unit, targets }),
    sides: [a, b, c],
    names: ["A", "B", "C"],
    sideMarks: triple(sides),
    angleMarks: triple(angles),
  });
}

const triple = ([a = null, b = null, c = null]: readonly (Mark | null)[]) => [a, b, c] as const;

const asks = (targets: readonly Target[], name: SideName | AngleName) =>
  targets.some(
    (target) => (target.kind === "side" || target.kind === "angle") && target.name === name,
  );

function lengthWords(value: Quotient, unit: string): string {
  const exact = expressionPlain(toExpression(value)).replaceAll(/sqrt\((\d+)\)/g, "√$1");
  const number = /^[\d.√*/]+$/.test(exact) ? exact.replaceAll("*", "") : valueOf(value).toFixed(2);
  return unit === "" ? number : `${number} ${unit}`;
}

function sideMark(value: Quotient | undefined, unit: string, isAsked: boolean): Mark | null {
  if (value) return { text: lengthWords(value, unit) };
  return isAsked ? { text: "?", isAsked } : null;
}

function angleMark(value: Quotient | undefined, isAsked: boolean): Mark | null {
  if (value) return { text: `${degreesOf(value).text}°` };
  return isAsked ? { text: "?", isAsked } : null;
}

function describe({ givens, unit, targets }: TriangleProblem): string {
  const sides = [...givens.sides].map(([name, value]) => `${name} = ${lengthWords(value, unit)}`);
  const angles = [...givens.angles].map(
    ([name, value]) => `angle ${name} = ${degreesOf(value).text}°`,
  );
  const requests = targets.map((target) => {
    switch (target.kind) {
      case "side":
        return `side ${target.name}`;
      case "angle":
        return `angle ${target.name}`;
      case "ratio":
        return `${target.function} ${target.name}`;
      case "area":
        return "the area";
      case "all":
        return "all other sides and angles";
    }
  });
  return `A triangle ABC with ${[...sides, ...angles].join(", ")}; side a is opposite corner A. To find: ${requests.join(", ")}.`;
}
