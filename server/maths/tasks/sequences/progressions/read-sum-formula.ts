import type { Expression } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { Refusal } from "../../../refusal.ts";
import {
  type Clause,
  clauses,
  countOf,
  numberOf,
  readClauses,
} from "../../../wording/line-reader.ts";
import { readFormula, valueWith } from "../sums/term-formula-reading.ts";

export type Ask =
  | { kind: "term"; place: number }
  | { kind: "first" }
  | { kind: "step" }
  | { kind: "rule" }
  | { kind: "place of"; value: Rational };

type Said =
  | { kind: "formula"; text: string }
  | { kind: "ask"; asks: readonly Ask[] }
  /** "Its m-th term is 164", where m is asked. */
  | { kind: "term is"; letter: string; value: Rational }
  | { kind: "place asked"; letter: string };

export interface Problem {
  formula: Expression;
  asks: readonly Ask[];
  first: Rational;
  step: Rational;
}

const find =
  "[then] [find|calculate|determine|what_is|write|find_out|obtain|also_find|hence_find] [its]";
const mustFind = "find|calculate|determine|what_is|write|obtain";
const ofIt = "[of] [the|this|its|an] [ap|a.p.|progression|sequence|series|arithmetic_progression]";

const wordings: readonly Clause<Said>[] = [
  ...clauses<Said>(
    [
      "[if|when|in_an_ap] [its] sum of [its|first] [first] n terms of|in an ap|arithmetic_progression [whose_sum] is|= [given_by] {f:formula}",
      "[if|when] sum of [first] n terms [,] [s_n|(_s_n_)] [of|in] an ap|arithmetic_progression is|= [given_by] {f:formula}",
      "[in|for|if] an ap|arithmetic_progression [,|if|whose|has|with] [sum_of] [first] [n_terms] [is|,] s_n = {f:formula}",
      "[if|in|for] [an] [ap] s_n = {f:formula} [of|for|in] an ap",
      "ap whose sum of|to [first] n terms is [given_by] {f:formula}",
    ],
    ({ f }) => ({ kind: "formula", text: f ?? "" }),
  ),
  ...clauses<Said>([`${find} {k:whole} th term ${ofIt}`], ({ k }) => ({
    kind: "ask",
    asks: [{ kind: "term", place: countOf(k) }],
  })),
  ...clauses<Said>([`${mustFind} [its] first term ${ofIt}`], () => ({
    kind: "ask",
    asks: [{ kind: "first" }],
  })),
  ...clauses<Said>([`${mustFind} [its] common difference ${ofIt}`], () => ({
    kind: "ask",
    asks: [{ kind: "step" }],
  })),
  ...clauses<Said>([`${mustFind} [its] first term and common difference ${ofIt}`], () => ({
    kind: "ask",
    asks: [{ kind: "first" }, { kind: "step" }],
  })),
  ...clauses<Said>([`${find} [general|n] [th] term ${ofIt}`, `${find} n th term ${ofIt}`], () => ({
    kind: "ask",
    asks: [{ kind: "rule" }],
  })),
  ...clauses<Said>([`[if] [its] {m:counter} th term ${ofIt} is {v}`], ({ m = "", v }) => ({
    kind: "term is",
    letter: m,
    value: numberOf(v),
  })),
  ...clauses<Said>([`${mustFind} [value_of] {m:counter}`], ({ m = "" }) => ({
    kind: "place asked",
    letter: m,
  })),
  ...clauses<Said>([`which term ${ofIt} is {v}`], ({ v }) => ({
    kind: "ask",
    asks: [{ kind: "place of", value: numberOf(v) }],
  })),
];

function askIn(said: readonly Said[]): readonly Ask[] | null {
  const ask = said.find((one) => one.kind === "ask");
  const term = said.find((one) => one.kind === "term is");
  const place = said.find((one) => one.kind === "place asked");
  if (said.length === 2 && ask) return ask.asks;
  const isPlace = said.length === 3 && term && place && term.letter === place.letter;
  return isPlace ? [{ kind: "place of", value: term.value }] : null;
}

/** Reads a question about an AP whose sum of n terms is given by a formula; null for any other. */
export function readSumFormula(line: string): Problem | null {
  const said = readClauses(line, wordings);
  const formulas = said?.filter((one) => one.kind === "formula") ?? [];
  const [only] = formulas;
  const formula = only && formulas.length === 1 ? readFormula(only.text, ["n"]) : null;
  const asks = said && askIn(said);
  const known = formula && firstAndStep(formula);
  if (!known || !asks) return null;
  const isPlaced = asks.every(
    (ask) => ask.kind !== "term" || (ask.place >= 1 && ask.place <= 100_000),
  );
  return isPlaced ? { formula, asks, ...known } : null;
}

/** A count as a rational number. */
export const whole = (count: number): Rational => q.rational(BigInt(count));
/** The value of the formula Sₙ for n = `count`. */
export const sumAt = (formula: Expression, count: number): Rational =>
  valueWith(formula, { n: whole(count) });

/** Returns the first term and common difference if the formula is that of an AP, αn² + βn; otherwise null. */
function firstAndStep(formula: Expression): { first: Rational; step: Rational } | null {
  try {
    const sums = [0, 1, 2, 3, 4, 5].map((count) => sumAt(formula, count));
    const terms = sums.slice(1).map((sum, at) => q.subtract(sum, sums[at] ?? q.zero));
    const [first = q.zero, second = q.zero] = terms;
    const step = q.subtract(second, first);
    const isAp = terms.every((term, at) =>
      q.equals(term, q.add(first, q.multiply(step, whole(at)))),
    );
    return isAp && q.isZero(sums[0] ?? q.one) ? { first, step } : null;
  } catch (error) {
    // A formula without a value at 0 is not that of an AP.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
