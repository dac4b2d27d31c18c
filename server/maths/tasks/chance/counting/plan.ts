import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import type { Proof } from "../../../task/task.ts";
import {
  cancelledLatex,
  combinationLatex,
  combinations,
  factorial,
  fallingLatex,
  pascal,
  permutationLatex,
  permutations,
} from "./count.ts";

/** One choice, and the number of ways to make it. */
export type Factor =
  | { kind: "choose"; from: number; count: number; what: string }
  | { kind: "arrange"; from: number; count: number; what: string }
  | { kind: "all orders"; of: number; what: string }
  | { kind: "power"; base: number; times: number; what: string }
  | { kind: "number"; value: number; what: string };

/** Cases that exclude each other; in each case every choice is made. */
export interface CountPlan {
  cases: readonly { name: string; factors: readonly Factor[] }[];
  /** Why the result is divided by 2: a necklace can be turned over. */
  halvingReason?: string;
  /** The same set counted as the total minus its complement, as a check. */
  without?: { all: readonly Factor[]; others: readonly (readonly Factor[])[] };
}

function factorValue(factor: Factor): bigint {
  switch (factor.kind) {
    case "choose":
      return combinations(factor.from, factor.count);
    case "arrange":
      return permutations(factor.from, factor.count);
    case "all orders":
      return factorial(factor.of);
    case "power":
      return BigInt(factor.base) ** BigInt(factor.times);
    case "number":
      return BigInt(factor.value);
  }
}

/** The same by sums of Pascal's triangle, or by repeated addition. */
function factorAgain(factor: Factor): bigint {
  switch (factor.kind) {
    case "choose":
      return pascal(factor.from, factor.count);
    case "arrange":
      return pascal(factor.from, factor.count) * ordersAgain(factor.count);
    case "all orders":
      return ordersAgain(factor.of);
    case "power":
      return Array.from(
        { length: factor.times + 1 },
        (_, taken) => pascal(factor.times, taken) * BigInt(factor.base - 1) ** BigInt(taken),
      ).reduce((sum, part) => sum + part, 0n);
    case "number":
      return BigInt(factor.value);
  }
}

/** n! as the alternating sum of ⁿCₖ (n - k)ⁿ: the surjections of n things onto n things. */
function ordersAgain(count: number): bigint {
  let sum = 0n;
  for (let left = 0; left <= count; left += 1) {
    const maps = pascal(count, left) * BigInt(count - left) ** BigInt(count);
    sum += left % 2 === 0 ? maps : -maps;
  }
  return sum;
}

function productOf(factors: readonly Factor[], value: (factor: Factor) => bigint): bigint {
  return factors.reduce((all, factor) => all * value(factor), 1n);
}

/** The sum over the cases of the product of their factors, halved if the plan says so. */
export function planValue({ cases, halvingReason }: CountPlan): bigint {
  const sum = cases.reduce((all, { factors }) => all + productOf(factors, factorValue), 0n);
  return halvingReason === undefined ? sum : sum / 2n;
}

/** Counts the plan again by other formulas, or by its complement; null if the value differs. */
export function provePlan(
  { cases, halvingReason, without }: CountPlan,
  value: bigint,
): Proof | null {
  const sum = without
    ? productOf(without.all, factorAgain) -
      without.others.reduce((all, one) => all + productOf(one, factorAgain), 0n)
    : cases.reduce((all, { factors }) => all + productOf(factors, factorAgain), 0n);
  if ((halvingReason === undefined ? sum : sum / 2n) !== value) return null;
  const line = (all: bigint): string => {
    const difference = `${integerLatex(all)} - ${integerLatex(all - sum)}`;
    const shown = halvingReason === undefined ? difference : `(${difference}) \\div 2`;
    return `${shown} = ${integerLatex(value)}`;
  };
  return without
    ? {
        method: "Counted again as all choices less those that are not wanted",
        lines: [line(productOf(without.all, factorAgain))],
      }
    : {
        method: "Counted again in another way (Pascal's triangle and inclusion–exclusion)",
        lines: [`\\text{ways: } ${integerLatex(value)}`],
      };
}

/** The factor as the books write it: ⁿCᵣ, ⁿPᵣ, n!. */
export function factorSign(factor: Factor): string {
  switch (factor.kind) {
    case "choose":
      return combinationLatex(factor.from, factor.count);
    case "arrange":
      return permutationLatex(factor.from, factor.count);
    case "all orders":
      return `${factor.of}!`;
    case "power":
      return `${factor.base}^{${factor.times}}`;
    case "number":
      return `${factor.value}`;
  }
}

function factorWork(factor: Factor): string {
  const value = integerLatex(factorValue(factor));
  const sign = factorSign(factor);
  const middle =
    factor.kind === "choose"
      ? cancelledLatex(factor.from, factor.count)
      : factor.kind === "arrange"
        ? fallingLatex(factor.from, factor.count)
        : factor.kind === "all orders" && factor.of > 1
          ? fallingLatex(factor.of, factor.of)
          : "";
  const parts = [sign, middle, value].filter(
    (part, at, all) => part !== "" && part !== all[at - 1],
  );
  return parts.join(" = ");
}

const whys: Readonly<Record<Factor["kind"], string>> = {
  choose: "The order does not matter, so these are combinations.",
  arrange: "The order matters, so these are permutations.",
  "all orders": "$n$ things can be put in $n!$ orders.",
  power: "Each choice is made independently, so multiply.",
  number: "",
};

/** One step per factor or case, and a last one if the number is halved. */
export function planSteps(plan: CountPlan): MathsStep[] {
  const [only, ...more] = plan.cases;
  if (!only) return [];
  const found = more.length === 0 ? singleSteps(only.factors) : caseSteps(plan);
  if (plan.halvingReason === undefined) return found;
  const value = planValue(plan);
  return [
    ...found,
    step(
      "Halve the number",
      plan.halvingReason,
      integerLatex(value),
      `${integerLatex(value * 2n)} \\div 2`,
    ),
  ];
}

function singleSteps(factors: readonly Factor[]): MathsStep[] {
  const steps = factors.map((factor) => step(factor.what, whys[factor.kind], factorWork(factor)));
  if (factors.length === 1) return steps;
  const line = factors.map((factor) => integerLatex(factorValue(factor))).join(" \\times ");
  return [
    ...steps,
    step(
      "Multiply",
      "Fundamental principle of counting: every way of one choice goes with every way of the others.",
      integerLatex(productOf(factors, factorValue)),
      line,
    ),
  ];
}

function caseSteps(plan: CountPlan): MathsStep[] {
  const values = plan.cases.map(({ factors }) => productOf(factors, factorValue));
  return [
    ...plan.cases.map(({ name, factors }, at) =>
      step(
        `Case ${at + 1}: ${name}`,
        at === 0
          ? "The order does not matter, so use combinations, and multiply the choices of a case."
          : "This case shares no choice with the others, so it is counted on its own.",
        `${factors.map(factorSign).join(" \\times ")} = ${factors.length > 1 ? `${factors.map((factor) => integerLatex(factorValue(factor))).join(" \\times ")} = ` : ""}${integerLatex(values[at] ?? 0n)}`,
      ),
    ),
    step(
      "Add the cases",
      "The cases exclude each other, so their numbers are added.",
      integerLatex(values.reduce((sum, value) => sum + value, 0n)),
      values.map((value) => integerLatex(value)).join(" + "),
    ),
  ];
}
