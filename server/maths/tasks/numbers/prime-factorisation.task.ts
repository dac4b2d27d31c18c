import { rational } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { isPrime, primePowersOf } from "../../numbers/prime-factors.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";

interface FactorisationProblem {
  /** What is asked: the distinct primes, the product of primes, or the number of distinct primes. */
  wanted: "primes" | "product" | "count";
  number: bigint;
}

interface FactorisationResult {
  powers: { prime: bigint; times: number }[];
}

const asks = wordings({
  count: [
    "how many [distinct|different] prime factors does {number} have",
    "number of distinct|different prime factors of|in {number}",
  ],
  primes: [
    "[all] [distinct|different] prime factors|divisors of|for [number] {number}",
    "{number} ke prime|abhajya factors|gunankhand",
  ],
  product: [
    "prime factorisation|factorization of [number] {number} [by_factor_tree|using_factor_tree|by_division_method|by_factor_tree_method]",
    "do prime factorisation|factorization of [number] {number}",
    "factor tree of|for {number}",
    "draw|make [a] factor tree of|for {number}",
    "prime factorise|factorize {number}",
    "express [number] {number} as [a] product of [its|powers_of_its|powers_of] prime factors|primes [in_exponential_form]",
    "{number} as [a] product of [its|powers_of_its|powers_of] prime factors|primes [in_exponential_form]",
    "factorise|factorize {number} into [its] primes|prime_factors",
    "{number} ka prime|abhajya factorisation|factorization|gunankhandan",
  ],
});

function recognise({ body, targets }: Question): FactorisationProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, wanted) => {
    const number = readPositive(gap(gaps, "number"));
    if (number === 1n) throw notSupported("1 has no prime factors. Try a number from 2 up.");
    return number === null ? null : { wanted, number };
  });
}

function solve({ number }: FactorisationProblem): FactorisationResult {
  return { powers: primePowersOf(number) };
}

/** Checks that every factor is prime, and that their product is the number. */
export function prove(
  { number }: FactorisationProblem,
  { powers }: FactorisationResult,
): Proof | null {
  const product = powers.reduce((total, { prime, times }) => total * prime ** BigInt(times), 1n);
  if (product !== number || !powers.every(({ prime }) => isPrime(prime))) return null;
  return {
    method: "Every factor is prime, and multiplied together they give the number",
    lines: [`${powersLatex(powers)} = ${integerLatex(number)}`],
  };
}

/** Returns the product of prime powers in LaTeX: 2² × 3. */
export function powersLatex(powers: FactorisationResult["powers"]): string {
  return powers
    .map(({ prime, times }) =>
      times === 1 ? integerLatex(prime) : `${integerLatex(prime)}^{${times}}`,
    )
    .join(" \\times ");
}

/** Returns the product of prime powers as plain text: 2^2 × 3. */
function powersPlain(powers: FactorisationResult["powers"]): string {
  return powers
    .map(({ prime, times }) => (times === 1 ? `${prime}` : `${prime}^${times}`))
    .join(" × ");
}

/** Explains why the prime is the next divisor, by the divisibility rule that the number satisfies. */
function whyItDivides(number: bigint, prime: bigint): string {
  const shown = `$${integerLatex(number)}$`;
  if (number === prime) return `${shown} is a prime number, so only itself divides it.`;
  if (prime === 2n) return `${shown} is even.`;
  if (prime === 3n) return `The digits of ${shown} add up to a multiple of 3.`;
  if (prime === 5n) return `${shown} ends in 0 or 5.`;
  return `No smaller prime divides ${shown}.`;
}

/** Returns one step per division by the smallest prime divisor, until the quotient is 1. */
export function ladder(number: bigint, powers: FactorisationResult["powers"]): MathsStep[] {
  const primes = powers.flatMap(({ prime, times }) => Array.from({ length: times }, () => prime));
  let rest = number;
  return primes.map((prime, at) => {
    const before = rest;
    rest /= prime;
    return step(
      `Divide by $${integerLatex(prime)}$`,
      at === 0
        ? "Divide by the smallest prime that goes in, again and again, until 1 is left."
        : whyItDivides(before, prime),
      `${integerLatex(before)} \\div ${integerLatex(prime)} = ${integerLatex(rest)}`,
    );
  });
}

function answerOf(
  { wanted, number }: FactorisationProblem,
  powers: FactorisationResult["powers"],
): MathsAnswer {
  const isPrimeItself = powers.length === 1 && powers[0]?.times === 1;
  const product = isPrimeItself ? "" : `${integerLatex(number)} = ${powersLatex(powers)}`;
  switch (wanted) {
    case "count":
      return numberAnswer(rational(BigInt(powers.length)));
    case "primes":
      return {
        latex: powers.map(({ prime }) => integerLatex(prime)).join(",\\; "),
        plain: powers.map(({ prime }) => prime.toString()).join(", "),
      };
    case "product":
      return isPrimeItself
        ? numberAnswer(rational(number))
        : { latex: product, plain: powersPlain(powers) };
  }
}

const lastPrompts = {
  primes: "Which different primes did you divide by?",
  product: "Write all the divisors as a product, equal ones as a power. What do you get?",
  count: "How many different primes did you divide by?",
};

/** Factorises a whole number into primes, as a list or as a product. */
export const primeFactorisation = defineTask<FactorisationProblem, FactorisationResult>({
  name: "prime-factorisation",
  recognise,
  reading: ({ number, wanted }) =>
    `\\text{prime ${wanted === "product" ? "factorisation" : "factors"} of } ${integerLatex(number)}`,
  solve,
  prove,
  explain: (problem, { powers }, { grade }) =>
    lesson({
      topic: grade >= 9 ? "Real Numbers" : "Playing with Numbers",
      method: "Prime factorisation by division",
      answer: answerOf(problem, powers),
      steps: [
        ...ladder(problem.number, powers),
        step(
          "Write the number as a product of its primes",
          "The divisors are the prime factors; a prime that was used more than once is written as a power.",
          `${integerLatex(problem.number)} = ${powersLatex(powers)}`,
        ),
      ],
      idea: "Every number from 2 up is a product of primes, in only one way. Divide by primes until nothing is left to divide.",
      firstMove:
        "Look for the smallest prime that divides the number: is it even, is its digit sum a multiple of 3, does it end in 0 or 5?",
      finalMove: lastPrompts[problem.wanted],
      terms: {
        "Prime factor": "A prime number that divides the given number.",
        "Prime factorisation": "The number written as a product of primes.",
      },
      next: ["How many factors does the number have in all?", "Is the number a perfect square?"],
    }),
  vary: ({ number, wanted }, random) => {
    const digits = Math.min(number.toString().length, 4);
    const least = digits === 1 ? 4 : 10 ** (digits - 1);
    const other = wholeBetween(random, least, 10 ** digits - 1);
    return wanted === "product"
      ? `Find the prime factorisation of ${other}`
      : `Find the prime factors of ${other}`;
  },
  examples: ["Find the prime factors of 84", "Find the prime factors of 1925"],
});
