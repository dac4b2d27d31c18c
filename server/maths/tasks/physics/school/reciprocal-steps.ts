import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { symbolOf } from "../write-work.ts";
import {
  joinedTerms,
  overCommon,
  type Reciprocal,
  reciprocalOf,
  reciprocalsFor,
  valueLatex,
  writtenFraction,
} from "./reciprocal-terms.ts";
import type { MoveLines } from "./move-lines.ts";

interface Term extends Reciprocal {
  value: Rational;
}

/** The largest common denominator that is worked out in fractions. */
const largestDenominator = 10_000n;

/**
 * The steps of a law of reciprocals as a sum of fractions, inverted at the end: 1/R = 1/6 + 1/3 = 1/6 + 2/6 = 3/6, so R
 * = 6/3 = 2. Null for other laws.
 */
export function reciprocalSteps(lines: MoveLines): MathsStep[] | null {
  const terms = termsOf(lines);
  const over = overCommon((terms ?? []).map((one) => reciprocalOf(one.value, one.isNegative)));
  const bottom = over[0]?.bottom;
  if (!terms || bottom === undefined || bottom > largestDenominator) return null;
  const sum = { top: over.reduce((total, { top }) => total + top, 0n), bottom };
  const left = `\\frac{1}{${symbolOf(lines.problem, lines.move.name)}}`;
  const chain = [
    ...valueLines(lines, terms, left),
    {
      title: `Write them over the common denominator ${integerLatex(bottom)}`,
      why: "Only fractions with the same denominator can be added.",
      right: joinedTerms(over.map(writtenFraction)),
    },
    {
      title: "Add the fractions",
      why: "The numerators are added, and the denominator stays.",
      right: writtenFraction(sum),
    },
  ];
  const steps = chain.map(({ title, why, right }, at): MathsStep => {
    const before = at === 0 ? lines.choice.after : `${left} = ${chain[at - 1]?.right ?? ""}`;
    return { title, why, before, after: `${left} = ${right}` };
  });
  const changed = steps.filter(({ before, after }) => before !== after);
  return [lines.choice, ...changed, ...turnedOver(lines, sum)];
}

interface Line {
  title: string;
  why: string;
  right: string;
}

/** The lines from the law to fractions of whole numbers with their signs in front. */
function valueLines({ problem, move }: MoveLines, terms: readonly Term[], left: string): Line[] {
  const unit = problem.units.get(move.name)?.names.plural ?? "the same unit";
  return [
    {
      title: `Bring $${left}$ to stand alone`,
      why: "A term that changes its side changes its sign.",
      right: written(terms, ({ name }) => symbolOf(problem, name)),
    },
    {
      title: "Put in the values",
      why: `All of them are in ${unit}, and so is the result.`,
      right: written(terms, ({ value }) => valueLatex(value)),
    },
    {
      ...(terms.every(({ value }) => q.isInteger(value)) ? signs : decimals),
      right: joinedTerms(
        terms.map(({ value, isNegative }) => writtenFraction(reciprocalOf(value, isNegative))),
      ),
    },
  ];
}

const signs = {
  title: "Write the signs in front",
  why: "A fraction with a negative number below is negative, and two minus signs make a plus.",
};
const decimals = {
  title: "Write each of them as a fraction of whole numbers",
  why: "Above and below are multiplied by the same number, so that no decimal is left.",
};

/**
 * The terms with their values; null if the law is not one of reciprocals, or a value is zero, approximate or in another
 * unit.
 */
function termsOf({ problem, move, values }: MoveLines): Term[] | null {
  const others = reciprocalsFor(move.law.equation, move.name);
  const names = [move.name, ...(others ?? []).map(({ name }) => name)];
  const units = new Set(names.map((name) => problem.units.get(name)?.symbol));
  if (!others || units.size !== 1) return null;
  const terms = others.flatMap((one): Term[] => {
    const close = values.get(one.name);
    return close?.isExact === true && !q.isZero(close.value)
      ? [{ ...one, value: close.value }]
      : [];
  });
  return terms.length === others.length ? terms : null;
}

function written(terms: readonly Term[], below: (term: Term) => string): string {
  return joinedTerms(terms.map((term) => `${term.isNegative ? "-" : ""}\\frac{1}{${below(term)}}`));
}

/** Inverts both sides: R = 6/3, then 2 Ω; a single step if the numerator is 1. */
function turnedOver(
  { problem, move, result, rounding }: MoveLines,
  { top, bottom }: { top: bigint; bottom: bigint },
): MathsStep[] {
  const symbol = symbolOf(problem, move.name);
  const before = `\\frac{1}{${symbol}} = ${writtenFraction({ top, bottom })}`;
  const isNegative = top < 0n;
  const size = isNegative ? -top : top;
  const turned = { top: isNegative ? -bottom : bottom, bottom: size };
  const whole = `${symbol} = ${writtenFraction(turned)}`;
  const title = "Turn both sides over";
  const why = "If two numbers are equal, so are their reciprocals.";
  if (size === 1n) return [{ title, why: `${why} ${rounding}`.trim(), before, after: result }];
  return [
    { title, why, before, after: whole },
    {
      title: `Work out $${symbol}$`,
      why: `The numerator is divided by the denominator. ${rounding}`.trim(),
      before: whole,
      after: result,
    },
  ];
}
