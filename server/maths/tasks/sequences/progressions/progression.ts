import type { Rational } from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";

export type ProgressionKind = "AP" | "GP" | "HP";

/** A given fact about a progression; places are counted from 1. */
export type Fact =
  | { kind: "first"; value: Rational }
  /** The common difference or ratio. */
  | { kind: "step"; value: Rational }
  | { kind: "term"; place: number; value: Rational }
  | { kind: "sum"; count: number; value: Rational }
  | { kind: "count"; value: number }
  /** The n-th term, where n is the number of terms. */
  | { kind: "last"; value: Rational }
  | { kind: "sum of all"; value: Rational }
  | { kind: "listed"; values: readonly Rational[] };

/** A request about a progression. */
export type Ask =
  | { kind: "first" }
  | { kind: "step" }
  | { kind: "term"; place: number }
  | { kind: "from end"; place: number }
  | { kind: "sum"; count: number }
  | { kind: "count" }
  | { kind: "last" }
  | { kind: "sum of all" }
  | { kind: "place of"; value: Rational }
  | { kind: "is a term"; value: Rational }
  | { kind: "count for sum"; value: Rational }
  | { kind: "terms"; count: number }
  | { kind: "infinite sum" };

/** A function for each kind of request. */
export type AskCases<Result> = {
  readonly [Kind in Ask["kind"]]: (ask: Extract<Ask, { kind: Kind }>) => Result;
};

/** Applies the function for the kind of the request. */
export function forAsk<Result>(cases: AskCases<Result>, ask: Ask): Result {
  // safe: the function is the one for the kind of this request.
  const own = cases[ask.kind] as (ask: Ask) => Result;
  return own(ask);
}

export interface ProgressionProblem {
  kind: ProgressionKind;
  facts: readonly Fact[];
  asks: readonly Ask[];
  style: NumberStyle;
}

/** Returns the first fact of a kind. */
export function factOf<Kind extends Fact["kind"]>(
  facts: readonly Fact[],
  kind: Kind,
): Extract<Fact, { kind: Kind }> | undefined {
  // safe: the predicate compares the kind.
  return facts.find((fact) => fact.kind === kind) as Extract<Fact, { kind: Kind }> | undefined;
}
