import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { wholeBetween } from "../../variation/random.ts";
import { ruleSteps } from "./divisibility-rules.ts";
import { lesson, step, truthAnswer } from "../../lesson/lesson.ts";
import { divisionRounds, divisionSteps } from "./long-division.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";

interface DivisibilityProblem {
  number: bigint;
  divisor: bigint;
}

interface DivisibilityResult {
  divides: boolean;
}

const asks = wordings({
  divides: [
    "does {divisor} divide {number} [exactly|evenly|completely]",
    "is {number} [exactly|evenly|completely] divisible by {divisor}",
    "is {number} [a] multiple of {divisor}",
    "is {divisor} [a] factor|divisor of {number}",
    "is it true that {number} is divisible by {divisor}",
    "is it true that {divisor} is [a] factor|divisor of {number}",
    "is it true that {number} is [a] multiple of {divisor}",
    "can {number} be ÷ {divisor} [exactly|evenly|without_remainder|without_a_remainder]",
    "can {divisor} divide {number} [exactly|evenly]",
    "check|see|test|say if|whether [number] {number} is [exactly] divisible by {divisor} [or_not]",
    "check|see|test|say if|whether {divisor} is [a] factor|divisor of {number} [or_not]",
    "check|see|test|say if|whether {number} is [a] multiple of {divisor} [or_not]",
    "if|whether {number} is [exactly] divisible by {divisor} [or_not]",
    "check|test divisibility of {number} by {divisor}",
    "kya {number} , {divisor} se divisible|vibhajya|vibhajit hai",
    "kya {number} {divisor} se divisible|vibhajya|vibhajit hai",
    "kya {divisor} {number} ka factor|gunankhand hai",
    "kya {number} {divisor} ka multiple|gunaj hai",
  ],
});

function recognise({ body, targets }: Question): DivisibilityProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps) => {
    const number = readPositive(gap(gaps, "number"));
    const divisor = readPositive(gap(gaps, "divisor"));
    return number === null || divisor === null ? null : { number, divisor };
  });
}

/** Applies the school's divisibility rule if there is one, otherwise long division. */
function solve({ number, divisor }: DivisibilityProblem): DivisibilityResult {
  const last = divisionRounds(number, divisor).at(-1);
  return { divides: ruleSteps(number, divisor)?.divides ?? last?.left === 0n };
}

/** Checks the division identity: divisor × quotient + remainder is the number, and 0 ≤ remainder < divisor. */
export function prove(
  { number, divisor }: DivisibilityProblem,
  result: DivisibilityResult,
): Proof | null {
  const quotient = number / divisor;
  const remainder = number - divisor * quotient;
  const isDivision = remainder >= 0n && remainder < divisor;
  if (!isDivision || (remainder === 0n) !== result.divides) return null;
  return {
    method: "By the division: dividend = divisor × quotient + remainder",
    lines: [
      `${integerLatex(number)} = ${integerLatex(divisor)} \\times ${integerLatex(quotient)} + ${integerLatex(remainder)}`,
    ],
  };
}

function longDivision({ number, divisor }: DivisibilityProblem, divides: boolean): MathsStep[] {
  return [
    ...divisionSteps(number, divisor),
    step(
      "Look at the remainder",
      divides
        ? "The remainder is 0, so the divisor goes in exactly."
        : "The remainder is not 0, so the divisor does not go in exactly.",
      `${integerLatex(number)} \\text{ is ${divides ? "" : "not "}divisible by } ${integerLatex(divisor)}`,
    ),
  ];
}

/** Asks the student to decide by the last line of the rule or of the division. */
function lastMove({ number, divisor }: DivisibilityProblem, steps: readonly MathsStep[]): string {
  const line = steps.at(-2)?.after ?? steps[0]?.after ?? "";
  return `Look at $${line}$. Does $${integerLatex(divisor)}$ divide $${integerLatex(number)}$?`;
}

/** Decides whether one whole number divides another. */
export const divisibility = defineTask<DivisibilityProblem, DivisibilityResult>({
  name: "divisibility",
  recognise,
  reading: ({ number, divisor }) =>
    `\\text{Does } ${integerLatex(divisor)} \\text{ divide } ${integerLatex(number)} \\text{?}`,
  solve,
  prove,
  explain: (problem, { divides }, { grade }) => {
    const rule = ruleSteps(problem.number, problem.divisor);
    const division = longDivision(problem, divides);
    return lesson({
      topic: grade <= 5 ? "Factors and Multiples" : "Playing with Numbers",
      method: rule ? `Test of divisibility by ${problem.divisor}` : "Long division",
      answer: truthAnswer(divides),
      steps: rule?.steps ?? division,
      approaches: rule ? [{ method: "Long division", steps: division }] : [],
      idea: "One number divides another if nothing remains. Then it is a factor, and the larger number is its multiple.",
      firstMove: rule ? rule.rule : "Divide the larger number by the smaller, digit by digit.",
      finalMove: lastMove(problem, rule?.steps ?? division),
      terms: {
        Factor: "A number that divides another and leaves nothing over.",
        Multiple: "What you get when you multiply a number by a whole number.",
      },
      next: [
        "Which is the next number after this that can be divided exactly?",
        "How could you test it without dividing?",
      ],
    });
  },
  vary: ({ number, divisor }, random) => {
    const least = Number(divisor < 10000n ? divisor : 9999n);
    const by = wholeBetween(random, 2, Math.max(12, Math.min(least, 99)));
    const most = Math.max(3, Math.min(Number(number / divisor), 500));
    const extra = wholeBetween(random, 0, 1) * wholeBetween(random, 1, by - 1);
    return `Is ${by * wholeBetween(random, 2, most) + extra} divisible by ${by}?`;
  },
  examples: ["Is 2346 divisible by 9?", "Is 7128 divisible by 11?"],
});
