import * as q from "../../../numbers/rational.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import { pick } from "../../../variation/random.ts";
import * as exact from "../exact/exact.ts";
import type { Value } from "../reading/scan.ts";
import { type FigureProblem, measureOf } from "./figure-problem.ts";

/** The range of the scale factor: a ladder may be two or three times as long, but not ten times. */
const factors = [q.rational(1n, 2n), q.rational(3n, 2n), q.rational(2n), q.rational(3n)] as const;

/** The same figure larger or smaller: every length times one number, areas by its square, so that what was neat stays neat. */
export function vary({ reading, scanned, text }: FigureProblem, random: () => number): string {
  const factor = pick(random, factors);
  const replaced = scanned.values.flatMap((value) => {
    const dimension = dimensionOf(reading, value);
    const size =
      value.kind === "quantity" || value.kind === "money" ? exact.asRational(value.value) : null;
    if (dimension === 0 || size === null) return [];
    let number = size;
    for (let done = 0; done < dimension; done += 1) number = q.multiply(number, factor);
    return q.decimalPlaces(number) === null
      ? []
      : [{ ...value, text: rationalPlain(number, "decimal") }];
  });
  return replaced
    .toSorted((a, b) => b.start - a.start)
    .reduce((result, { start, numberEnd, text: number }) => {
      return result.slice(0, start) + number + result.slice(numberEnd);
    }, text);
}

/** The power of the factor that a value is scaled by; 0 for what stays: angles, π, rates of a cost. */
function dimensionOf({ givens, figure }: FigureProblem["reading"], value: Value): number {
  if (value.kind !== "quantity") return 0;
  const own = [...givens].find(([, given]) => given.value === value.value);
  if (!own) return 0;
  return measureOf(figure, own[0]).dimension;
}
