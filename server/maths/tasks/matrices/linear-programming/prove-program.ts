import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import { asAtMost, type Constraint, type Program } from "./program.ts";
import { type Corner, holdsAt, type ProgramSolution, valueAt } from "./solve-program.ts";

type AtMost = Omit<Constraint, "sign">;

/**
 * Proves an optimum by duality: a non-negative combination of constraints gives the bound, and a corner attains it. An
 * empty region is proved by a combination that says 0 ≤ a negative number, an unbounded objective by a direction in
 * which it improves for ever.
 */
export function proveProgram(program: Program, { outcome }: ProgramSolution): Proof | null {
  const { constraints } = program;
  if (outcome.kind === "infeasible") return proveEmpty(constraints.map(asAtMost));
  if (outcome.kind === "unbounded") return proveUnbounded(program, outcome);
  const isAttained = outcome.at.every(
    (corner) =>
      constraints.every((constraint) => holdsAt(constraint, corner)) &&
      q.equals(valueAt(program, corner), outcome.value),
  );
  return isAttained && outcome.at.length > 0 ? proveBound(program, outcome.value) : null;
}

function proveBound(program: Program, value: Rational): Proof | null {
  const sign = program.aim === "max" ? q.one : q.rational(-1n);
  const wanted = {
    x: q.multiply(sign, program.objective.x),
    y: q.multiply(sign, program.objective.y),
  };
  const right = q.multiply(sign, q.subtract(value, program.objective.constant));
  const rows = program.constraints.map(asAtMost);
  for (const [at, first] of rows.entries()) {
    for (const second of rows.slice(at)) {
      const factors = factorsFor(first, second, wanted);
      if (!factors) continue;
      const [y, w] = factors;
      const bound = q.add(q.multiply(y, first.c), q.multiply(w, second.c));
      if (!q.equals(bound, right)) continue;
      return {
        method:
          "No point of the region can do better: multiples of two constraints put together give this bound, and the corner reaches it",
        lines: [
          (
            [
              [y, first],
              [w, second],
            ] as const
          )
            .flatMap(([factor, row]) => (q.isZero(factor) ? [] : [timesRow(factor, row)]))
            .join(" \\text{ and } "),
          rowLatex({ a: wanted.x, b: wanted.y, c: bound }),
        ],
      };
    }
  }
  return null;
}

/** Returns non-negative factors y and w with first·y + second·w = wanted; null if there are none. */
function factorsFor(first: AtMost, second: AtMost, wanted: Corner): [Rational, Rational] | null {
  const below = q.subtract(q.multiply(first.a, second.b), q.multiply(second.a, first.b));
  if (q.isZero(below)) return singleFactor(first, wanted);
  const y = q.divide(
    q.subtract(q.multiply(wanted.x, second.b), q.multiply(second.a, wanted.y)),
    below,
  );
  const w = q.divide(
    q.subtract(q.multiply(first.a, wanted.y), q.multiply(wanted.x, first.b)),
    below,
  );
  return q.sign(y) >= 0 && q.sign(w) >= 0 ? [y, w] : null;
}

function singleFactor({ a, b }: AtMost, wanted: Corner): [Rational, Rational] | null {
  const y = q.isZero(a) ? q.divide(wanted.y, b) : q.divide(wanted.x, a);
  const fits = q.equals(q.multiply(y, a), wanted.x) && q.equals(q.multiply(y, b), wanted.y);
  return fits && q.sign(y) >= 0 ? [y, q.zero] : null;
}

function linear({ x, y }: Corner): string {
  const terms = [
    { coefficient: x, letters: "x" },
    { coefficient: y, letters: "y" },
  ].filter(({ coefficient }) => !q.isZero(coefficient));
  return termsLatex(terms);
}

/** Returns a constraint in school notation: −x ≤ 0 is written x ≥ 0. */
function rowLatex({ a, b, c }: AtMost): string {
  if (q.sign(a) > 0 || q.sign(b) > 0) return `${linear({ x: a, y: b })} \\leq ${rationalLatex(c)}`;
  return `${linear({ x: q.negate(a), y: q.negate(b) })} \\geq ${rationalLatex(q.negate(c))}`;
}

/** Returns a multiple of a constraint: 2 × (x + y ≤ 2). */
function timesRow(factor: Rational, row: AtMost): string {
  const text = rowLatex(row);
  return q.equals(factor, q.one) ? text : `${rationalLatex(factor)} \\times \\left(${text}\\right)`;
}

/**
 * Proves that the region is empty by two or three constraints whose non-negative combination is contradictory (Farkas'
 * lemma; by Helly's theorem three suffice in the plane).
 */
function proveEmpty(rows: readonly AtMost[]): Proof | null {
  for (const [i, first] of rows.entries()) {
    for (const [j, second] of rows.entries()) {
      for (const third of rows.slice(j + 1)) {
        if (j <= i) continue;
        const factors = vanishing([first, second, third]);
        if (!factors) continue;
        const right = [first, second, third].reduce(
          (sum, { c }, at) => q.add(sum, q.multiply(factors[at] ?? q.zero, c)),
          q.zero,
        );
        if (q.sign(right) < 0) {
          return {
            method: "Some constraints added up contradict each other",
            lines: [
              [first, second, third].map(rowLatex).join(",\\; "),
              `0 \\leq ${rationalLatex(right)} \\text{ is false}`,
            ],
          };
        }
      }
    }
  }
  return null;
}

/** Returns non-negative factors, not all 0, for which x and y cancel; null if there are none. */
function vanishing(rows: readonly [AtMost, AtMost, AtMost]): Rational[] | null {
  const [p, r, s] = rows;
  const minor = (one: AtMost, other: AtMost): Rational =>
    q.subtract(q.multiply(one.a, other.b), q.multiply(other.a, one.b));
  const factors = [minor(r, s), minor(s, p), minor(p, r)];
  if (factors.every(q.isZero)) return pairVanishing(rows);
  if (factors.every((factor) => q.sign(factor) >= 0)) return factors;
  return factors.every((factor) => q.sign(factor) <= 0) ? factors.map(q.negate) : null;
}

/** Returns such factors for two constraints with parallel boundaries that contradict each other. */
function pairVanishing(rows: readonly AtMost[]): Rational[] | null {
  for (const [i, first] of rows.entries()) {
    for (const [j, second] of rows.entries()) {
      const size = (row: AtMost): Rational => q.add(q.absolute(row.a), q.absolute(row.b));
      const isOpposite =
        q.isZero(q.add(q.multiply(first.a, size(second)), q.multiply(second.a, size(first)))) &&
        q.isZero(q.add(q.multiply(first.b, size(second)), q.multiply(second.b, size(first))));
      const right = q.add(q.multiply(first.c, size(second)), q.multiply(second.c, size(first)));
      if (i < j && isOpposite && q.sign(right) < 0) {
        return rows.map((_, at) => (at === i ? size(second) : at === j ? size(first) : q.zero));
      }
    }
  }
  return null;
}

function proveUnbounded(
  program: Program,
  { from, along }: { from: Corner; along: Corner },
): Proof | null {
  const far = (steps: bigint): Corner => ({
    x: q.add(from.x, q.multiply(q.rational(steps), along.x)),
    y: q.add(from.y, q.multiply(q.rational(steps), along.y)),
  });
  const points = [0n, 1n, 1000n].map(far);
  const isInside = points.every((point) =>
    program.constraints.every((constraint) => holdsAt(constraint, point)),
  );
  const staysInside = program.constraints
    .map(asAtMost)
    .every(({ a, b }) => q.sign(q.add(q.multiply(a, along.x), q.multiply(b, along.y))) <= 0);
  const [near, next] = points.map((point) => valueAt(program, point));
  const improves =
    near && next && q.sign(q.subtract(next, near)) === (program.aim === "max" ? 1 : -1);
  return isInside && staysInside && improves === true
    ? {
        method: "Points of the region, further and further out",
        lines: points.map(
          (point) =>
            `${program.name}(${rationalLatex(point.x)}, ${rationalLatex(point.y)}) = ${rationalLatex(valueAt(program, point))}`,
        ),
      }
    : null;
}
