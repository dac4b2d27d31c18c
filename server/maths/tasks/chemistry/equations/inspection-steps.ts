import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../lesson/lesson.ts";
import { elementLatex } from "../lesson/mass-steps.ts";
import { atomCount } from "../../../chemistry/species.ts";
import { type ConservedQuantity, keptIn } from "./balance.ts";
import { equationLatex, type Skeleton, speciesOf } from "./write-equation.ts";

/**
 * Hit and trial as NCERT teaches it: coefficient 1 for the largest formula, then element by element, always
 * one with a single unknown coefficient; fractions are cleared at the end. Null if that gets stuck.
 */
export function inspectionSteps(
  skeleton: Skeleton,
  coefficients: readonly bigint[],
): MathsStep[] | null {
  const species = speciesOf(skeleton);
  const start = largest(skeleton);
  const found: (Rational | null)[] = species.map((_, at) => (at === start ? q.one : null));
  const rows = inOrder(
    keptIn(skeleton),
    species.map(({ atoms }) => atoms.size),
  );
  const steps = [
    step(
      `Start with the formula that has the most atoms, $${species[start]?.latex ?? ""}$`,
      "It fixes the most elements at once. Give it the number 1 for now.",
      written(skeleton, found),
    ),
  ];
  while (found.includes(null)) {
    const row = rows.find((one) => openIn(one, found).length === 1);
    const at = row && openIn(row, found)[0];
    if (!row || at === undefined) return null;
    const before = written(skeleton, found);
    const value = valueFor(row, found, at);
    found[at] = value;
    steps.push(balancing(skeleton, { row, at, value, before, after: written(skeleton, found) }));
  }
  return clearFractions(skeleton, { found, coefficients, steps });
}

function largest(skeleton: Skeleton): number {
  const sizes = speciesOf(skeleton).map((one) => one.atoms.size * 1000 + Number(atomCount(one)));
  return sizes.indexOf(Math.max(...sizes));
}

/**
 * Elements that occur in few formulas first; free elements, then hydrogen and oxygen, then charge last, as in school.
 */
function inOrder(
  rows: readonly ConservedQuantity[],
  sizes: readonly number[],
): ConservedQuantity[] {
  const rank = ({ name, amounts }: ConservedQuantity): number => {
    const places = amounts.filter((amount) => amount !== 0n).length;
    const isFree = amounts.some((amount, at) => amount !== 0n && sizes[at] === 1);
    const last = name === "charge" ? 100 : name === "O" ? 50 : name === "H" ? 40 : 0;
    return places + last + (isFree ? 1 : 0);
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

function openIn({ amounts }: ConservedQuantity, found: readonly (Rational | null)[]): number[] {
  return amounts.flatMap((amount, at) => (amount !== 0n && found[at] === null ? [at] : []));
}

function valueFor(
  { amounts }: ConservedQuantity,
  found: readonly (Rational | null)[],
  at: number,
): Rational {
  const known = amounts.reduce((sum, amount, index) => {
    const value = index === at ? null : (found[index] ?? null);
    return value ? q.add(sum, q.multiply(q.rational(amount), value)) : sum;
  }, q.zero);
  return q.divide(q.negate(known), q.rational(amounts[at] ?? 1n));
}

interface Balancing {
  row: ConservedQuantity;
  at: number;
  value: Rational;
  before: string;
  after: string;
}

function balancing(skeleton: Skeleton, { row, at, value, before, after }: Balancing): MathsStep {
  const latex = speciesOf(skeleton)[at]?.latex ?? "";
  const name = row.name === "charge" ? "the charge" : `$${elementLatex(row.name)}$`;
  const number = rationalLatex(value);
  const put = number === "1" ? "leave 1" : `put $${number}$`;
  const why = whyBalanced(row, at, value, latex);
  return step(`Balance ${name}: ${put} in front of $${latex}$`, why, after, before);
}

function whyBalanced(row: ConservedQuantity, at: number, value: Rational, latex: string): string {
  if (row.name === "charge") return "The sum of the charges must be the same on both sides.";
  const each = q.absolute(q.rational(row.amounts[at] ?? 0n));
  const needed = rationalLatex(q.multiply(value, each));
  const are = needed === "1" ? "atom is" : "atoms are";
  return `$${needed}$ ${are} needed here, and each $${latex}$ has ${rationalLatex(each)}.`;
}

/** Unknown coefficients are blanks. */
function written(skeleton: Skeleton, found: readonly (Rational | null)[]): string {
  return equationLatex(
    skeleton,
    found.map((value) => {
      if (value === null) return "\\square";
      return q.isInteger(value) ? value.numerator : rationalLatex(value);
    }),
  );
}

interface Ending {
  found: readonly (Rational | null)[];
  coefficients: readonly bigint[];
  steps: MathsStep[];
}

function clearFractions(
  skeleton: Skeleton,
  { found, coefficients, steps }: Ending,
): MathsStep[] | null {
  const values = found.map((value) => value ?? q.zero);
  const factor = q.divide(q.rational(coefficients[0] ?? 0n), values[0] ?? q.one);
  const fits = values.every((value, at) =>
    q.equals(q.multiply(value, factor), q.rational(coefficients[at] ?? 0n)),
  );
  if (!fits) return null;
  if (q.equals(factor, q.one)) return steps;
  return [
    ...steps,
    step(
      `Multiply every number by ${rationalLatex(factor)}`,
      "Molecules are whole, so the numbers must be the smallest whole numbers in this ratio.",
      equationLatex(skeleton, coefficients),
      written(skeleton, found),
    ),
  ];
}
