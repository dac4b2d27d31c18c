import { integerSquareRoot } from "../../numbers/integers.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step, truthAnswer } from "../../lesson/lesson.ts";
import { factorise, isPrime, powerModulo } from "../../numbers/prime-factors.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";

interface PrimalityProblem {
  wanted: "prime" | "composite" | "which";
  number: bigint;
}

interface PrimalityResult {
  /** The smallest prime factor; null for a prime and for 1. */
  factor: bigint | null;
}

const asks = wordings({
  which: [
    "is {number} [a] prime|composite or [a] composite|prime [number]",
    "{number} is [a] prime|composite or [a] composite|prime [number]",
    "check|say|state|tell whether|if [number] {number} is [a] prime|composite or [a] composite|prime [number]",
    "whether|if [number] {number} is [a] prime|composite or [a] composite|prime [number]",
  ],
  prime: [
    "is {number} [a] prime [number] [or_not]",
    "check|say|tell|see whether|if [number] {number} is [a] prime [number] [or_not]",
    "whether|if [number] {number} is [a] prime [number] [or_not]",
    "is it true that {number} is [a] prime [number]",
    "kya {number} [ek] prime|abhajya [number|sankhya] hai",
  ],
  composite: [
    "is {number} [a] composite [number] [or_not]",
    "check|say|tell|see whether|if [number] {number} is [a] composite [number] [or_not]",
    "is it true that {number} is [a] composite [number]",
    "kya {number} [ek] composite|bhajya [number|sankhya] hai",
  ],
});

function recognise({ body, targets }: Question): PrimalityProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, wanted) => {
    const number = readPositive(gap(gaps, "number"));
    if (number === 1n && wanted === "which") {
      throw notSupported("1 is neither prime nor composite: it has only one factor, itself.");
    }
    return number === null ? null : { wanted, number };
  });
}

function solve({ number }: PrimalityProblem): PrimalityResult {
  const [smallest] = factorise(number);
  return { factor: smallest === undefined || smallest === number ? null : smallest };
}

/**
 * Proves that a number is composite by two factors, and that it is prime by Pratt's certificate: an element of order n
 * − 1 modulo n exists only for a prime n.
 */
export function prove({ number }: PrimalityProblem, { factor }: PrimalityResult): Proof | null {
  const n = integerLatex(number);
  if (factor !== null) {
    const other = number / factor;
    if (factor <= 1n || other <= 1n || factor * other !== number) return null;
    return {
      method: "Multiplied back: two factors, neither of them 1",
      lines: [`${integerLatex(factor)} \\times ${integerLatex(other)} = ${n}`],
    };
  }
  if (number === 1n) return { method: "1 has a single factor", lines: ["1 = 1 \\times 1"] };
  if (!hasFullOrder(number)) return null;
  return {
    method: "Tested again by another rule for primes, without trying divisors",
    lines: [`${n} \\text{ is prime}`],
  };
}

function hasFullOrder(number: bigint): boolean {
  if (number === 2n) return true;
  const primes = [...new Set(factorise(number - 1n))];
  for (let witness = 2n; witness < 200n && witness < number; witness += 1n) {
    if (powerModulo(witness, number - 1n, number) !== 1n) return false;
    if (primes.every((prime) => powerModulo(witness, (number - 1n) / prime, number) !== 1n)) {
      return true;
    }
  }
  return false;
}

function root(number: bigint): bigint {
  return integerSquareRoot(number);
}

/** The most primes that the working writes out. */
const mostShown = 15;

function primesUpTo(most: bigint): bigint[] {
  const primes: bigint[] = [];
  for (let number = 2n; number <= most && primes.length <= mostShown; number += 1n) {
    if (isPrime(number)) primes.push(number);
  }
  return primes;
}

function trialStep(number: bigint): MathsStep {
  const primes = primesUpTo(root(number));
  if (primes.length === 0 || primes.length > mostShown) {
    return step(
      "Try the primes up to the square root",
      "A composite number has a prime factor that is not larger than its square root. None of these primes divides it.",
      `\\text{no prime } \\le ${integerLatex(root(number))} \\text{ divides } ${integerLatex(number)}`,
    );
  }
  return step(
    `Try the primes $${primes.join(", ")}$`,
    "A composite number has a prime factor that is not larger than its square root. Each of these leaves a remainder.",
    primes
      .map(
        (prime) =>
          `${integerLatex(number)} = ${prime} \\times ${number / prime} + ${number % prime}`,
      )
      .join(",\\; "),
  );
}

function stepsOf({ number }: PrimalityProblem, { factor }: PrimalityResult): MathsStep[] {
  const n = integerLatex(number);
  if (number === 1n) {
    return [
      step(
        "Count the factors of 1",
        "A prime has exactly two factors and a composite number more than two. 1 has only one, so it is neither.",
        "1 = 1 \\times 1",
      ),
    ];
  }
  if (factor !== null) {
    const other = number / factor;
    return [
      step(
        `Find a prime that divides $${n}$`,
        "Try the primes 2, 3, 5, 7, 11, … in turn, by the tests of divisibility or by dividing.",
        `${n} \\div ${integerLatex(factor)} = ${integerLatex(other)}`,
      ),
      step(
        "Count the factors",
        "It has a factor besides 1 and itself, so it is composite and not prime.",
        `${n} = ${integerLatex(factor)} \\times ${integerLatex(other)}`,
      ),
    ];
  }
  return [
    step(
      "See how far to try",
      "If a number has two factors besides 1 and itself, the smaller is at most its square root.",
      `${integerLatex(root(number))}^{2} \\le ${n} < ${integerLatex(root(number) + 1n)}^{2}`,
    ),
    trialStep(number),
    step(
      "Say what it is",
      "Only 1 and the number itself divide it, so it is prime.",
      `${n} = 1 \\times ${n}`,
    ),
  ];
}

const kinds = { prime: "prime", composite: "composite" } as const;

/** Decides whether a whole number is prime or composite. */
export const primality = defineTask<PrimalityProblem, PrimalityResult>({
  name: "primality",
  recognise,
  reading: ({ number, wanted }) =>
    `\\text{Is } ${integerLatex(number)} \\text{ ${wanted === "which" ? "prime or composite" : wanted}?}`,
  solve,
  prove,
  explain: (problem, result) => {
    const { number, wanted } = problem;
    const isPrimeNumber = result.factor === null && number > 1n;
    const kind = isPrimeNumber ? kinds.prime : kinds.composite;
    return lesson({
      topic: "Playing with Numbers",
      method: "Trying prime divisors",
      answer:
        wanted === "which"
          ? { latex: `\\text{${kind}}`, plain: kind }
          : truthAnswer(wanted === "prime" ? isPrimeNumber : result.factor !== null),
      steps: stepsOf(problem, result),
      idea: "Count the factors. With exactly two, 1 and itself, the number is of the kind that cannot be split; with more it can be split into smaller factors.",
      firstMove:
        "Test small divisors in turn, and stop once the square of the divisor passes the number.",
      finalMove: "Does the number have a factor besides 1 and itself? So which kind is it?",
      terms: {
        "Prime number": "A number greater than 1 whose only factors are 1 and itself.",
        "Composite number": "A number with more than two factors.",
      },
      next: ["Which is the next prime number after this number?", "Why is 1 neither of the two?"],
    });
  },
  vary: ({ number, wanted }, random) => {
    const digits = Math.min(number.toString().length, 6);
    const other = wholeBetween(random, 10 ** (digits - 1) + 1, 10 ** digits - 1);
    return wanted === "which"
      ? `Is ${other} prime or composite?`
      : `Is ${other} a ${wanted} number?`;
  },
  examples: ["Is 91 a prime number?", "Is 97 a prime number?"],
});
