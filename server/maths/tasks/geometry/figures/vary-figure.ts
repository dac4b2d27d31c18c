import * as q from "../../../numbers/rational.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import { pick } from "../../../variation/random.ts";
import * as exact from "../exact/exact.ts";
import type { Value } from "../reading/scan.ts";
import { type FigureProblem, measureOf } from "./figure-problem.ts";

/** The scale factors: they keep sizes realistic, such as that of a ladder. */
const factors = [q.rational(1n, 2n), q.rational(3n, 2n), q.rational(2n), q.rational(3n)] as const;

/**
 * Scales the figure: lengths by a factor, areas by its square and volumes by its cube, so that the results stay simple.
 */
export function vary({ reading, source, text }: FigureProblem, random: () => number): string {
  const factor = pick(random, factors);
  const replaced = source.values.flatMap((value) => {
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

/** Returns the power of the factor that a value is scaled by; 0 for angles, π and rates, which stay. */
function dimensionOf({ givens, figure }: FigureProblem["reading"], value: Value): number {
  if (value.kind !== "quantity") return 0;
  const own = [...givens].find(([, given]) => given.value === value.value);
  if (!own) return 0;
  return measureOf(figure, own[0]).dimension;
}
