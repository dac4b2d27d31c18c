import * as q from "../../../numbers/rational.ts";
import { termsPlain } from "../../../expressions/write-terms.ts";
import { nonZeroBetween, sameSize } from "../../../variation/random.ts";
import type { LinearSystem } from "./recognise.ts";
import { type Row, solve } from "./solve.ts";

/** Two equations with a whole-number solution, coefficients of the size of the original's. */
export function vary(system: LinearSystem, random: () => number): string {
  const [x, y] = [nonZeroBetween(random, -9, 9), nonZeroBetween(random, -9, 9)].map(BigInt);
  const rows = solve(system).rows.map((row) => varyRow(row, [x ?? 1n, y ?? 1n], random));
  return `Solve ${rows.map((row) => rowPlain(row, system.names)).join(" and ")}`;
}

function varyRow({ a, b }: Row, [x, y]: readonly [bigint, bigint], random: () => number): Row {
  // Coefficients of 1 are what makes an equation easy, so they stay.
  const varied = [a, b].map((number) =>
    number * number <= 1n ? number : sameSize(random, number % 10n === 0n ? 2n : number),
  );
  const [first = 1n, second = 1n] = varied;
  return { a: first, b: second, c: first * x + second * y };
}

function rowPlain({ a, b, c }: Row, [first, second]: readonly [string, string]): string {
  const terms = [
    { coefficient: q.rational(a), letters: first },
    { coefficient: q.rational(b), letters: second },
  ].filter(({ coefficient }) => !q.isZero(coefficient));
  return `${termsPlain(terms)} = ${c}`;
}
