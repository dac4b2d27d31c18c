import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { lazily } from "../../read/lazily.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { plainWording } from "../polynomials/plain-wording.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";

/** A number with one missing digit, and its divisor. */
interface Problem {
  before: string;
  after: string;
  /** The letter in place of the digit; null for a star or a blank. */
  letter: string | null;
  divisor: bigint;
  wanted: "all" | "least" | "greatest";
}

// Without words such as "z is a digit", 2z5 could also be a product.
const withLetter = lazily(() => {
  const number = "(?:the )?(?:\\d-digit )?(?:number )?(\\d*)([a-z])(\\d*)";
  const ask =
    "(?:then )?(?:what (?:is|are|will be|could be|might be)|find|what)(?: all)?(?: the)?(?: possible)?(?: values?)?(?: of)? \\2";
  return new RegExp(
    `^(?:if )?${number} is (?:exactly )?(?:a multiple of|divisible by) (\\d{1,2}),?(?: and| where)? \\2 is (?:a|any|a single) digit,? ?${ask}(?: be)?$`,
  );
});
const withStar = lazily(() => {
  const ask =
    "(?:what|which|find|write)(?: should be| is)?(?: the| a)? ?(least|smallest|greatest|largest)?(?: whole)? ?(?:number|digit|value)(?: which| that)?(?: must| should| can| may| to)?";
  const put =
    "(?:be )?(?:replace|replaces|replaced|in place of|in the place of|put in place of|come in place of|placed in place of|written in place of|substituted for|assigned to|of)(?: the)?";
  const goal =
    "so that(?: it| the number| the resulting number| the number so formed| the number formed)? (?:is|becomes|may be|be)(?: exactly| completely)? divisible by (\\d{1,2})";
  return new RegExp(
    `^${ask} ${put} (?:star )?[*_]+ in(?: the)?(?: number)? (\\d*)[*_]+(\\d*),? ${goal}$`,
  );
});

function recognise({ text }: Question): Problem | null {
  if (!/\d/.test(text) || !/divisible|multiple/i.test(text)) return null;
  const plain = plainWording(text).replace(/^(?:evaluate|question:?) /, "");
  const [, before, letter, after, divisor] = withLetter().exec(plain) ?? [];
  if (letter !== undefined) return problemOf({ before, after, letter, divisor, wanted: "all" });
  const [, which, start, end, by] = withStar().exec(plain) ?? [];
  const isGreatest = which === "greatest" || which === "largest";
  const wanted = which === undefined ? "all" : isGreatest ? "greatest" : "least";
  return problemOf({ before: start, after: end, letter: null, divisor: by, wanted });
}

interface Read {
  before: string | undefined;
  after: string | undefined;
  letter: string | null;
  divisor: string | undefined;
  wanted: Problem["wanted"];
}

function problemOf({ before, after, letter, divisor, wanted }: Read): Problem | null {
  if (before === undefined || after === undefined || divisor === undefined) return null;
  const length = before.length + after.length;
  const by = BigInt(divisor);
  if (length === 0 || length > 12 || by < 2n || before.startsWith("0")) return null;
  return { before, after, letter, divisor: by, wanted };
}

function numberWith({ before, after }: Problem, digit: number): bigint {
  return BigInt(`${before}${digit}${after}`);
}

/** Returns the digits that are possible at the place: a number doesn't begin with 0. */
function digitsOf({ before }: Problem): number[] {
  const all = Array.from({ length: 10 }, (_, digit) => digit);
  return before === "" ? all.slice(1) : all;
}

function solve(problem: Problem): number[] {
  const found = digitsOf(problem).filter(
    (digit) => numberWith(problem, digit) % problem.divisor === 0n,
  );
  if (found.length === 0)
    throw notSupported("No digit makes this number divisible as it is asked.");
  if (problem.wanted === "least") return found.slice(0, 1);
  return problem.wanted === "greatest" ? found.slice(-1) : found;
}

/** Recomputes the digits by remainders: raising the digit by 1 adds the same place value each time. */
function prove(problem: Problem, digits: readonly number[]): Proof | null {
  const { after, divisor, wanted } = problem;
  const place = 10n ** BigInt(after.length) % divisor;
  let rest = numberWith(problem, 0) % divisor;
  const fitting: number[] = [];
  for (let digit = 0; digit <= 9; digit += 1) {
    if (rest === 0n && digitsOf(problem).includes(digit)) fitting.push(digit);
    rest = (rest + place) % divisor;
  }
  const expected = wanted === "all" ? fitting : [wanted === "least" ? fitting[0] : fitting.at(-1)];
  if (expected.join() !== digits.join()) return null;
  return {
    method: "Each number divided: nothing remains",
    lines: digits.map((digit) => {
      const number = numberWith(problem, digit);
      return `${integerLatex(number)} \\div ${divisor} = ${integerLatex(number / divisor)}`;
    }),
  };
}

function stepsOf(problem: Problem, digits: readonly number[]): MathsStep[] {
  const { before, after, divisor, letter, wanted } = problem;
  const otherDigits = Array.from(before + after, Number);
  const total = otherDigits.reduce((sum, digit) => sum + digit, 0);
  const bySum = divisor === 3n || divisor === 9n;
  const name = letter ?? "\\text{digit}";
  const all = digitsOf(problem).filter((digit) => numberWith(problem, digit) % divisor === 0n);
  const start = bySum
    ? [
        step(
          "Add the digits that are known",
          `A number is divisible by ${divisor} if the sum of its digits is divisible by ${divisor}.`,
          otherDigits.length === 1
            ? `\\text{known digit: } ${total}`
            : `${otherDigits.join(" + ")} = ${total}`,
        ),
        step(
          `Look which digits make the sum a multiple of ${divisor}`,
          "Try the digits from 0 to 9.",
          all.map((digit) => `${total} + ${digit} = ${total + digit}`).join(",\\; "),
        ),
      ]
    : [
        step(
          "Try the digits from 0 to 9",
          `Only where ${divisor} divides the number does nothing remain.`,
          all
            .map((digit) => {
              const number = numberWith(problem, digit);
              return `${integerLatex(number)} = ${divisor} \\times ${integerLatex(number / divisor)}`;
            })
            .join(",\\; "),
        ),
      ];
  const chosen =
    wanted === "all" ? "Write the digits that fit" : `Take the ${wanted} of these digits`;
  return [
    ...start,
    step(
      chosen,
      wanted === "all"
        ? "Every digit that passes the test is possible."
        : `Several digits may pass the test; the question asks for the ${wanted}.`,
      digits.map((digit) => `${name} = ${digit}`).join(" \\text{ or } "),
    ),
  ];
}

/** Finds the digit that makes a number divisible. */
export const missingDigit = defineTask<Problem, number[]>({
  name: "missing-digit",
  recognise,
  reading: ({ before, after, letter, divisor }) =>
    `${divisor} \\text{ divides } ${before}\\,${letter ?? "\\square"}\\,${after}`,
  solve,
  prove,
  explain: (problem, digits) => {
    const { letter } = problem;
    const name = letter === null ? "" : `${letter} = `;
    return lesson({
      topic: "Playing with Numbers",
      method: `Test of divisibility by ${problem.divisor}`,
      difficulty: "intermediate",
      answer: {
        latex: digits.map((digit) => `${name}${digit}`).join(" \\text{ or } "),
        plain: digits.map((digit) => `${name}${digit}`).join(" or "),
      },
      steps: stepsOf(problem, digits),
      idea: "The test of divisibility tells what the missing digit must bring.",
      firstMove: "Write down the test of divisibility, and use it on the digits that are known.",
      finalMove: "Which digits pass the test?",
      next: ["Is there more than one digit that fits, and why?"],
    });
  },
  vary: ({ letter }, random) => {
    const by = pick(random, [3, 9, 3]);
    const [first, last] = [wholeBetween(random, 11, 99), wholeBetween(random, 1, 9)];
    return letter === null
      ? `What least number must replace * in ${first}*${last} so that it is divisible by ${by}?`
      : `If ${first}z${last} is a multiple of ${by}, where z is a digit, what is the value of z?`;
  },
  examples: [
    "If 31z5 is a multiple of 9, where z is a digit, what is the value of z?",
    "What least number must replace * in 38*5 so that it is divisible by 9?",
  ],
});
