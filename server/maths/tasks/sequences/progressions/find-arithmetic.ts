import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import { differences } from "../patterns/find-rule.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import {
  type Equation,
  fromEquations,
  type FirstAndDifference,
  sumEquation,
  termEquation,
  tooLittle,
} from "./arithmetic-equations.ts";
import { type Arithmetic, whole } from "./arithmetic-formulas.ts";
import { countsForSum, noCount, placeOf } from "./count-arithmetic.ts";
import { type Fact, factOf } from "./progression.ts";

/** An arithmetic progression, and the steps that find it. */
export interface FoundArithmetic {
  progression: Arithmetic;
  /** The number of terms if the question asks or gives it; two values if both fit. */
  counts: readonly number[];
  steps: MathsStep[];
}

/**
 * Finds the first term, the common difference and, if it is asked, the number of terms. Throws a refusal if the facts
 * don't determine them.
 */
export function findArithmetic(facts: readonly Fact[], style: NumberStyle): FoundArithmetic {
  const steps: MathsStep[] = [];
  const known = directly(facts, style, steps);
  const count = factOf(facts, "count")?.value;
  const equations = facts.flatMap((fact) => equationOf(fact, count, style));
  if (count === undefined && isCountOpen(facts)) {
    return withOpenCount({ facts, known, equations, style, steps });
  }
  const progression = fromEquations(known, equations, style, steps);
  return { progression, counts: count === undefined ? [] : [count], steps };
}

function isCountOpen(facts: readonly Fact[]): boolean {
  return facts.some(({ kind }) => kind === "last" || kind === "sum of all");
}

/** Returns the values of a and d that are given or follow from the listed terms. */
function directly(
  facts: readonly Fact[],
  style: NumberStyle,
  steps: MathsStep[],
): FirstAndDifference {
  const first = factOf(facts, "first")?.value ?? null;
  const size = factOf(facts, "step")?.value ?? null;
  const listed = factOf(facts, "listed");
  if (!listed) return { first, step: size };
  const [one = q.zero, two = q.zero] = listed.values;
  const difference = commonDifference(listed.values);
  if (first !== null || size !== null) throw notSupported(tooLittle);
  steps.push(
    step(
      "Read off the first term and the common difference",
      "The common difference is any term minus the one before it.",
      `a = ${rationalLatex(one, style)},\\quad d = ${rationalLatex(two, style)} - ${inBrackets(one, style)} = ${rationalLatex(difference, style)}`,
    ),
  );
  return { first: one, step: difference };
}

function commonDifference(values: readonly Rational[]): Rational {
  const [difference = q.zero, ...others] = differences(values);
  if (!others.every((other) => q.equals(other, difference)))
    throw notSupported(
      "These terms do not grow by the same number each time, so they are no AP. Check the numbers.",
    );
  return difference;
}

function equationOf(fact: Fact, count: number | undefined, style: NumberStyle): Equation[] {
  const told = count === undefined ? fact : atCount(fact, count);
  if (told.kind === "term") return [termEquation(told.place, told.value, style)];
  return told.kind === "sum" ? [sumEquation(told.count, told.value, style)] : [];
}

/** Rewrites facts about the last term and the sum of all terms for a known number of terms. */
function atCount(fact: Fact, count: number): Fact {
  if (fact.kind === "last") return { kind: "term", place: count, value: fact.value };
  return fact.kind === "sum of all" ? { kind: "sum", count, value: fact.value } : fact;
}

interface OpenCount {
  facts: readonly Fact[];
  known: FirstAndDifference;
  equations: readonly Equation[];
  style: NumberStyle;
  steps: MathsStep[];
}

function withOpenCount(open: OpenCount): FoundArithmetic {
  const { facts, known, equations, style, steps } = open;
  const fromEnd = fromLastAndSum(open);
  if (fromEnd) return fromEnd;
  const progression = fromEquations(known, equations, style, steps);
  const last = factOf(facts, "last")?.value;
  const sum = factOf(facts, "sum of all")?.value;
  if (last && sum) throw notSupported(tooLittle);
  const counts = last
    ? [placeOf(progression, last, style, steps)]
    : countsForSum(progression, sum ?? q.zero, style, steps);
  return { progression, counts, steps };
}

/** Finds the progression from its last term, its sum and one more number; null for other facts. */
function fromLastAndSum({
  facts,
  known,
  equations,
  style,
  steps,
}: OpenCount): FoundArithmetic | null {
  const last = factOf(facts, "last")?.value;
  const sum = factOf(facts, "sum of all")?.value;
  if (!last || !sum || equations.length > 0) return null;
  const { first, step: size } = known;
  if (first && !size) return fromEnds({ first, last, sum }, style, steps);
  return size && !first ? fromLast({ last, size, sum }, style, steps) : null;
}

interface Ends {
  first: Rational;
  last: Rational;
  sum: Rational;
}

/** Solves S = n/2 (a + l) for n, then computes d from both ends. */
function fromEnds(
  { first, last, sum }: Ends,
  style: NumberStyle,
  steps: MathsStep[],
): FoundArithmetic {
  const both = q.add(first, last);
  if (q.isZero(both)) throw notSupported(tooLittle);
  const count = q.divide(q.add(sum, sum), both);
  if (!q.isInteger(count) || count.numerator < 2n || count.numerator > 100_000n)
    throw notSupported(noCount);
  const n = Number(count.numerator);
  const size = q.divide(q.subtract(last, first), whole(n - 1));
  steps.push(
    step(
      "Find the number of terms from the sum",
      "The sum is $\\frac{n}{2}(a + l)$: the mean of the first and the last term, as often as there are terms.",
      `\\frac{n}{2}\\left(${rationalLatex(first, style)} + ${inBrackets(last, style)}\\right) = ${rationalLatex(sum, style)}\\quad \\Rightarrow\\quad n = ${n}`,
    ),
    step(
      "Find the common difference",
      `From the first to the last term there are ${n - 1} equal steps.`,
      `d = \\frac{${rationalLatex(last, style)} - ${inBrackets(first, style)}}{${n} - 1} = ${rationalLatex(size, style)}`,
    ),
  );
  return { progression: { first, step: size }, counts: [n], steps };
}

interface FromLast {
  last: Rational;
  size: Rational;
  sum: Rational;
}

/** Reads the progression backwards: it starts with the last term and has the common difference −d. */
function fromLast(
  { last, size, sum }: FromLast,
  style: NumberStyle,
  steps: MathsStep[],
): FoundArithmetic {
  const back = { first: last, step: q.negate(size) };
  steps.push(
    step(
      "Read the progression from its end",
      "Backwards it is an AP too: it starts with the last term, and its common difference has the other sign.",
      `${rationalLatex(last, style)},\\; ${rationalLatex(q.subtract(last, size), style)},\\; \\ldots`,
    ),
  );
  const counts = countsForSum(back, sum, style, steps);
  const [n = 1, other] = counts;
  if (other !== undefined)
    throw notSupported(
      "Two numbers of terms fit these numbers. Give one more number of the progression.",
    );
  const first = q.subtract(last, q.multiply(size, whole(n - 1)));
  steps.push(
    step(
      "Find the first term",
      "From the last term go back by the common difference, one time less than there are terms.",
      `a = ${rationalLatex(last, style)} - (${n} - 1) \\times ${inBrackets(size, style)} = ${rationalLatex(first, style)}`,
    ),
  );
  return { progression: { first, step: size }, counts, steps };
}
