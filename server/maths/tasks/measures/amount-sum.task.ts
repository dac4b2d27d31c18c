import { type Expression, integerLeaf, type NumberLeaf } from "../../expressions/expression.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import { sameDimension } from "../../quantities/dimension.ts";
import { unitNamed } from "../../quantities/unit-table.ts";
import type { Unit } from "../../quantities/unit.ts";
import { isSymbol, type Token } from "../../read/token.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { inColumns } from "../numbers/arithmetic/columns.ts";
import type { SchoolMethod } from "../numbers/arithmetic/school-method.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";
import { type Amount, inBaseUnits, readAmount } from "./amount.ts";
import {
  amountLatex,
  amountPlain,
  partInto,
  partLatex,
  valueLatex,
  withoutZeros,
} from "./written-amount.ts";

interface SumProblem {
  terms: { amount: Amount; sign: 1 | -1 }[];
  /** The factor of a product with a single amount; null for sums and differences. */
  times: bigint | null;
  units: readonly [Unit, ...Unit[]];
}

const asks = wordings({
  signs: ["{sum*}"],
  sum: [
    "add {first*} and|to|with {second*}",
    "sum|total of {first*} and {second*}",
    "{first*} aur {second*} ka jod|yog",
  ],
  difference: [
    "subtract {second*} from {first*}",
    "take [away] {second*} from {first*}",
    "{first*} me|mein se {second*} ghatao|ghataiye",
  ],
  between: ["difference between|of {first*} and {second*}"],
  product: ["multiply {first*} by {times}", "{first*} ×|x {times}", "{times} × {first*}"],
});

function recognise({ body, targets }: Question): SumProblem | null {
  // 3m + 5m may be algebra, so at least one unit must be a word.
  const hasUnit = body.some(({ kind }) => kind === "word");
  if (targets.length > 0 || !hasUnit) return null;
  return asks(body, (gaps, name) => {
    if (name === "signs") return withSigns(gap(gaps, "sum"));
    const first = readAmount(gap(gaps, "first"));
    if (!first) return null;
    if (name === "product")
      return problem([{ amount: first, sign: 1 }], readPositive(gap(gaps, "times")));
    const second = readAmount(gap(gaps, "second"));
    if (!second) return null;
    const [left, right] = name === "between" ? largerFirst(first, second) : [first, second];
    const terms: SumProblem["terms"] = [
      { amount: left, sign: 1 },
      { amount: right, sign: name === "sum" ? 1 : -1 },
    ];
    return problem(terms, null);
  });
}

/** "The difference between" is that of the larger and the smaller amount; "subtract" keeps its order. */
function largerFirst(first: Amount, second: Amount): [Amount, Amount] {
  const isLarger = q.order(inBaseUnits(first), inBaseUnits(second)) >= 0;
  return isLarger ? [first, second] : [second, first];
}

function withSigns(tokens: readonly Token[]): SumProblem | null {
  if (!tokens.some((token) => isSymbol(token, "+", "-"))) return null;
  const terms: SumProblem["terms"] = [];
  let start = 0;
  let sign: 1 | -1 = 1;
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (at < tokens.length && !isSymbol(token, "+", "-")) continue;
    const amount = readAmount(tokens.slice(start, at));
    if (!amount) return null;
    terms.push({ amount, sign });
    sign = isSymbol(token, "-") ? -1 : 1;
    start = at + 1;
  }
  return terms.length > 1 ? problem(terms, null) : null;
}

function problem(terms: SumProblem["terms"], times: bigint | null): SumProblem | null {
  const parts = terms.flatMap(({ amount }) => amount);
  const [first] = parts;
  if (!first || (terms.length === 1 && times === null)) return null;
  if (!parts.every(({ unit }) => sameDimension(unit.dimension, first.unit.dimension))) {
    throw notSupported(
      "These amounts measure different things, so they can't be added or subtracted.",
    );
  }
  const units = new Map(parts.map(({ unit }) => [unit.symbol, unit]));
  const sorted = [...units.values()].toSorted((a, b) => q.order(b.scale, a.scale));
  const [largest, ...others] = sorted;
  if (!largest || !isLadder(sorted)) return null;
  return { terms, times, units: [largest, ...others] };
}

/** Whether each unit is a multiple of the next one. Months and years are no fixed number of days. */
function isLadder(units: readonly Unit[]): boolean {
  const calendar = units.filter(({ symbol }) =>
    /^(?:month|year|decade|century)$/.test(symbol),
  ).length;
  const isWhole = units.slice(1).every((unit, at) => {
    const larger = units[at] ?? unit;
    return q.isInteger(q.divide(larger.scale, unit.scale));
  });
  return isWhole && (calendar === 0 || calendar === units.length);
}

function totalOf({ terms, times }: SumProblem): Rational {
  const sum = terms.reduce((total, { amount, sign }) => {
    const base = inBaseUnits(amount);
    return sign > 0 ? q.add(total, base) : q.subtract(total, base);
  }, q.zero);
  return times === null ? sum : q.multiply(sum, q.rational(times));
}

/** Whether an amount is not whole, as in 2.5 kg + 750 g; the answer is then in the largest unit only. */
function isDecimal({ terms }: SumProblem): boolean {
  return terms.some(({ amount }) => amount.some(({ value }) => !q.isInteger(value)));
}

function solve(problem: SumProblem): Amount {
  const total = totalOf(problem);
  if (q.sign(total) < 0) {
    throw notSupported(
      "The second amount is larger than the first, so it can't be taken away from it.",
    );
  }
  const [largest] = problem.units;
  // Rupees and paise are written as a decimal: ₹4.50.
  const isOneUnit = isDecimal(problem) || largest.symbol === "₹";
  return isOneUnit ? partInto(total, [largest]) : withoutZeros(partInto(total, problem.units));
}

/** Proves the result by counting all terms in the smallest unit; null if the total differs. */
export function prove({ terms, times, units }: SumProblem, result: Amount): Proof | null {
  const last = units[units.length - 1] ?? units[0];
  const counts = terms.map(({ amount, sign }) => {
    const count = amount.reduce(
      (sum, { value, unit }) => q.add(sum, q.multiply(value, q.divide(unit.scale, last.scale))),
      q.zero,
    );
    return sign > 0 ? count : q.negate(count);
  });
  const sum = counts.reduce((total, count) => q.add(total, count), q.zero);
  const expected = times === null ? sum : q.multiply(sum, q.rational(times));
  const found = q.divide(inBaseUnits(result), last.scale);
  if (!q.equals(expected, found)) return null;
  const line = counts
    .map(
      (count, at) =>
        `${at === 0 ? "" : q.sign(count) < 0 ? " - " : " + "}${valueLatex(q.absolute(count))}`,
    )
    .join("");
  const product = times === null ? line : `${line} \\times ${times}`;
  return {
    method: `Everything counted in ${last.names.plural}`,
    lines: [`${product} = ${valueLatex(found)}`],
  };
}

function sumLatex({ terms, times }: SumProblem): string {
  const sum = terms
    .map(
      ({ amount, sign }, at) => `${at === 0 ? "" : sign > 0 ? " + " : " - "}${amountLatex(amount)}`,
    )
    .join("");
  return times === null ? sum : `${sum} \\times ${times}`;
}

/** The steps: each amount in the smallest unit, their sum, and the conversion into the larger units. */
function stepsOf(problem: SumProblem, result: Amount): MathsStep[] {
  const { terms, times, units } = problem;
  const last = units[units.length - 1] ?? units[0];
  const counts = terms.map(({ amount }) => q.divide(inBaseUnits(amount), last.scale));
  const steps =
    units.length === 1
      ? []
      : terms.map(({ amount }, at) =>
          step(
            `Write $${amountLatex(amount)}$ in ${last.names.plural}`,
            at === 0
              ? "Amounts can be added and subtracted in one and the same unit."
              : `All amounts must be in ${last.names.plural} before they go together.`,
            `${amountLatex(amount)} = ${partLatex({ value: counts[at] ?? q.zero, unit: last })}`,
          ),
        );
  const total = q.divide(totalOf(problem), last.scale);
  const line = counts
    .map(
      (count, at) =>
        `${at === 0 ? "" : (terms[at]?.sign ?? 1) > 0 ? " + " : " - "}${valueLatex(count)}`,
    )
    .join("");
  const verb =
    times !== null ? "Multiply" : terms.some(({ sign }) => sign < 0) ? "Subtract" : "Add";
  const work = step(
    verb,
    units.length === 1
      ? "All amounts have the same unit, so only the numbers change."
      : "Now all amounts have the same unit, so only the numbers change.",
    valueLatex(total),
    times === null ? line : `${line} \\times ${times}`,
  );
  if (units.length === 1)
    return [
      ...steps,
      { ...work, after: partLatex({ value: total, unit: last }), before: sumLatex(problem) },
    ];
  return [
    ...steps,
    work,
    step(
      `Take the larger units out of the ${last.names.plural}`,
      `${units
        .slice(0, -1)
        .map(
          (unit) =>
            `$${partLatex({ value: q.one, unit })} = ${partLatex({ value: q.divide(unit.scale, last.scale), unit: last })}$`,
        )
        .join(", ")}.`,
      `${partLatex({ value: total, unit: last })} = ${amountLatex(result)}`,
    ),
  ];
}

/** The question of the last step, which converts a total in the smallest unit. */
function unitsAsked({ units: [large, ...others] }: SumProblem): string {
  const small = others.at(-1);
  return small === undefined
    ? `How many ${large.names.plural} are there in all?`
    : `How many whole ${large.names.plural} are in these ${small.names.plural}, and what is left?`;
}

/** The column method for amounts in one unit, such as ₹45.75 + ₹38.50; null for other sums. */
function columnsFor(
  { terms, times, units }: SumProblem,
  result: Amount,
  grade: number,
): SchoolMethod | null {
  const [unit, ...others] = units;
  if (times !== null || others.length > 0) return null;
  const isMoney = unit.symbol === unitNamed("₹").symbol;
  const values = terms.map(({ amount: [part] }) => part.value);
  if (!values.every(q.isTerminating)) return null;
  const places = Math.max(...values.map((value) => q.decimalPlaces(value) ?? 0));
  // Paise are written with two digits.
  const leaves = values.map((value) => amountLeaf(value, isMoney && places > 0 ? 2 : 0, isMoney));
  const expression = leaves.reduce<Expression>((left, right, at) => {
    return at === 0
      ? right
      : { kind: (terms[at]?.sign ?? 1) > 0 ? "sum" : "difference", left, right };
  }, integerLeaf(0n));
  return inColumns({ expression, answer: amountLatex(result), grade, usual: [] });
}

function amountLeaf(value: Rational, atLeast: number, money: boolean): NumberLeaf {
  const places = Math.max(atLeast, q.decimalPlaces(value) ?? 0);
  const form =
    places === 0 ? ({ kind: "integer" } as const) : ({ kind: "decimal", places } as const);
  return { kind: "number", value, form, ...(money && { money }) };
}

/** Sums and differences of amounts, also in several units, and multiples of one amount. */
export const amountSum = defineTask<SumProblem, Amount>({
  name: "amount-sum",
  recognise,
  reading: sumLatex,
  solve,
  prove,
  explain: (problem, result, { grade }) => {
    const columns = columnsFor(problem, result, grade);
    const isTime = problem.units[0].dimension.time === 1;
    const isMoney = problem.units[0].symbol === unitNamed("₹").symbol;
    return lesson({
      topic: isTime ? "Time" : isMoney ? "Money" : "Measurement",
      method: columns?.method ?? "Adding and subtracting in one unit",
      answer: { latex: amountLatex(result), plain: amountPlain(result) },
      steps: columns?.steps ?? stepsOf(problem, result),
      idea: columns
        ? "All amounts have the same unit, so they can be written under each other, place under place."
        : "Only amounts in the same unit can be added or subtracted. Bring all to the smallest unit, work there, and go back.",
      firstMove: columns
        ? "Write the amounts under each other and begin with the last digits."
        : "Write every amount in the smallest unit that occurs.",
      finalMove: unitsAsked(problem),
      next: [
        "How could you work with the larger and the smaller units separately, carrying or borrowing?",
      ],
    });
  },
  vary: ({ terms, times, units }, random) => {
    const amounts = terms.map(({ amount, sign }, at) => {
      const parts = amount.map(({ unit }) => {
        const larger = units[units.findIndex(({ symbol }) => symbol === unit.symbol) - 1];
        const most = larger
          ? Math.min(Number(q.divide(larger.scale, unit.scale).numerator) - 1, 950)
          : 9;
        const least = at === 0 && !larger ? 10 : 1;
        return `${wholeBetween(random, least, most + least)} ${unit.symbol}`;
      });
      return `${at === 0 ? "" : sign > 0 ? " + " : " - "}${parts.join(" ")}`;
    });
    return times === null
      ? amounts.join("")
      : `${amounts.join("")} × ${wholeBetween(random, 2, 9)}`;
  },
  examples: ["5 kg 250 g + 3 kg 900 g", "7 h 20 min - 2 h 45 min"],
});
