import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Formula } from "../formula/formula.ts";
import { isCarriedExactly, symbolOf, valueLatex } from "../write-work.ts";
import type { MoveLines } from "./move-lines.ts";

/** The formula start × (1/2)^(time/period); without a start the result is a fraction of the whole. */
interface Halving {
  start: string | null;
  time: string;
  period: string;
}

/** The highest number of half-lives that are written one by one. */
const longestList = 6n;

/**
 * The steps of radioactive decay by half-lives: 80 g, 40 g, 20 g, 10 g if their number is whole, otherwise a power of
 * ½. Null for other laws.
 */
export function halvingSteps(lines: MoveLines): MathsStep[] | null {
  const halving = halvingOf(lines.move.formula);
  const numbers = halving && numbersOf(halving, lines.values);
  if (!halving || !numbers) return null;
  const { problem } = lines;
  const [t = "", T = ""] = [halving.time, halving.period].map((name) => symbolOf(problem, name));
  const [time, period, count] = [numbers.time, numbers.period, numbers.count].map(numberLatex);
  const counted: MathsStep = {
    title: "Count the half-lives",
    why: "Every half-life that passes halves what is left, so see how many of them fit into the time.",
    before: null,
    after: `n = \\frac{${t}}{${T}} = \\frac{${time ?? ""}}{${period ?? ""}} = ${count ?? ""}`,
  };
  const left = amountsLeft(numbers);
  const rest = left ? listSteps(lines, left) : powerSteps(lines, halving, numbers.count);
  return [counted, ...rest];
}

interface Numbers {
  start: Rational;
  time: Rational;
  period: Rational;
  /** The number of half-lives. */
  count: Rational;
}

function numbersOf({ start, time, period }: Halving, values: MoveLines["values"]): Numbers | null {
  const [amount, passed, each] = [start, time, period].map((name) =>
    name === null ? wholeOf : (values.get(name) ?? null),
  );
  if (!amount || !passed || !each) return null;
  if (![amount, passed, each].every(({ isExact }) => isExact)) return null;
  const count = q.divide(passed.value, each.value);
  return { start: amount.value, time: passed.value, period: each.value, count };
}

const wholeOf = { value: q.one, isExact: true };

/**
 * The amounts at the start and after each half-life; null if the number of half-lives is not whole or too large, or if
 * an amount would have to be rounded.
 */
function amountsLeft({ start, count }: Numbers): Rational[] | null {
  if (!q.isInteger(count) || count.numerator < 1n || count.numerator > longestList) return null;
  const left = Array.from({ length: Number(count.numerator) + 1 }, (_, at) =>
    q.divide(start, q.rational(2n ** BigInt(at))),
  );
  return left.every((value) => isCarriedExactly({ value, isExact: true })) ? left : null;
}

/** Matches `start · (1/2)^(time/period)`, or the power alone. */
function halvingOf(formula: Formula): Halving | null {
  if (formula.kind === "product") {
    const inner = formula.left.kind === "name" ? halvingOf(formula.right) : null;
    return inner && formula.left.kind === "name" ? { ...inner, start: formula.left.name } : null;
  }
  if (formula.kind !== "raised" || !isHalf(formula.base)) return null;
  const { exponent } = formula;
  if (exponent.kind !== "quotient" || exponent.top.kind !== "name") return null;
  if (exponent.bottom.kind !== "name") return null;
  return { start: null, time: exponent.top.name, period: exponent.bottom.name };
}

function isHalf(base: Formula): boolean {
  if (base.kind !== "quotient") return false;
  const [top, bottom] = [base.top, base.bottom];
  return (
    top.kind === "number" && top.value === 1n && bottom.kind === "number" && bottom.value === 2n
  );
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** One step per half-life; the last one gives the requested quantity. */
function listSteps(
  { problem, move, result, rounding }: MoveLines,
  amounts: readonly Rational[],
): MathsStep[] {
  const symbol = symbolOf(problem, move.name);
  const unit = problem.units.get(move.name);
  const left = amounts.map((value) =>
    unit && unit.symbol !== "" ? valueLatex({ value, isExact: true }, unit) : rationalLatex(value),
  );
  return left.slice(1).map((value, at) => {
    const half = `\\frac{1}{2} \\times ${left[at] ?? ""}`;
    const title = `After the ${ordinals[at] ?? "next"} half-life, half of it is left`;
    const isLast = at === left.length - 2;
    return isLast
      ? {
          title,
          why: `${listed(left)} ${rounding}`.trim(),
          before: `${symbol} = ${half}`,
          after: result,
        }
      : { title, why: "The other half has decayed.", before: null, after: `${half} = ${value}` };
  });
}

function listed(values: readonly string[]): string {
  return `Half-life by half-life: $${values.join(" \\to ")}$.`;
}

function powerSteps(
  { problem, move, values, choice, result, rounding }: MoveLines,
  { start }: Halving,
  count: Rational,
): MathsStep[] {
  const symbol = symbolOf(problem, move.name);
  const own = start === null ? undefined : values.get(start);
  const unit = start === null ? undefined : problem.units.get(start);
  const [name, value] =
    own && unit && start !== null ? [symbolOf(problem, start), valueLatex(own, unit)] : ["", ""];
  const power = (n: string): string => `\\left(\\frac{1}{2}\\right)^{${n}}`;
  const [symbols, numbers] = [
    name === "" ? power("n") : `${name} ${power("n")}`,
    value === "" ? power(numberLatex(count)) : `${value} \\times ${power(numberLatex(count))}`,
  ];
  return [
    {
      ...choice,
      why: `${choice.why} Each of the $n$ half-lives is one factor $\\frac{1}{2}$.`,
      after: `${symbol} = ${symbols}`,
    },
    {
      title: `Put in the values and work out $${symbol}$`,
      why: `The power tells what part of the start is left. ${rounding}`.trim(),
      before: `${symbol} = ${numbers}`,
      after: result,
    },
  ];
}

function numberLatex(value: Rational): string {
  return q.isTerminating(value) ? numberToLatex(value) : rationalLatex(value);
}
