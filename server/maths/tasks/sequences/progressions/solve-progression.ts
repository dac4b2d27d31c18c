import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import { answerAsk, type AskResult } from "./answer-asks.ts";
import { arithmeticModel } from "./arithmetic-model.ts";
import { findArithmetic } from "./find-arithmetic.ts";
import { findGeometric } from "./find-geometric.ts";
import { geometricModel } from "./geometric-model.ts";
import type { Model } from "./model.ts";
import { type Fact, factOf, type ProgressionProblem } from "./progression.ts";

/** A progression that fits the facts, with the answers in the order of the question. */
interface ProgressionSolution {
  model: Model;
  found: readonly AskResult[];
}

export interface ProgressionResult {
  /** Two entries if a ratio of either sign fits and the answers differ. */
  solutions: readonly ProgressionSolution[];
  steps: readonly MathsStep[];
}

/** Finds the progression and the answers. Throws a refusal if the facts don't determine them. */
export function solveProgression(problem: ProgressionProblem): ProgressionResult {
  if (problem.kind === "GP") return solveGeometric(problem);
  return problem.kind === "AP" ? solveArithmetic(problem) : solveHarmonic(problem);
}

function solveArithmetic({ facts, asks, style }: ProgressionProblem): ProgressionResult {
  const last = factOf(facts, "last")?.value ?? null;
  // Counting from the end needs the last term, but not its place.
  const isFromEnd = asks.every(({ kind }) => kind === "from end");
  const used = isFromEnd ? facts.filter(({ kind }) => kind !== "last") : facts;
  const { progression, counts, steps } = findArithmetic(used, style);
  const model = arithmeticModel(progression, style);
  const found = asks.map((ask) => answerAsk(ask, { model, counts, last, style }, steps));
  return { solutions: [{ model, found }], steps };
}

function solveGeometric({ facts, asks, style }: ProgressionProblem): ProgressionResult {
  const { progressions, steps } = findGeometric(facts, style);
  const answered = progressions.map((progression, at) => {
    const own: MathsStep[] = [];
    const model = geometricModel(progression, style);
    const counts = countsOf(facts, model, own);
    const found = asks.map((ask) => answerAsk(ask, { model, counts, last: null, style }, own));
    const isSecond = at > 0;
    steps.push(
      ...own.map((one) =>
        isSecond ? { ...one, title: `${one.title}, for the other ratio` } : one,
      ),
    );
    return { model, found };
  });
  const [first, second] = answered;
  const isOne =
    first && second && JSON.stringify(first.found, big) === JSON.stringify(second.found, big);
  return { solutions: first && isOne ? [first] : answered, steps };
}

function big(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value;
}

function countsOf(facts: readonly Fact[], model: Model, steps: MathsStep[]): readonly number[] {
  const count = factOf(facts, "count")?.value;
  if (count !== undefined) return [count];
  const last = factOf(facts, "last")?.value;
  const sum = factOf(facts, "sum of all")?.value;
  if (last && sum) throw notSupported("There is more told here than I can use at once.");
  if (last) return [model.placeOf(last, steps)];
  return sum ? model.countsForSum(sum, steps) : [];
}

/** Solves a harmonic progression by its reciprocals, which are in arithmetic progression. */
function solveHarmonic({ facts, asks, style }: ProgressionProblem): ProgressionResult {
  const turned = facts.map(turnedOver);
  const [ask] = asks;
  if (asks.length !== 1 || ask?.kind !== "term" || turned.some((fact) => fact === null)) {
    throw notSupported(
      "Of a harmonic progression I can find a term, from its first terms or from two of its terms.",
    );
  }
  const own = turned.filter((fact) => fact !== null);
  const { progression, counts, steps } = findArithmetic(own, "fraction");
  const model = arithmeticModel(progression, "fraction");
  const found = answerAsk(ask, { model, counts, last: null, style }, steps);
  if (found.kind !== "value" || q.isZero(found.value))
    throw notSupported("This harmonic progression has no such term.");
  const value = q.divide(q.one, found.value);
  const opening = step(
    "Turn the terms over",
    "The reciprocals of the terms of an HP are in AP.",
    own
      .flatMap((fact) =>
        fact.kind === "listed"
          ? fact.values
          : "value" in fact && typeof fact.value !== "number"
            ? [fact.value]
            : [],
      )
      .map((one) => rationalLatex(one))
      .join(",\\; "),
  );
  const closing = step(
    "Turn the result over",
    "This is the reciprocal of the term that is asked for.",
    `1 \\div ${rationalLatex(found.value)} = ${rationalLatex(value)}`,
  );
  return {
    solutions: [{ model, found: [{ ...found, value }] }],
    steps: [opening, ...steps, closing],
  };
}

function turnedOver(fact: Fact): Fact | null {
  const over = (value: Rational): Rational | null =>
    q.isZero(value) ? null : q.divide(q.one, value);
  if (fact.kind === "listed") {
    const values = fact.values.map(over).filter((value) => value !== null);
    return values.length === fact.values.length ? { ...fact, values } : null;
  }
  if (fact.kind !== "term" && fact.kind !== "first") return null;
  const value = over(fact.value);
  return value && { ...fact, value };
}
