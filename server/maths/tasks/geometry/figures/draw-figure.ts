import { circleSketches } from "../../../drawing/circle-sketches.ts";
import { combinedSolidSketches } from "../../../drawing/combined-solid-sketches.ts";
import { drawMeasured, type NamedMeasure, type Sizes } from "../../../drawing/measured-figure.ts";
import { pathSketches } from "../../../drawing/path-sketches.ts";
import { regularSketches } from "../../../drawing/regular-sketches.ts";
import { rightTriangleSketches } from "../../../drawing/right-triangle-sketches.ts";
import { solidSketches } from "../../../drawing/solid-sketches.ts";
import { straightSketches } from "../../../drawing/straight-sketches.ts";
import type { Drawing } from "../../../plot/plot.ts";
import * as exact from "../exact/exact.ts";
import { exactWords } from "../exact/write-exact.ts";
import type { MeasureUnit } from "../reading/measure-unit.ts";
import { type FigureProblem, isAngle, measureOf } from "./figure-problem.ts";
import type { GivenMeasure } from "./figure-reading.ts";

const sketches = {
  ...straightSketches,
  ...pathSketches,
  ...regularSketches,
  ...rightTriangleSketches,
  ...circleSketches,
  ...solidSketches,
  ...combinedSolidSketches,
};

/** Draws the figure of a question with the given measures; null for a figure without a drawing. */
export function drawFigure({ reading, targets, result }: FigureProblem): Drawing | null {
  const { figure, givens, cost } = reading;
  const sketcher = sketches[figure.name];
  if (!sketcher) return null;
  const sizes: Sizes = Object.fromEntries(
    [...result.values].map(([symbol, value]) => [symbol, exact.toNumber(value)]),
  );
  const measures = [...givens.keys(), ...(cost ? [] : targets)].map((symbol): NamedMeasure => {
    const { names } = measureOf(figure, symbol);
    const given = givens.get(symbol);
    return {
      symbol,
      name: unhidden(names.split("|")[0] ?? names),
      givenText: given ? written(given, isAngle(figure, symbol), reading.hasDecimals) : null,
    };
  });
  return drawMeasured(sketcher, {
    name: figure.name,
    measures,
    sizes,
    asked: cost ? "cost" : undefined,
  });
}

/**
 * Returns the word for a length that questions name only in a list: "side a" is a side, "side d_1" one of the
 * diagonals.
 */
function unhidden(name: string): string {
  if (/^side [abc]$/u.test(name)) return "side";
  const [, letter, at] = /^side ([dh])_([12])$/u.exec(name) ?? [];
  if (letter === undefined) return name;
  return `${at === "1" ? "one" : "other"} ${letter === "d" ? "diagonal" : "perpendicular"}`;
}

function written({ value, unit }: GivenMeasure, isAngle: boolean, hasDecimals: boolean): string {
  const number = exactWords(value, hasDecimals ? "decimal" : "fraction");
  if (isAngle) return `${number}°`;
  return unit ? `${number} ${unitWords(unit)}` : number;
}

const unitWords = ({ symbol }: MeasureUnit) => symbol.replace("^2", "²").replace("^3", "³");
