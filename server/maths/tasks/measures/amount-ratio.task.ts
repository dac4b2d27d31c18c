import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import type { Unit } from "../../quantities/unit.ts";
import { sameDimension } from "../../quantities/dimension.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { type Amount, inBaseUnits, readAmount } from "./amount.ts";
import { amountLatex, partLatex, valueLatex } from "./written-amount.ts";

interface Problem {
  first: Amount;
  second: Amount;
  /** The smaller of both units, in which both amounts are written. */
  unit: Unit;
}

const asks = wordings({
  ratio: [
    "ratio of {first*} to|and {second*} [in_its_simplest_form|in_simplest_form|in_lowest_terms]",
    "ratio between {first*} and {second*}",
    "{first*} aur {second*} ka anupat|ratio",
  ],
});

function problemOf(first: Amount | null, second: Amount | null): Problem | null {
  const units = [...(first ?? []), ...(second ?? [])].map(({ unit }) => unit);
  const [unit, ...others] = units.toSorted((a, b) => q.order(a.scale, b.scale));
  const isAlike = unit && others.every((other) => sameDimension(other.dimension, unit.dimension));
  if (!first || !second || !isAlike) return null;
  const isPositive = [first, second].every((one) => q.sign(inBaseUnits(one)) > 0);
  return isPositive ? { first, second, unit } : null;
}

function counted(amount: Amount, unit: Unit): Rational {
  return q.divide(inBaseUnits(amount), unit.scale);
}

function ratioLatex({ numerator, denominator }: Rational): string {
  return `${numerator} : ${denominator}`;
}

/** The ratio of two amounts of one kind, such as two times or two lengths. */
export const amountRatio = defineTask<Problem, Rational>({
  name: "ratio-of-amounts",
  recognise: ({ body, targets }) =>
    targets.length > 0
      ? null
      : asks(body, (gaps) =>
          problemOf(readAmount(gap(gaps, "first")), readAmount(gap(gaps, "second"))),
        ),
  reading: ({ first, second }) => `${amountLatex(first)} : ${amountLatex(second)}`,
  solve: ({ first, second, unit }) => q.divide(counted(first, unit), counted(second, unit)),
  prove: ({ first, second }, { numerator, denominator }) => {
    const [left, right] = [first, second].map(inBaseUnits);
    if (!left || !right) return null;
    const [one, other] = [
      q.multiply(left, q.rational(denominator)),
      q.multiply(right, q.rational(numerator)),
    ];
    if (!q.equals(one, other)) return null;
    return {
      method: "By product of extremes and product of means, in the basic unit",
      lines: [
        `${valueLatex(left)} \\times ${denominator} = ${valueLatex(right)} \\times ${numerator}`,
      ],
    };
  },
  explain: ({ first, second, unit }, result) => {
    const [left, right] = [counted(first, unit), counted(second, unit)];
    const both = `${valueLatex(left)} : ${valueLatex(right)}`;
    return lesson({
      topic: "Ratio and proportion",
      method: "Writing both in the same unit",
      answer: {
        latex: ratioLatex(result),
        plain: `${result.numerator} : ${result.denominator}`,
      },
      steps: [
        step(
          `Write both in ${unit.names.plural}`,
          "Amounts can be compared by a ratio only in the same unit.",
          `${partLatex({ value: left, unit })},\\quad ${partLatex({ value: right, unit })}`,
        ),
        step(
          "Write the ratio in lowest terms",
          "A ratio has no unit. Both terms may be divided by their HCF.",
          ratioLatex(result),
          both,
        ),
      ],
      idea: "Are both in the same unit? If not, change one of them first.",
      firstMove: `Change both to ${unit.names.plural}.`,
      finalMove: "Cancel the ratio as far as it goes. What do you get?",
      terms: { Ratio: "It tells how many times as large one amount is as another." },
      next: ["What is the ratio the other way round?"],
    });
  },
  vary: (_, random) =>
    `Find the ratio of ${wholeBetween(random, 2, 6)} hours to ${10 * wholeBetween(random, 2, 8)} minutes`,
  examples: ["Find the ratio of 3 hours to 90 minutes", "Find the ratio of 50 paise to ₹5"],
});
