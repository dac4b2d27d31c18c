import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { step } from "../../../lesson/lesson.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import type { Model } from "./model.ts";
import { type Ask, type AskCases, forAsk } from "./progression.ts";

/** The result of one request. */
export type AskResult =
  | { kind: "value"; name: string; value: Rational }
  | { kind: "counts"; counts: readonly number[] }
  | { kind: "terms"; values: readonly Rational[] }
  | { kind: "truth"; isTrue: boolean };

interface Known {
  model: Model;
  counts: readonly number[];
  last: Rational | null;
  style: NumberStyle;
}

/**
 * Answers one request about a progression, and appends the steps that lead to it. Throws a refusal if there is no
 * answer.
 */
export function answerAsk(ask: Ask, known: Known, steps: MathsStep[]): AskResult {
  return forAsk(answers(known, steps), ask);
}

function answers(known: Known, steps: MathsStep[]): AskCases<AskResult> {
  const { model, style } = known;
  return {
    first: () => ({ kind: "value", name: "a", value: model.first }),
    step: () => ({ kind: "value", name: model.letter, value: model.step }),
    term: ({ place }) => term(place, `a_${place}`, known, steps),
    sum: ({ count }) => sum(count, `S_${count}`, known, steps),
    "from end": ({ place }) => fromEnd(place, known, steps),
    count: () => ({ kind: "counts", counts: somePlaces(known) }),
    last: () => term(onePlace(known), "a_n", known, steps),
    "sum of all": () => sum(onePlace(known), "S_n", known, steps),
    "place of": ({ value }) => ({ kind: "counts", counts: [model.placeOf(value, steps)] }),
    "is a term": ({ value }) => isTerm(value, known, steps),
    "count for sum": ({ value }) => ({
      kind: "counts",
      counts: model.countsForSum(value, steps),
    }),
    terms: ({ count }) => terms(count, known, steps),
    "infinite sum": () => infiniteSum(model, style, steps),
  };
}

function somePlaces({ counts }: Known): readonly number[] {
  if (counts.length === 0)
    throw notSupported("The question does not tell how many terms there are.");
  return counts;
}

function onePlace(known: Known): number {
  const [count = 0, ...others] = somePlaces(known);
  if (others.length > 0)
    throw notSupported("Two numbers of terms fit these numbers. Say which one is meant.");
  return count;
}

function latexName(name: string): string {
  return name.replace(/_(\w+)/, "_{$1}");
}

function term(place: number, name: string, { model, style }: Known, steps: MathsStep[]): AskResult {
  const value = model.term(place);
  const line = `${latexName(name === "a_n" ? `a_${place}` : name)} = ${model.termLine(place)}`;
  steps.push(
    step("Put the numbers into the formula of the n-th term", model.termRule, line),
    step(
      "Work it out",
      "Powers and brackets come first, as in BODMAS.",
      `${latexName(name === "a_n" ? `a_${place}` : name)} = ${rationalLatex(value, style)}`,
      line,
    ),
  );
  return { kind: "value", name, value };
}

function sum(count: number, name: string, { model, style }: Known, steps: MathsStep[]): AskResult {
  const value = model.sum(count);
  const line = `S_{${count}} = ${model.sumLine(count)}`;
  steps.push(
    step("Put the numbers into the formula of the sum", model.sumRule, line),
    step(
      "Work it out",
      "Powers and brackets come first, as in BODMAS.",
      `S_{${count}} = ${rationalLatex(value, style)}`,
      line,
    ),
  );
  return { kind: "value", name, value };
}

/** Counts from the end: in reverse order the progression starts with its last term. */
function fromEnd(place: number, { model, last, style }: Known, steps: MathsStep[]): AskResult {
  if (!last || model.letter !== "d" || !model.isTerm(last)) {
    throw notSupported("I need the last term of the progression to count from its end.");
  }
  const value = q.subtract(last, q.multiply(model.step, q.rational(BigInt(place - 1))));
  if (!model.isTerm(value)) throw notSupported("The progression has fewer terms than that.");
  const line = `${rationalLatex(last, style)} - (${place} - 1) \\times ${inBrackets(model.step, style)}`;
  steps.push(
    step(
      "Count from the end",
      "Backwards the progression starts with its last term $l$ and goes down by $d$: the $n$-th term from the end is $l - (n - 1)d$.",
      line,
    ),
    step(
      "Work it out",
      "The bracket comes first, then ×, then + and −, as in BODMAS.",
      rationalLatex(value, style),
      line,
    ),
  );
  return { kind: "value", name: "l", value };
}

function isTerm(value: Rational, { model, style }: Known, steps: MathsStep[]): AskResult {
  if (model.letter !== "d" || q.isZero(model.step))
    throw notSupported("I can test this for arithmetic progressions only.");
  const isTrue = model.isTerm(value);
  const place = q.add(q.divide(q.subtract(value, model.first), model.step), q.one);
  const line = `${rationalLatex(model.first, style)} + (n - 1) \\times ${inBrackets(model.step, style)} = ${rationalLatex(value, style)}`;
  steps.push(
    step("Suppose that it is the n-th term", model.termRule, line),
    step(
      "Solve for n and see whether it is a whole number from 1 up",
      isTrue ? "It is, so the number is a term." : "It is not, so the number is no term.",
      `n = ${rationalLatex(place)}`,
    ),
  );
  return { kind: "truth", isTrue };
}

function terms(count: number, { model, style }: Known, steps: MathsStep[]): AskResult {
  const values = Array.from({ length: count }, (_, at) => model.term(at + 1));
  steps.push(
    step(
      "Write down the terms",
      model.letter === "d"
        ? "Start with $a$ and add $d$ each time."
        : "Start with $a$ and multiply by $r$ each time.",
      values.map((value) => rationalLatex(value, style)).join(",\\; "),
    ),
  );
  return { kind: "terms", values };
}

function infiniteSum(model: Model, style: NumberStyle, steps: MathsStep[]): AskResult {
  if (model.letter !== "r" || q.order(q.absolute(model.step), q.one) >= 0) {
    throw notSupported(
      "This sum has no end value: the terms must shrink, with a common ratio between -1 and 1.",
    );
  }
  const value = q.divide(model.first, q.subtract(q.one, model.step));
  const line = `\\frac{${rationalLatex(model.first, style)}}{1 - ${inBrackets(model.step, style)}}`;
  steps.push(
    step(
      "Check that the ratio lies between -1 and 1",
      "Only then do the sums come ever closer to one number.",
      `|r| = ${rationalLatex(q.absolute(model.step), style)} < 1`,
    ),
    step(
      "Put the numbers into the formula of the infinite sum",
      "The sum is $\\frac{a}{1 - r}$.",
      `S = ${line}`,
    ),
    step(
      "Work it out",
      "First the denominator, then divide: a fraction bar works like brackets.",
      `S = ${rationalLatex(value, style)}`,
      `S = ${line}`,
    ),
  );
  return { kind: "value", name: "S", value };
}
