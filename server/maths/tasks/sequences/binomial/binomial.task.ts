import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../../variation/random.ts";
import { placeName } from "../place-name.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { type Ask, type BinomialProblem, readBinomial, termAt } from "./binomial-question.ts";
import { coefficientSteps, expansionSteps, powerLatex, termSteps } from "./binomial-steps.ts";
import {
  keyOf,
  type Monomial,
  monomialLatex,
  monomialPlain,
  multiplyMonomials,
  sumLatex,
  sumPlain,
} from "./monomial.ts";

export interface BinomialResult {
  /** The index r of each requested term, counted from 0; empty if no term has the letters. */
  places: readonly number[];
  terms: readonly Monomial[];
}

/** Returns the requested terms with their indices. */
export function solve(problem: BinomialProblem): BinomialResult {
  const places = placesOf(problem);
  return { places, terms: places.map((r) => termAt(problem, r)) };
}

function placesOf(problem: BinomialProblem): number[] {
  const { power, ask } = problem;
  const all = Array.from({ length: power + 1 }, (_, r) => r);
  switch (ask.kind) {
    case "expand":
      return all;
    case "term":
      return [ask.place - 1];
    case "middle":
      return power % 2 === 0 ? [power / 2] : [(power - 1) / 2, (power + 1) / 2];
    case "coefficient":
      return all.filter((r) => keyOf(termAt(problem, r)) === keyOf(ask.letters));
  }
}

/** Multiplies the binomial out factor by factor, independently of binomial coefficients. */
function multipliedOut({ first, second, power }: BinomialProblem): ReadonlyMap<string, Rational> {
  let sum: readonly Monomial[] = [{ coefficient: q.one, exponents: new Map() }];
  for (let made = 0; made < power; made += 1) {
    const collected = new Map<string, Monomial>();
    for (const term of sum.flatMap((one) => [
      multiplyMonomials(one, first),
      multiplyMonomials(one, second),
    ])) {
      const key = keyOf(term);
      const known = collected.get(key);
      const coefficient = known ? q.add(known.coefficient, term.coefficient) : term.coefficient;
      collected.set(key, { ...term, coefficient });
    }
    sum = [...collected.values()];
  }
  return new Map(sum.map((term) => [keyOf(term), term.coefficient]));
}

/** Multiplies the power out without binomial coefficients, and compares the terms. */
export function prove(problem: BinomialProblem, { places, terms }: BinomialResult): Proof | null {
  const { ask, first, second, power } = problem;
  const all = multipliedOut(problem);
  const fits = terms.every((term) => {
    const own = all.get(keyOf(term));
    return own !== undefined && q.equals(own, term.coefficient);
  });
  const isWhole =
    ask.kind === "expand" ? terms.length === all.size : terms.length === places.length;
  const isMissing = ask.kind === "coefficient" && terms.length === 0 && all.has(keyOf(ask.letters));
  const isAsked =
    ask.kind !== "coefficient" || terms.every((term) => keyOf(term) === keyOf(ask.letters));
  if (!fits || !isWhole || isMissing || !isAsked) return null;
  const total = [...all.values()].reduce(q.add, q.zero);
  const base = q.add(first.coefficient, second.coefficient);
  const expected = q.rational(base.numerator ** BigInt(power), base.denominator ** BigInt(power));
  if (!q.equals(total, expected)) return null;
  return {
    method:
      "Multiplied out factor by factor; with 1 for every letter, the coefficients add up to the power of the sum",
    lines: [`${basis(base)}^{${power}} = ${rationalLatex(total)}`],
  };
}

/** Returns a number as the base of a power, in brackets unless it is a plain positive integer. */
function basis(value: Rational): string {
  const written = rationalLatex(value);
  return /^\d+$/.test(written) ? written : `\\left(${written}\\right)`;
}

function answerOf({ ask }: BinomialProblem, { terms }: BinomialResult): MathsAnswer {
  if (ask.kind === "expand") return { latex: sumLatex(terms), plain: sumPlain(terms) };
  if (ask.kind === "coefficient") {
    const value = terms[0]?.coefficient ?? q.zero;
    return { latex: rationalLatex(value), plain: rationalPlain(value) };
  }
  return {
    latex: terms.map(monomialLatex).join(",\\; "),
    plain: terms.map(monomialPlain).join(", "),
  };
}

function stepsOf(problem: BinomialProblem, result: BinomialResult): MathsStep[] {
  const { ask } = problem;
  if (ask.kind === "expand") return expansionSteps(problem, result.terms);
  if (ask.kind !== "coefficient") return termSteps(problem, result.places);
  const steps = coefficientSteps(problem, { letters: ask.letters, r: result.places[0] ?? null });
  const isNumber = ask.letters.exponents.size === 0 || result.terms.length === 0;
  if (isNumber) return steps;
  const { latex } = answerOf(problem, result);
  const last: MathsStep = {
    title: "Read off the coefficient",
    why: `It is the number before $${monomialLatex(ask.letters)}$.`,
    before: null,
    after: latex,
  };
  return [...steps, last];
}

function askLatex(ask: Ask): string {
  switch (ask.kind) {
    case "expand":
      return "";
    case "term":
      return `T_{${ask.place}} \\text{ of } `;
    case "middle":
      return "\\text{middle term of } ";
    case "coefficient":
      return ask.letters.exponents.size === 0
        ? "\\text{constant term of } "
        : `\\text{coefficient of } ${monomialLatex(ask.letters)} \\text{ in } `;
  }
}

function methodOf({ ask, power }: BinomialProblem): string {
  if (ask.kind !== "expand") return "General term";
  return ask.isNamed || power > 3 ? "Binomial theorem" : "Identity";
}

/** Expands binomials by the binomial theorem, and finds single terms and coefficients. */
export const binomialTheorem = defineTask<BinomialProblem, BinomialResult>({
  name: "binomial-theorem",
  recognise: readBinomial,
  reading: (problem) => `${askLatex(problem.ask)}${powerLatex(problem)}`,
  solve,
  prove,
  explain: (problem, result) =>
    lesson({
      topic: "Binomial Theorem",
      method: methodOf(problem),
      difficulty: problem.ask.kind === "coefficient" ? "advanced" : "intermediate",
      answer: answerOf(problem, result),
      steps: stepsOf(problem, result),
      idea:
        methodOf(problem) === "Identity"
          ? "The square and the cube of a sum or difference have identities, also where a term is a fraction."
          : problem.ask.kind === "expand"
            ? "The binomial theorem gives every term of the power at once."
            : "The general term stands for every term of the expansion; choose $r$ so that it becomes the one you need.",
      firstMove:
        methodOf(problem) === "Identity"
          ? "Say which term is $a$ and which is $b$, and write the identity with them."
          : "Write $T_{r+1} = {}^{n}C_{r}\\, a^{n-r} b^{r}$ with the terms and the power of this question.",
      finalMove: "Put the numbers in and work it out. What do you get?",
      terms: {
        "Binomial coefficient": "${}^{n}C_{r}$, the number of ways to choose $r$ of $n$ factors.",
        "General term": "$T_{r+1}$, which becomes each term as $r$ goes through its values.",
      },
      next: ["Why do the binomial coefficients read the same from both ends?"],
    }),
  vary: ({ ask, power }, random) => {
    const number = nonZeroBetween(random, -4, 5);
    const size = Math.abs(number) === 1 ? 2 : Math.abs(number);
    const high = Math.min(12, Math.max(3, power + wholeBetween(random, -1, 1)));
    const base = `(x ${number < 0 ? "-" : "+"} ${size})^${high}`;
    if (ask.kind === "expand" && !ask.isNamed) {
      return `Expand (x ${number < 0 ? "-" : "+"} ${size}/x)^${Math.min(power, 7)}`;
    }
    if (ask.kind === "expand") return `Expand ${base} using the binomial theorem`;
    if (ask.kind === "middle") return `Find the middle term in the expansion of ${base}`;
    if (ask.kind === "term")
      return `Find the ${placeName(wholeBetween(random, 4, high + 1))} term in the expansion of ${base}`;
    const inverse = `(x + ${size}/x)^${2 * wholeBetween(random, 2, 5)}`;
    if (ask.letters.exponents.size === 0)
      return `Find the term independent of x in the expansion of ${inverse}`;
    return `Find the coefficient of x^${wholeBetween(random, 2, high - 1)} in ${base}`;
  },
  examples: [
    "Expand (x + 2)^5 using the binomial theorem",
    "Find the coefficient of x^5 in (x + 3)^8",
    "Find the term independent of x in the expansion of (x + 1/x)^8",
    "Find the middle term in the expansion of (x/3 + 9y)^10",
  ],
});
