import * as q from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation } from "../../../task/task.ts";
import { lesson, numberAnswer, truthAnswer } from "../../../lesson/lesson.ts";
import { squareRootByDivision } from "../root-by-division.ts";
import { wholeRoot } from "../roots.ts";
import { prove } from "./prove.ts";
import { type PowerProblem, recognise } from "./recognise.ts";
import { solve } from "./solve.ts";
import { powerNames, stepsOf } from "./steps.ts";

function explain(problem: PowerProblem, value: bigint): Explanation {
  const { target, order, number } = problem;
  const { power, group } = powerNames[order];
  const isSum = target === "add" || target === "subtract";
  const isRoot = target === "root" && order === 2;
  return lesson({
    topic: powerNames[order].topic,
    method: isSum ? `Nearest perfect ${power}` : "Prime factorisation",
    difficulty: target === "is" || target === "root" ? "beginner" : "intermediate",
    answer: target === "is" ? truthAnswer(value === 1n) : numberAnswer(q.rational(value)),
    steps: stepsOf(problem, value),
    approaches: isRoot ? [{ method: "Long division", steps: squareRootByDivision(number) }] : [],
    idea: `In the prime factorisation of a perfect ${power} the primes come in ${group} of equals.`,
    firstMove: isSum
      ? `Estimate the ${power} root and try the whole numbers near it.`
      : "Write the number as a product of primes, beginning with the smallest prime that divides it.",
    finalMove: isSum
      ? `How far is it to the nearest perfect ${power}?`
      : `Look at the primes in ${group}. What follows for the answer?`,
    terms: { [`Perfect ${power}`]: `The ${power} of a whole number.` },
    next: [`Which is the next perfect ${power}?`],
  });
}

const tasksOf: Record<PowerProblem["target"], (number: number, power: string) => string> = {
  is: (number, power) => `Is ${number} a perfect ${power}?`,
  root: (number, power) => `Find the ${power} root of ${number} by prime factorisation`,
  multiply: (number, power) =>
    `Find the smallest number by which ${number} must be multiplied to get a perfect ${power}`,
  divide: (number, power) =>
    `Find the smallest number by which ${number} must be divided to get a perfect ${power}`,
  add: (number, power) =>
    `Find the least number that must be added to ${number} to get a perfect ${power}`,
  subtract: (number, power) =>
    `Find the least number that must be subtracted from ${number} to get a perfect ${power}`,
};

function vary({ target, order, number }: PowerProblem, random: () => number): string {
  const most = order === 2 ? 200 : 40;
  const base = wholeBetween(
    random,
    3,
    Math.max(12, Math.min(Number(wholeRoot(number, order)), most)),
  );
  const factor = target === "root" ? 1 : wholeBetween(random, 1, 6);
  const extra = target === "add" || target === "subtract" ? 3 : 0;
  return tasksOf[target](base ** order * factor + extra, powerNames[order].power);
}

/**
 * Finds exact square and cube roots, and the smallest number that makes a number a perfect square or cube by
 * multiplication, division, addition or subtraction.
 */
export const perfectPowers = defineTask<PowerProblem, bigint>({
  name: "perfect-powers",
  takesBareMaths: true,
  recognise,
  reading: ({ target, order, number }) => {
    const { power } = powerNames[order];
    const n = integerLatex(number);
    if (target === "root") return order === 2 ? `\\sqrt{${n}}` : `\\sqrt[3]{${n}}`;
    return target === "is"
      ? `\\text{Is } ${n} \\text{ a perfect ${power}?}`
      : `\\text{smallest number to ${target}, making } ${n} \\text{ a perfect ${power}}`;
  },
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Find the square root of 1764 by prime factorisation",
    "Find the smallest number by which 252 must be multiplied to get a perfect square",
  ],
});
