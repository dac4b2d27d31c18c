import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import type { Audience, Explanation } from "../../../task/task.ts";
import { divisionMethod } from "./division-method.ts";
import type { CommonFactorsProblem } from "./recognise.ts";
import type { CommonFactorsResult } from "./solve.ts";

type Name = "HCF" | "LCM";

const words = {
  HCF: {
    full: "highest common factor",
    idea: "The HCF is the largest number that divides all the given numbers. It is built from the prime factors that they share.",
    chooseTitle: "Pick the prime factors that all the numbers share",
    chooseWhy:
      "The HCF has every common prime, each with the smallest power it has in any of the numbers.",
    none: "The numbers share no prime factor, so only 1 divides them all. They are co-prime.",
    meaning: "Highest common factor: the largest number that divides each of the given numbers.",
    next: "What is the LCM of the same numbers, and how does it compare with the HCF?",
  },
  LCM: {
    full: "least common multiple",
    idea: "The LCM is the smallest number that all the given numbers divide. It is built from all their prime factors.",
    chooseTitle: "Take every prime with its highest power",
    chooseWhy:
      "The LCM must have each prime at least as often as every number has it, and no oftener.",
    none: "",
    meaning: "Least common multiple: the smallest number that each of the given numbers divides.",
    next: "What is the HCF of the same numbers, and how does it compare with the LCM?",
  },
} as const;

const divisionStarts = {
  HCF: "Divide the larger number by the smaller, and then the divisor by the remainder.",
  LCM: "Write the numbers in a row and divide by a prime that goes into at least one of them.",
} as const;

/**
 * Returns a function that explains the HCF or the LCM by prime factorisation and by division, the requested method
 * first.
 */
export function explainer(name: Name) {
  return (
    { numbers, byDivision = false }: CommonFactorsProblem,
    result: CommonFactorsResult,
    { grade }: Audience,
  ): Explanation => {
    const primes = {
      method: "Prime factorisation",
      steps: [...factorSteps(result), finalStep(name, result)],
    };
    const division = divisionMethod(name, numbers, result.value);
    const [first, other] = byDivision ? [division, primes] : [primes, division];
    return {
      topic: grade <= 5 ? "Factors and Multiples" : "Playing with Numbers",
      method: first.method,
      difficulty: numbers.length > 2 || result.value > 1000n ? "intermediate" : "beginner",
      answer: { latex: integerLatex(result.value), plain: result.value.toString() },
      steps: first.steps,
      approaches: [other],
      finalMove: [
        ...(byDivision ? [] : [finalPrompt(name, result)]),
        `Use the working above to write down the ${name}. What is it?`,
      ],
      hints: {
        idea: [words[name].idea],
        firstMove: [
          ...(byDivision
            ? [divisionStarts[name]]
            : [
                `Write $${integerLatex(numbers[0] ?? 1n)}$ as a product of primes, dividing by the smallest prime that goes in. Then do the same with the others.`,
              ]),
          "Write every number as a product of primes, dividing by the smallest prime that goes in.",
        ],
      },
      keyTerms: [
        { term: name, meaning: words[name].meaning },
        { term: "Prime number", meaning: "A number greater than 1 that only 1 and itself divide." },
      ],
      followUpQuestions: [words[name].next, "How could you find it by the division method?"],
    };
  };
}

/** Returns the steps that factorise each number into primes. */
export function factorSteps({ factors }: CommonFactorsResult): MathsStep[] {
  return factors.map(({ number, primes }, at) => ({
    title: `Factorise $${integerLatex(number)}$ into primes`,
    why:
      at === 0
        ? "Divide by the smallest prime that goes in, again and again, until 1 is left."
        : "Both factorisations are needed, so that the primes can be compared.",
    before: null,
    after: `${integerLatex(number)} = ${primes.length === 0 ? "1" : primes.map(integerLatex).join(" \\times ")}`,
  }));
}

function product({ primePowers }: CommonFactorsResult): string {
  return primePowers
    .map(({ prime, times }) =>
      times === 1 ? integerLatex(prime) : `${integerLatex(prime)}^{${times}}`,
    )
    .join(" \\times ");
}

/** Returns the step that multiplies the chosen prime powers. */
export function finalStep(name: Name, result: CommonFactorsResult): MathsStep {
  const value = integerLatex(result.value);
  const line = product(result);
  const { chooseTitle, chooseWhy, none } = words[name];
  const isSingle = line === value || line === "";
  return {
    title: chooseTitle,
    why: line === "" ? none : chooseWhy,
    before: null,
    after: isSingle ? `\\text{${name}} = ${value}` : `\\text{${name}} = ${line} = ${value}`,
  };
}

function finalPrompt(name: Name, result: CommonFactorsResult): string {
  const line = product(result);
  return line === "" || result.primePowers.length + (result.primePowers[0]?.times ?? 0) <= 2
    ? `What is the ${words[name].full}?`
    : `What is $${line}$?`;
}
