import { putBackLines } from "../../../equations/put-back.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import * as form from "../../../algebra/quotient.ts";
import type { Proof } from "../../../task/task.ts";
import * as m from "../../../matrices/matrix.ts";
import { gapOf, type System } from "./equations-system.ts";
import { coefficientMatrix, contradiction, type SystemOutcome } from "./solve-system.ts";

/**
 * Substitutes the values into the equations as typed. Without a unique solution, proves that there is none or that
 * there are infinitely many.
 */
export function proveSystem(system: System, outcome: SystemOutcome): Proof | null {
  const { names, rows } = system;
  if (outcome.kind === "none") return proveNone(system);
  const lines = linesOf(system, outcome.values);
  if (!lines) return null;
  if (outcome.kind === "one") {
    const isSquare = rows.length === names.length;
    const isSingle = !isSquare || !form.isZero(m.leibnizDeterminant(coefficientMatrix(system)));
    return isSingle ? { method: "The values put back into every equation", lines } : null;
  }
  const next = outcome.values.map((value, at) => q.add(value, outcome.direction[at] ?? q.zero));
  const more = linesOf(system, next);
  const moves = outcome.direction.some((step) => !q.isZero(step));
  if (!more || !moves || !rows.every((row) => q.isZero(gapOf(row, next)))) return null;
  return {
    method: `Two different solutions put back: ${listed(names, outcome.values)} and ${listed(names, next)}; then every point on the line through them is a solution`,
    lines: [...lines, ...more],
  };
}

function listed(names: readonly string[], values: readonly Rational[]): string {
  return `$${names.map((name, at) => `${name} = ${rationalLatex(values[at] ?? q.zero)}`).join(",\\; ")}$`;
}

function linesOf({ equations, names }: System, values: readonly Rational[]): string[] | null {
  const byName = new Map(names.map((name, at) => [name, values[at] ?? q.zero]));
  const lines = equations.map((equation) => putBackLines(equation, byName, "fraction"));
  return lines.some((found) => found === null) ? null : lines.flatMap((found) => found ?? []);
}

function proveNone({ rows, names }: System): Proof | null {
  const factors = contradiction(rows);
  if (!factors) return null;
  const sums = names.map((_, column) =>
    rows.reduce(
      (sum, { coefficients }, at) =>
        q.add(sum, q.multiply(factors[at] ?? q.zero, q.rational(coefficients[column] ?? 0n))),
      q.zero,
    ),
  );
  const right = rows.reduce(
    (sum, { constant }, at) => q.add(sum, q.multiply(factors[at] ?? q.zero, q.rational(constant))),
    q.zero,
  );
  if (!sums.every(q.isZero) || q.isZero(right)) return null;
  return {
    method: `The equations times ${factors.map((factor) => `$${rationalLatex(factor)}$`).join(", ")}, added up, leave a line that is never true`,
    lines: [`0 \\neq ${rationalLatex(right)}`],
  };
}
