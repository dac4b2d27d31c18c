import { rational } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { numberWord } from "../../numbers/number-words.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive, readPositives } from "../../wording/written-number.ts";

interface Problem {
  end: "smallest" | "largest";
  digits: number;
  divisors: bigint[];
}

const divisible =
  "[which_is|that_is|which_are] [exactly] divisible|exactly_divisible|completely_divisible by [each_of|all_of|both]";
const texts = (end: string): string[] => [
  `${end} {length*} [-] digit|digits number ${divisible} {divisors...}`,
  `${end} number of|with|having {length*} digits ${divisible} {divisors...}`,
  `${end} {length*} [-] digit|digits multiple of {divisors...}`,
];

const asks = wordings({
  smallest: texts("smallest|least"),
  largest: texts("largest|greatest|biggest"),
});

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, end) => {
    const [only] = gap(gaps, "length");
    const word = only?.kind === "word" ? numberWord(only.text) : undefined;
    const digits = word ?? readPositive(gap(gaps, "length"));
    const list = gap(gaps, "divisors");
    const divisors = list.some(({ kind, written }) => kind === "word" && written === "or")
      ? null
      : (readPositives(list) ?? one(readPositive(list)));
    const isOpen = digits === null || divisors === null || digits < 2n || digits > 12n;
    return isOpen ? null : { end, digits: Number(digits), divisors };
  });
}

function one(number: bigint | null): bigint[] | null {
  return number === null ? null : [number];
}

function commonMultiple(numbers: readonly bigint[]): bigint {
  return numbers.reduce((left, right) => (left * right) / commonDivisor(left, right), 1n);
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}

/** Returns the greatest or smallest number with the given number of digits. */
function bound({ end, digits }: Problem): bigint {
  return end === "largest" ? 10n ** BigInt(digits) - 1n : 10n ** BigInt(digits - 1);
}

function solve(problem: Problem): bigint {
  const divisor = commonMultiple(problem.divisors);
  const [limit, left] = [bound(problem), bound(problem) % divisor];
  const found =
    problem.end === "largest" ? limit - left : left === 0n ? limit : limit + divisor - left;
  if (found > 0n && found.toString().length === problem.digits) return found;
  throw notSupported(
    "No number with so many digits can be divided so. Look at the question again.",
  );
}

/** Checks that every divisor divides the result, and that the adjacent multiple has a different number of digits. */
function prove(problem: Problem, result: bigint): Proof | null {
  if (problem.divisors.some((divisor) => result % divisor !== 0n)) return null;
  const next = commonMultiple(problem.divisors) * (problem.end === "largest" ? 1n : -1n) + result;
  const isNextOut = next <= 0n || next.toString().length !== problem.digits;
  if (!isNextOut || result.toString().length !== problem.digits) return null;
  return {
    method: "By dividing again, and looking at the multiple next to it",
    lines: problem.divisors.map(
      (divisor) =>
        `${integerLatex(result)} = ${integerLatex(divisor)} \\times ${integerLatex(result / divisor)}`,
    ),
  };
}

function explain(problem: Problem, found: bigint, grade: number): Explanation {
  const { end, divisors, digits } = problem;
  const divisor = commonMultiple(divisors);
  const limit = bound(problem);
  const left = limit % divisor;
  const [whole, by] = [integerLatex(limit), integerLatex(divisor)];
  const isLargest = end === "largest";
  const together =
    divisors.length > 1
      ? [
          step(
            "Find the LCM of the divisors",
            "A number that all of them divide is a multiple of their LCM.",
            `\\text{LCM}(${divisors.map(integerLatex).join(",\\; ")}) = ${by}`,
          ),
        ]
      : [];
  const move = isLargest
    ? `${whole} - ${integerLatex(left)}`
    : `${whole} + ${integerLatex(divisor - left)}`;
  return lesson({
    topic: grade <= 5 ? "Factors and Multiples" : "Playing with Numbers",
    method: "Division of the number at the end",
    answer: numberAnswer(rational(found)),
    steps: [
      ...together,
      step(
        `Take the ${end} number of ${digits} digits and divide it`,
        "The remainder says how far it is from a multiple.",
        `${whole} = ${by} \\times ${integerLatex(limit / divisor)} + ${integerLatex(left)}`,
      ),
      left === 0n
        ? step("Nothing is left", "So this number is itself the one.", integerLatex(found))
        : step(
            isLargest ? "Subtract the remainder" : "Add what is missing to the next multiple",
            isLargest
              ? "Less the remainder, the number is a multiple, and no greater one has so few digits."
              : "The divisor less the remainder is missing.",
            integerLatex(found),
            move,
          ),
    ],
    idea: `Start from the ${end} number with so many digits, and see what remains after the division.`,
    firstMove: `Write down the ${end} number of ${digits} digits.`,
    finalMove: "Use the remainder to reach the multiple. What do you get?",
    terms: { Divisible: "A number is divisible by another if nothing remains." },
    next: ["Which is the next number that can be divided so?"],
  });
}

/** Finds the greatest or smallest multiple of given numbers that has a given number of digits. */
export const digitMultiple = defineTask<Problem, bigint>({
  name: "digit-multiple",
  recognise,
  reading: ({ end, digits, divisors }) =>
    `\\text{the ${end} number of ${digits} digits divisible by } ${divisors.map(integerLatex).join(",\\; ")}`,
  solve,
  prove,
  explain: (problem, result, { grade }) => explain(problem, result, grade),
  vary: ({ end }, random) =>
    `Find the ${end} ${wholeBetween(random, 3, 5)}-digit number divisible by ${wholeBetween(random, 6, 29)}`,
  examples: [
    "Find the greatest 3-digit number divisible by 17",
    "Find the smallest 4-digit number divisible by 12, 15 and 18",
  ],
});
