import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { ruleSteps } from "./divisibility-rules.ts";
import { lesson, step, truthAnswer } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive, readPositives } from "../../wording/written-number.ts";

interface Problem {
  number: bigint;
  divisors: bigint[];
}

/** Whether each divisor divides the number, in the order of the question. */
type Result = boolean[];

const asks = wordings({
  all: [
    "is {number} [exactly] divisible by [both|each_of|all_of] {divisors...}",
    "is it true that {number} is divisible by [both|each_of|all_of] {divisors...}",
    "[check|see|test|find|find_out|say] if|whether [number] {number} is [exactly] divisible by [both|each_of|all_of] {divisors...} [or_not]",
    "check|test divisibility of {number} by {divisors...}",
    "kya {number} {divisors...} se divisible|vibhajya|vibhajit hai",
  ],
});

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps) => {
    const list = gap(gaps, "divisors");
    // "by 2 or 3" asks for a disjunction, which this task doesn't answer.
    const isOr = list.some((token) => token.kind === "word" && ["or", "ya"].includes(token.text));
    const number = readPositive(gap(gaps, "number"));
    const divisors = isOr ? null : readPositives(list);
    return number === null || divisors === null ? null : { number, divisors };
  });
}

function solve({ number, divisors }: Problem): Result {
  return divisors.map((divisor) => ruleSteps(number, divisor)?.divides ?? number % divisor === 0n);
}

/** Divides the number by every divisor and compares the remainders with the result. */
export function prove({ number, divisors }: Problem, result: Result): Proof | null {
  const isRight = divisors.every((divisor, at) => {
    const left = number - divisor * (number / divisor);
    return (left === 0n) === result[at];
  });
  if (!isRight || result.length !== divisors.length) return null;
  return {
    method: "By the divisions: dividend = divisor × quotient + remainder",
    lines: divisors.map((divisor) => divisionLine(number, divisor)),
  };
}

function divisionLine(number: bigint, divisor: bigint): string {
  const [whole, by, times] = [number, divisor, number / divisor].map(integerLatex);
  return `${whole} = ${by} \\times ${times} + ${integerLatex(number % divisor)}`;
}

/** Applies the school's divisibility rule in one step; where there is none, divides. */
function stepFor(number: bigint, divisor: bigint, divides: boolean): MathsStep {
  const test = ruleSteps(number, divisor);
  const verdict = `\\text{so ${integerLatex(number)} is ${divides ? "" : "not "}divisible by ${integerLatex(divisor)}}`;
  const lines = test?.steps.slice(0, -1).map(({ after }) => after);
  return step(
    `Test for ${divisor}`,
    test?.rule ?? "Divide, and look at the remainder.",
    [...(lines ?? [divisionLine(number, divisor)]), verdict.replaceAll("{,}", ",")].join(",\\; "),
  );
}

function namesOf(divisors: readonly bigint[], last: string): string {
  const names = divisors.map(String);
  const head = names.slice(0, -1).join(", ");
  return head === "" ? (names[0] ?? "") : `${head} ${last} ${names.at(-1) ?? ""}`;
}

function verdictOf({ divisors }: Problem, result: Result): string {
  const failed = divisors.filter((_, at) => result[at] === false);
  return failed.length === 0
    ? `Yes, by ${namesOf(divisors, "and")}`
    : `No, not by ${namesOf(failed, "or")}`;
}

/** Decides whether a number is divisible by each of several numbers. */
export const divisibleBySeveral = defineTask<Problem, Result>({
  name: "divisible-by-several",
  recognise,
  reading: ({ number, divisors }) =>
    `\\text{Do } ${divisors.map(integerLatex).join(",\\; ")} \\text{ all divide } ${integerLatex(number)} \\text{?}`,
  solve,
  prove,
  explain: (problem, result, { grade }) => {
    const { number, divisors } = problem;
    const verdict = verdictOf(problem, result);
    const { plain } = truthAnswer(result.every(Boolean));
    return lesson({
      topic: grade <= 5 ? "Factors and Multiples" : "Playing with Numbers",
      method: "Tests of divisibility",
      answer: { latex: `\\text{${verdict}}`, plain },
      steps: [
        ...divisors.map((divisor, at) => stepFor(number, divisor, result[at] === true)),
        step(
          "Put the tests together",
          "The answer is yes only if every one of the tests is passed.",
          `\\text{${verdict}}`,
        ),
      ],
      idea: "Test each divisor by itself. Every one of the tests must be passed.",
      firstMove: `Begin with the test for ${divisors[0] ?? 2n}.`,
      finalMove: "Look at all the tests. Were all of them passed?",
      terms: { Divisible: "A number is divisible by another if nothing remains." },
      next: ["By which product of these numbers can it be divided too?"],
    });
  },
  vary: (_, random) => {
    const [a, b] = [wholeBetween(random, 2, 5), wholeBetween(random, 6, 11)];
    return `Is ${a * b * wholeBetween(random, 11, 99) + wholeBetween(random, 0, 1) * a} divisible by ${a} and ${b}?`;
  },
  examples: ["Is 1001 divisible by 7, 11 and 13?", "Is 2346 divisible by 2, 3 and 4?"],
});
