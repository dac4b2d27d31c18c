import * as q from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import { type Arithmetic, sumLine, sumOf, termAt, termLine } from "./arithmetic-formulas.ts";
import { countsForSum, placeIn, placeOf } from "./count-arithmetic.ts";
import type { Model } from "./model.ts";

/** Returns the formulas of an arithmetic progression. */
export function arithmeticModel(progression: Arithmetic, style: NumberStyle): Model {
  return {
    ...progression,
    letter: "d",
    term: (place) => termAt(progression, place),
    sum: (count) => sumOf(progression, count),
    termLine: (place) => termLine(progression, place, style),
    sumLine: (count) => sumLine(progression, count, style),
    termRule: "The $n$-th term of an AP is $a + (n - 1)d$.",
    sumRule: "The sum of the first $n$ terms of an AP is $\\frac{n}{2}(2a + (n - 1)d)$.",
    next: (term) => q.add(term, progression.step),
    placeOf: (value, steps) => placeOf(progression, value, style, steps),
    isTerm: (value) => {
      const place = placeIn(progression, value);
      if (place === null) return q.equals(value, progression.first);
      return q.isInteger(place) && place.numerator >= 1n;
    },
    countsForSum: (sum, steps) => countsForSum(progression, sum, style, steps),
  };
}
