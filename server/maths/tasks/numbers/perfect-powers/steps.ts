import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { ladder, powersLatex } from "../prime-factorisation.task.ts";
import { primePowersOf } from "../../../numbers/prime-factors.ts";
import { wholeRoot } from "../roots.ts";
import type { PowerProblem } from "./recognise.ts";
import { leftOver } from "./solve.ts";

/** The words for squares and cubes. */
export const powerNames = {
  2: { power: "square", group: "pairs", topic: "Squares and Square Roots" },
  3: { power: "cube", group: "groups of three", topic: "Cubes and Cube Roots" },
} as const;

/** Returns the steps: by prime factors, or by the neighbouring powers for addition and subtraction. */
export function stepsOf(problem: PowerProblem, value: bigint): MathsStep[] {
  const { target, number } = problem;
  if (target === "add" || target === "subtract") return neighbourSteps(problem, value);
  const powers = primePowersOf(number);
  const conclusion = { is: sayWhether, root: takeRoot, multiply: complete, divide: complete }[
    target
  ];
  return [
    ...ladder(number, powers),
    step(
      "Write the number as a product of its primes",
      "All the divisors, multiplied together, give the number again.",
      `${integerLatex(number)} = ${powersLatex(powers)}`,
    ),
    conclusion(problem, value),
  ];
}

function sayWhether(problem: PowerProblem): MathsStep {
  const { order, number } = problem;
  const { power, group } = powerNames[order];
  const rest = leftOver(problem);
  if (rest.length > 0) {
    return step(
      `See whether the primes make ${group}`,
      `Not all do, so the number is not a perfect ${power}.`,
      `\\text{without a group: } ${powersLatex(rest)}`,
    );
  }
  return step(
    `See whether the primes make ${group}`,
    `All do, so the number is a perfect ${power}.`,
    `${integerLatex(number)} = ${integerLatex(wholeRoot(number, order))}^{${order}}`,
  );
}

function takeRoot({ order, number }: PowerProblem, value: bigint): MathsStep {
  const { power, group } = powerNames[order];
  const taken = primePowersOf(number).map(({ prime, times }) => ({ prime, times: times / order }));
  const line = powersLatex(taken);
  const root =
    order === 2 ? `\\sqrt{${integerLatex(number)}}` : `\\sqrt[3]{${integerLatex(number)}}`;
  return step(
    `Take one prime of each of the ${group}`,
    `The ${power} root has each prime ${order === 2 ? "half" : "a third"} as often.`,
    line === integerLatex(value)
      ? `${root} = ${line}`
      : `${root} = ${line} = ${integerLatex(value)}`,
  );
}

function complete(problem: PowerProblem, value: bigint): MathsStep {
  const { target, order, number } = problem;
  const { group } = powerNames[order];
  const rest = leftOver(problem);
  const isProduct = target === "multiply";
  const result = isProduct ? number * value : number / value;
  const primes = rest.map(({ prime }) => prime.toString()).join(" and ");
  return step(
    isProduct ? "Multiply by what is missing" : "Divide by what is left over",
    rest.length === 0
      ? `All primes are in ${group} already, so nothing has to change.`
      : `${primes} ${rest.length === 1 ? "is" : "are"} not in ${group}.`,
    `${integerLatex(number)} ${isProduct ? "\\times" : "\\div"} ${integerLatex(value)} = ${integerLatex(result)} = ${integerLatex(wholeRoot(result, order))}^{${order}}`,
  );
}

function neighbourSteps({ target, order, number }: PowerProblem, value: bigint): MathsStep[] {
  const { power } = powerNames[order];
  const root = wholeRoot(number, order);
  const [low, high] = [root, root + 1n].map((base) => `${integerLatex(base)}^{${order}}`);
  const isPower = root ** BigInt(order) === number;
  const isSum = target === "add";
  const result = isSum ? number + value : number - value;
  const [large, small] = isSum ? [result, number] : [number, result];
  return [
    step(
      `Find the perfect ${power}s on both sides`,
      "Try whole numbers until the given number lies between two neighbouring powers.",
      isPower
        ? `${low ?? ""} = ${integerLatex(number)}`
        : `${low ?? ""} < ${integerLatex(number)} < ${high ?? ""}`,
    ),
    step(
      `Take the difference to the ${isSum ? "next" : "last"} perfect ${power}`,
      `The nearest perfect ${power} ${isSum ? "above" : "below"} is $${integerLatex(result)}$.`,
      `${integerLatex(large)} - ${integerLatex(small)} = ${integerLatex(value)}`,
    ),
  ];
}
