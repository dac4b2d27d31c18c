import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import { placeName } from "../place-name.ts";
import { tooLittle } from "./arithmetic-equations.ts";
import { type Geometric, powerOf } from "./geometric-model.ts";
import { type Fact, factOf } from "./progression.ts";

interface FoundGeometric {
  /** Two progressions if the ratio may have either sign. */
  progressions: readonly Geometric[];
  steps: MathsStep[];
}

interface Term {
  place: number;
  value: Rational;
}

/** Finds the first term and the common ratio. Throws a refusal if the facts don't determine them. */
export function findGeometric(facts: readonly Fact[], style: NumberStyle): FoundGeometric {
  const steps: MathsStep[] = [];
  const listed = factOf(facts, "listed");
  if (listed) return { progressions: [fromList(listed.values, style, steps)], steps };
  const ratio = factOf(facts, "step")?.value;
  const terms = termsOf(facts);
  if (terms.some(({ value }) => q.isZero(value)) || (ratio && q.isZero(ratio))) {
    throw notSupported(
      "The terms and the ratio of a GP are never 0. Check the numbers of the question.",
    );
  }
  const progressions = ratio
    ? [fromRatio(ratio, terms, facts, style, steps)]
    : fromTerms(terms, style, steps);
  const fitting = progressions.filter((progression) =>
    terms.every(({ place, value }) =>
      q.equals(q.multiply(progression.first, powerOf(progression.ratio, place - 1)), value),
    ),
  );
  if (fitting.length === 0)
    throw notSupported("The numbers of this question contradict each other. Check them.");
  return { progressions: fitting, steps };
}

function termsOf(facts: readonly Fact[]): Term[] {
  const count = factOf(facts, "count")?.value;
  return facts
    .flatMap((fact): Term[] => {
      if (fact.kind === "first") return [{ place: 1, value: fact.value }];
      if (fact.kind === "term") return [{ place: fact.place, value: fact.value }];
      return fact.kind === "last" && count !== undefined
        ? [{ place: count, value: fact.value }]
        : [];
    })
    .toSorted((a, b) => a.place - b.place);
}

function fromList(values: readonly Rational[], style: NumberStyle, steps: MathsStep[]): Geometric {
  const [first = q.one, second = q.one] = values;
  if (values.some(q.isZero))
    throw notSupported("The terms of a GP are never 0. Check the numbers of the question.");
  const ratio = q.divide(second, first);
  const isEven = values
    .slice(1)
    .every((value, at) => q.equals(value, q.multiply(values[at] ?? q.zero, ratio)));
  if (!isEven)
    throw notSupported(
      "These terms are not multiplied by the same number each time, so they are no GP. Check the numbers.",
    );
  steps.push(
    step(
      "Read off the first term and the common ratio",
      "The common ratio is any term divided by the one before it.",
      `a = ${rationalLatex(first, style)},\\quad r = ${rationalLatex(second, style)} \\div ${inBrackets(first, style)} = ${rationalLatex(ratio, style)}`,
    ),
  );
  return { first, ratio };
}

function fromRatio(
  ratio: Rational,
  [term]: readonly Term[],
  facts: readonly Fact[],
  style: NumberStyle,
  steps: MathsStep[],
): Geometric {
  if (term?.place === 1) return { first: term.value, ratio };
  if (term) {
    const power = powerOf(ratio, term.place - 1);
    const first = q.divide(term.value, power);
    steps.push(
      step(
        "Find the first term",
        termWords(term.place),
        `a = ${rationalLatex(term.value, style)} \\div ${inBrackets(power, style)} = ${rationalLatex(first, style)}`,
      ),
    );
    return { first, ratio };
  }
  const sum = factOf(facts, "sum");
  if (!sum || q.equals(ratio, q.one)) throw notSupported(tooLittle);
  const factor = q.divide(q.subtract(powerOf(ratio, sum.count), q.one), q.subtract(ratio, q.one));
  if (q.isZero(factor)) throw notSupported(tooLittle);
  const first = q.divide(sum.value, factor);
  steps.push(
    step(
      "Put the ratio into the formula of the sum",
      "The sum of the first $n$ terms of a GP is $\\frac{a(r^n - 1)}{r - 1}$.",
      `a \\times ${inBrackets(factor, style)} = ${rationalLatex(sum.value, style)}\\quad \\Rightarrow\\quad a = ${rationalLatex(first, style)}`,
    ),
  );
  return { first, ratio };
}

function termWords(place: number): string {
  return `The ${placeName(place)} term is $ar${place === 2 ? "" : `^{${place - 1}}`}$.`;
}

/** Finds the progression from two terms: their quotient is a power of the ratio. */
function fromTerms(terms: readonly Term[], style: NumberStyle, steps: MathsStep[]): Geometric[] {
  const [one, two] = terms;
  if (!one || !two) throw notSupported(tooLittle);
  const apart = two.place - one.place;
  const share = q.divide(two.value, one.value);
  const root = rootOf(share, apart);
  if (root === null) {
    throw notSupported(
      "The common ratio of this progression is not a plain fraction, and I can't go on with it.",
    );
  }
  const ratios = apart % 2 === 0 ? [root, q.negate(root)] : [root];
  const power = apart === 1 ? "r" : `r^{${apart}}`;
  steps.push(
    step(
      "Divide the later term by the earlier one",
      "The $n$-th term of a GP is $ar^{n-1}$; in the quotient $a$ cancels.",
      `${power} = ${rationalLatex(two.value, style)} \\div ${inBrackets(one.value, style)} = ${rationalLatex(share, style)}`,
    ),
  );
  if (apart > 1) {
    steps.push(
      step(
        apart === 2 ? "Take the square root" : `Take the root of order ${apart}`,
        ratios.length > 1
          ? "An even power may come from either sign."
          : "An odd root has exactly one value.",
        ratios.map((ratio) => `r = ${rationalLatex(ratio, style)}`).join(" \\text{ or } "),
      ),
    );
  }
  const found = ratios.map((ratio) => ({
    first: q.divide(one.value, powerOf(ratio, one.place - 1)),
    ratio,
  }));
  if (one.place > 1) {
    steps.push(
      step(
        "Find the first term",
        termWords(one.place),
        found
          .map(
            ({ first, ratio }) =>
              `a = ${rationalLatex(one.value, style)} \\div ${inBrackets(powerOf(ratio, one.place - 1), style)} = ${rationalLatex(first, style)}`,
          )
          .join(" \\text{ or } "),
      ),
    );
  }
  return found;
}

/** Returns the real root of an integer order, the positive one for an even order; null if it is irrational. */
function rootOf(value: Rational, order: number): Rational | null {
  const above = wholeRoot(value.numerator, order);
  const below = wholeRoot(value.denominator, order);
  return above === null || below === null ? null : q.rational(above, below);
}

function wholeRoot(value: bigint, order: number): bigint | null {
  if (value < 0n) {
    const root = order % 2 === 1 ? wholeRoot(-value, order) : null;
    return root === null ? null : -root;
  }
  const power = BigInt(order);
  let [low, high] = [0n, 1n << BigInt(Math.ceil(value.toString(2).length / order) + 1)];
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** power <= value) low = middle;
    else high = middle - 1n;
  }
  return low ** power === value ? low : null;
}
