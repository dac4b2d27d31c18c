import { integerLatex } from "../../../numbers/written.ts";
import type { Proof } from "../../../task/task.ts";
import { primePowersOf } from "../../../numbers/prime-factors.ts";
import { exactRoot, wholeRoot } from "../roots.ts";
import type { PowerProblem } from "./recognise.ts";

/**
 * Checks with integer roots alone that the resulting number is a perfect power, and that no smaller value makes it one.
 */
export function prove(problem: PowerProblem, value: bigint): Proof | null {
  const { target, order } = problem;
  if (target === "is") return proveAnswer(problem, value === 1n);
  const result = resultOf(problem, value);
  const base = result === null ? null : exactRoot(result, order);
  if (result === null || base === null || !isSmallest(problem, value)) return null;
  return {
    method:
      target === "root"
        ? "The root multiplied by itself"
        : "The result is the power of a whole number",
    lines: [`${integerLatex(base)}^{${order}} = ${integerLatex(result)}`],
  };
}

function proveAnswer({ order, number }: PowerProblem, isPower: boolean): Proof | null {
  const root = wholeRoot(number, order);
  if ((root ** BigInt(order) === number) !== isPower) return null;
  const [low, high] = [root, root + 1n].map((base) => `${integerLatex(base)}^{${order}}`);
  const line = isPower
    ? `${low ?? ""} = ${integerLatex(number)}`
    : `${low ?? ""} < ${integerLatex(number)} < ${high ?? ""}`;
  return { method: "Between the powers of two neighbouring numbers", lines: [line] };
}

function resultOf({ target, number, order }: PowerProblem, value: bigint): bigint | null {
  switch (target) {
    case "multiply":
      return number * value;
    case "divide":
      return value > 0n && number % value === 0n ? number / value : null;
    case "add":
      return number + value;
    case "subtract":
      return number - value;
    case "root":
      return value ** BigInt(order) === number ? number : null;
    case "is":
      return null;
  }
}

/**
 * Whether no smaller value works: for addition and subtraction by the neighbouring powers, for factors by their prime
 * factors.
 */
function isSmallest(problem: PowerProblem, value: bigint): boolean {
  const { target, number, order } = problem;
  if (value < 0n) return false;
  if (target === "add")
    return value === 0n || wholeRoot(number + value - 1n, order) === wholeRoot(number - 1n, order);
  if (target === "subtract") return wholeRoot(number, order) === wholeRoot(number - value, order);
  if (target === "root") return true;
  // Otherwise a perfect power could be divided out.
  return primePowersOf(value).every(({ times }) => times < order);
}
