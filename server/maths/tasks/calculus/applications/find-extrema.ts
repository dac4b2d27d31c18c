import { canonical } from "../../../algebra/canonical.ts";
import { orderOf } from "../../../algebra/constant-value.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { notSupported } from "../../../refusal.ts";
import { valueAtPlace } from "../derivative/explicit.ts";
import type { Bounds } from "../integral/read-integral.ts";
import { mergeStretches, signTable, type SignTable, type Stretch } from "./critical-points.ts";
import type { ExtremaProblem } from "./extrema-reading.ts";

/** A point and the value of the function there. */
export interface ValueAt {
  at: Quotient;
  value: Quotient;
}

/** A point where f′ changes its sign. */
interface Extremum extends ValueAt {
  kind: "maximum" | "minimum";
}

/** The signs of f′, and the conclusions from them. */
export interface ExtremaResult {
  table: SignTable;
  stretches: Stretch[];
  extrema: Extremum[];
  /** Values at the endpoints and at the zeros of f′ inside, for an absolute question. */
  candidates: ValueAt[];
}

/** The turning points of the function, and for an absolute question the values to compare. */
export function findExtrema({ kind, expression, variable, bounds }: ExtremaProblem): ExtremaResult {
  const table = signTable(expression, variable);
  const stretches = mergeStretches(table.stretches, table.critical);
  const extrema = table.critical.flatMap(({ at, kind: place }, index): Extremum[] => {
    const [before, behind] = [table.stretches[index]?.sign, table.stretches[index + 1]?.sign];
    if (place !== "zero" || before === undefined || before === behind) return [];
    const value = canonical(valueAtPlace(expression, variable, toExpression(at)));
    return [{ kind: before > 0 ? "maximum" : "minimum", at, value }];
  });
  const candidates =
    kind === "absolute" && bounds ? candidatesOf(expression, variable, { table, bounds }) : [];
  if (kind === "local" && extrema.length === 0) {
    throw notSupported(
      "This function has no local maximum or minimum: its derivative never changes its sign at a zero.",
    );
  }
  return { table, stretches, extrema, candidates };
}

function candidatesOf(
  expression: Expression,
  variable: string,
  { table, bounds }: { table: SignTable; bounds: Bounds },
): ValueAt[] {
  const [from, to] = [canonical(bounds.from), canonical(bounds.to)];
  if (orderOf(from, to) !== -1)
    throw notSupported("The first end of the interval must be smaller than the second.");
  const isInside = (at: Quotient): boolean => orderOf(from, at) === -1 && orderOf(at, to) === -1;
  const inside = table.critical.filter(({ at }) => isInside(at));
  if (inside.some(({ kind }) => kind === "pole")) {
    throw notSupported("The function has no value at a place of this interval.");
  }
  return [from, ...inside.map(({ at }) => at), to].map((at) => ({
    at,
    value: canonical(valueAtPlace(expression, variable, toExpression(at))),
  }));
}

/** The maximum of the values, or the minimum for a sign of −1. */
export function best(candidates: readonly ValueAt[], sign: 1 | -1): ValueAt {
  const [first, ...others] = candidates;
  if (!first) throw new Error("There is no value to compare");
  return others.reduce(
    (chosen, one) => (orderOf(one.value, chosen.value) === sign ? one : chosen),
    first,
  );
}
