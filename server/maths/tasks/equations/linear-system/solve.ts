import { coefficientOf, termsOf } from "../../../expressions/polynomial.ts";
import type { Equation } from "../../../equations/equation.ts";
import { leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import { minus } from "../linear-equation/recognise.ts";
import type { LinearSystem } from "./recognise.ts";

/** a·first + b·second = c, in whole numbers. */
export interface Row {
  a: bigint;
  b: bigint;
  c: bigint;
}

/** The elimination of one letter: each row times its factor, then the second added to or subtracted from the first. */
interface Elimination {
  /** Index of the letter that is eliminated, and of the one that stays. */
  gone: 0 | 1;
  kept: 0 | 1;
  factors: [bigint, bigint];
  operation: "add" | "subtract" | "none";
  scaled: [Row, Row];
  /** k·kept = r. */
  k: bigint;
  r: bigint;
}

export interface SystemResult {
  rows: [Row, Row];
  elimination: Elimination;
  outcome: { kind: "one"; values: [Rational, Rational] } | { kind: "none" } | { kind: "many" };
}

export function solve({ equations, names }: LinearSystem): SystemResult {
  const rows: [Row, Row] = [rowOf(equations[0], names), rowOf(equations[1], names)];
  if (rows.every(({ a }) => a === 0n) || rows.every(({ b }) => b === 0n)) {
    throw notSupported(
      "One of the letters drops out of both equations, so they say nothing of it. Check the question.",
    );
  }
  const elimination = eliminate(rows);
  return { rows, elimination, outcome: outcomeOf(rows, elimination) };
}

/** The equation with letters left and the number right, fractions cleared. */
function rowOf({ left, right }: Equation, [first, second]: readonly [string, string]): Row {
  const terms = [...termsOf(left), ...minus(termsOf(right))];
  const [a, b, c] = [first, second, ""].map((letters) => coefficientOf(terms, letters));
  if (!a || !b || !c) throw new Error("Three coefficients were asked for");
  const common = [a, b, c]
    .map(({ denominator }) => denominator)
    .reduce((multiple, denominator) => leastCommonMultiple(multiple, denominator));
  const whole = ({ numerator, denominator }: Rational): bigint =>
    (numerator * common) / denominator;
  return { a: whole(a), b: whole(b), c: -whole(c) };
}

export function coefficient(row: Row, letter: 0 | 1): bigint {
  return letter === 0 ? row.a : row.b;
}

function eliminate(rows: [Row, Row]): Elimination {
  const [first, second] = [eliminationOf(rows, 0), eliminationOf(rows, 1)];
  const effort = ({ factors }: Elimination): bigint => factors[0] * factors[1];
  if (first.operation === "none" || second.operation === "none") {
    return second.operation === "none" ? second : first;
  }
  if (effort(first) !== effort(second)) return effort(first) < effort(second) ? first : second;
  // Addition is easier than subtraction; otherwise the second letter is eliminated, as in most textbooks.
  return first.operation === "add" && second.operation === "subtract" ? first : second;
}

function eliminationOf(rows: [Row, Row], gone: 0 | 1): Elimination {
  const kept = gone === 0 ? 1 : 0;
  const [upper, lower] = [coefficient(rows[0], gone), coefficient(rows[1], gone)];
  if (upper === 0n || lower === 0n) {
    // One equation is without this letter already.
    const row = upper === 0n ? rows[0] : rows[1];
    const k = coefficient(row, kept);
    return { gone, kept, factors: [1n, 1n], operation: "none", scaled: rows, k, r: row.c };
  }
  const common = leastCommonMultiple(upper, lower);
  const factors: [bigint, bigint] = [common / size(upper), common / size(lower)];
  const operation = upper > 0n === lower > 0n ? "subtract" : "add";
  const scaled: [Row, Row] = [times(rows[0], factors[0]), times(rows[1], factors[1])];
  const sign = operation === "add" ? 1n : -1n;
  const k = coefficient(scaled[0], kept) + sign * coefficient(scaled[1], kept);
  return { gone, kept, factors, operation, scaled, k, r: scaled[0].c + sign * scaled[1].c };
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function times({ a, b, c }: Row, factor: bigint): Row {
  return { a: a * factor, b: b * factor, c: c * factor };
}

function outcomeOf(rows: [Row, Row], { k, r, kept, gone }: Elimination): SystemResult["outcome"] {
  if (k === 0n) return r === 0n ? { kind: "many" } : { kind: "none" };
  const found = q.rational(r, k);
  const row = substitutionRow(rows, gone);
  const rest = q.subtract(q.rational(row.c), q.multiply(q.rational(coefficient(row, kept)), found));
  const other = q.divide(rest, q.rational(coefficient(row, gone)));
  return { kind: "one", values: kept === 0 ? [found, other] : [other, found] };
}

/** The equation with the smaller numbers that still has the eliminated letter. */
export function substitutionRow(rows: readonly [Row, Row], gone: 0 | 1): Row {
  const [first, second] = rows;
  const [upper, lower] = [coefficient(first, gone), coefficient(second, gone)];
  if (upper === 0n) return second;
  if (lower === 0n) return first;
  const weight = ({ a, b }: Row): bigint => size(a) + size(b);
  return weight(first) <= weight(second) ? first : second;
}
