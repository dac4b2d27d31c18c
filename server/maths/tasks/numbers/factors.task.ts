import { greatestCommonDivisor } from "../../numbers/integers.ts";
import { rational } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { MathsAnswer } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { tooHard } from "../../refusal.ts";
import { numberWord } from "../../numbers/number-words.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { powersLatex } from "./prime-factorisation.task.ts";
import { primePowersOf } from "../../numbers/prime-factors.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive, readPositives } from "../../wording/written-number.ts";

interface FactorsProblem {
  wanted: "list" | "count";
  /** One number, or several numbers whose common factors are requested. */
  numbers: bigint[];
}

const asks = wordings({
  count: [
    "how many factors|divisors does {numbers} have",
    "how many factors|divisors are there of {numbers}",
    "[total] number of factors|divisors of {numbers}",
  ],
  list: [
    "[all] [positive] factors|divisors of [number] {numbers}",
    "{numbers} ke [sabhi|sare] factors|factor|gunankhand",
  ],
});

const commonAsks = wordings({
  list: ["[all] common factors|divisors of [numbers] {numbers...}"],
});

/** The most factors that an answer lists. */
const mostFactors = 100;

function recognise({ body, targets }: Question): FactorsProblem | null {
  if (targets.length > 0) return null;
  const common = commonAsks(body, (gaps) => readPositives(gap(gaps, "numbers")));
  if (common) return { wanted: "list", numbers: common };
  return asks(body, (gaps, wanted) => {
    const number = readPositive(gap(gaps, "numbers"));
    return number === null ? null : { wanted, numbers: [number] };
  });
}

function shared({ numbers }: FactorsProblem): bigint {
  return numbers.reduce(greatestCommonDivisor);
}

/**
 * Returns all products of prime powers that divide the number (for several numbers, their HCF), sorted. Throws a
 * refusal above `mostFactors`.
 */
function solve(problem: FactorsProblem): bigint[] {
  const powers = primePowersOf(shared(problem));
  const count = powers.reduce((total, { times }) => total * (times + 1), 1);
  if (count > mostFactors) throw tooHard("This number has too many factors to list them.");
  let factors = [1n];
  for (const { prime, times } of powers) {
    factors = factors.flatMap((factor) =>
      Array.from({ length: times + 1 }, (_, exponent) => factor * prime ** BigInt(exponent)),
    );
  }
  return factors.toSorted((a, b) => (a < b ? -1 : 1));
}

/**
 * Checks that every factor divides each number, that first and last, second and second last … multiply to the number,
 * and that their count is the product of the exponents plus 1.
 */
export function prove(problem: FactorsProblem, factors: bigint[]): Proof | null {
  const number = shared(problem);
  const expected = primePowersOf(number).reduce((total, { times }) => total * (times + 1), 1);
  const isPaired = factors.every((factor, at) => factor * (factors.at(-1 - at) ?? 0n) === number);
  const divides = factors.every((factor) => problem.numbers.every((each) => each % factor === 0n));
  if (!isPaired || !divides || new Set(factors).size !== expected) return null;
  const pairs = factors.slice(0, Math.ceil(factors.length / 2));
  return {
    method: "The factors pair up: the first with the last, and so on",
    lines: pairs.map(
      (factor) =>
        `${integerLatex(factor)} \\times ${integerLatex(number / factor)} = ${integerLatex(number)}`,
    ),
  };
}

function listAnswer(numbers: readonly bigint[]): MathsAnswer {
  return {
    latex: numbers.map(integerLatex).join(",\\; "),
    plain: numbers.map(String).join(", "),
  };
}

/** Finds the factors of a number, their count, or the common factors of several numbers. */
export const factors = defineTask<FactorsProblem, bigint[]>({
  name: "factors",
  recognise,
  reading: ({ wanted, numbers }) =>
    `\\text{${wanted === "count" ? "number of " : ""}${numbers.length > 1 ? "common " : ""}factors of } ${numbers.map(integerLatex).join(",\\; ")}`,
  solve,
  prove,
  explain: (problem, found, { grade }) => {
    const { wanted, numbers } = problem;
    const number = shared(problem);
    const powers = primePowersOf(number);
    const pairs = found.slice(0, Math.ceil(found.length / 2));
    const name = integerLatex(number);
    return lesson({
      topic: grade <= 5 ? "Factors and Multiples" : "Playing with Numbers",
      method: "Factor pairs",
      answer: wanted === "count" ? numberAnswer(rational(BigInt(found.length))) : listAnswer(found),
      steps: [
        ...(numbers.length > 1
          ? [
              step(
                "Find the HCF",
                "A number that divides all of them divides their HCF, and the other way round.",
                `\\text{HCF}(${numbers.map(integerLatex).join(",\\; ")}) = ${name}`,
              ),
            ]
          : []),
        step(
          `Write $${name}$ as a product of two numbers in all ways`,
          "Try 1, 2, 3, … in turn, until a pair comes again the other way round. Each pair gives two factors.",
          pairs
            .map(
              (factor) =>
                `${integerLatex(factor)} \\times ${integerLatex(number / factor)} = ${name}`,
            )
            .join(",\\; "),
        ),
        wanted === "count" && grade >= 6 && powers.length > 0
          ? step(
              "Count them by the prime factorisation",
              "Add 1 to each exponent and multiply.",
              `${name} = ${powersLatex(powers)} \\Rightarrow ${powers.map(({ times }) => `(${times} + 1)`).join(" \\times ")} = ${found.length}`,
            )
          : step(
              wanted === "count" ? "Count the factors" : "List the factors in order",
              "Every factor stands in one of the pairs; one that meets itself is written once.",
              wanted === "count"
                ? `\\text{number of factors} = ${found.length}`
                : listAnswer(found).latex,
            ),
      ],
      idea: "A factor divides the number and leaves nothing over. Factors come in pairs whose product is the number.",
      firstMove: "Begin with the pair of 1 and the number itself, then try 2.",
      finalMove:
        wanted === "count"
          ? "Count the numbers in all the pairs. How many are there?"
          : "Write all the factors in order, from the smallest to the largest.",
      terms: { Factor: "A number that divides another and leaves nothing over." },
      next: [
        "Which of these factors are prime?",
        "How can you tell whether the number is a perfect square by counting factors?",
      ],
    });
  },
  vary: ({ wanted, numbers }, random) => {
    const other = numbers.map((number) =>
      wholeBetween(random, 6, Math.max(20, Math.min(Number(number), 300))),
    );
    if (numbers.length > 1) return `Find the common factors of ${other.join(" and ")}`;
    return wanted === "count"
      ? `How many factors does ${other[0] ?? 12} have?`
      : `Find all the factors of ${other[0] ?? 12}`;
  },
  examples: ["Find all the factors of 36", "Find the common factors of 24 and 60"],
});

interface MultiplesProblem {
  count: number;
  number: bigint;
}

const multiplesAsks = wordings({
  multiples: [
    "first {count*} multiples of {number}",
    "{count*} multiples of {number}",
    "{number} ke pehle {count*} multiples|gunaj",
  ],
});

const mostMultiples = 20n;

/** Lists the first multiples of a number. */
export const multiples = defineTask<MultiplesProblem, bigint[]>({
  name: "multiples",
  recognise: ({ body, targets }) => {
    if (targets.length > 0) return null;
    return multiplesAsks(body, (gaps) => {
      const tokens = gap(gaps, "count");
      const [only] = tokens;
      const word = only?.kind === "word" && tokens.length === 1 ? numberWord(only.text) : undefined;
      const count = word ?? readPositive(tokens);
      const number = readPositive(gap(gaps, "number"));
      if (count === null || number === null || count < 2n || count > mostMultiples) return null;
      return { count: Number(count), number };
    });
  },
  reading: ({ count, number }) => `\\text{first ${count} multiples of } ${integerLatex(number)}`,
  solve: ({ count, number }) => Array.from({ length: count }, (_, at) => number * BigInt(at + 1)),
  prove: ({ count, number }, found) => {
    const isStepped = found.every((multiple, at) => multiple - (found[at - 1] ?? 0n) === number);
    if (!isStepped || found.length !== count) return null;
    return {
      method: "Each is the one before plus the number",
      lines: found
        .slice(1)
        .map(
          (multiple, at) =>
            `${integerLatex(found[at] ?? 0n)} + ${integerLatex(number)} = ${integerLatex(multiple)}`,
        ),
    };
  },
  explain: ({ count, number }, found) =>
    lesson({
      topic: "Factors and Multiples",
      method: "Multiplication table",
      answer: listAnswer(found),
      steps: [
        step(
          `Multiply by 1, 2, 3, … up to ${count}`,
          "The multiples of a number are the numbers of its table.",
          found
            .map(
              (multiple, at) =>
                `${integerLatex(number)} \\times ${at + 1} = ${integerLatex(multiple)}`,
            )
            .join(",\\; "),
        ),
      ],
      idea: "The multiples of a number are what its multiplication table gives.",
      firstMove: "The first multiple is the number itself. Add the number again for the next.",
      finalMove: "Multiply the number by 1, 2, 3 and so on. Which numbers do you get?",
      terms: { Multiple: "What you get when you multiply a number by a whole number." },
      next: ["Which of these multiples are even?"],
    }),
  vary: (_, random) =>
    `Find the first ${wholeBetween(random, 3, 8)} multiples of ${wholeBetween(random, 3, 25)}`,
  examples: ["Write the first five multiples of 7", "Write the first 4 multiples of 12"],
});
