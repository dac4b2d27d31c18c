import type { Expression } from "../../../expressions/expression.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { linearIn } from "../factor-question.ts";
import { valueAtZeroSteps, valueName } from "../value-at-zero.ts";
import type { Explanation } from "../../../task/task.ts";

/** The explanation by one method; the task adds the answer and the other approaches. */
export type Way = Omit<Explanation, "answer" | "approaches">;

/** The remainder of a division by ax + b as p(−b/a); null for a divisor of a higher degree. */
export function remainderTheoremWay(
  polynomial: Expression,
  divisor: Expression,
  answer: MathsAnswer,
): Way | null {
  const linear = linearIn(divisor);
  if (!linear) return null;
  const { letter, zero } = linear;
  return {
    topic: "Polynomials: remainder theorem",
    method: "Remainder theorem",
    difficulty: "intermediate",
    steps: [
      ...valueAtZeroSteps({ polynomial, divisor, letter, zero }),
      step(
        "Read off the remainder",
        `Remainder theorem: the remainder is $${valueName(zero)}$.`,
        answer.latex,
      ),
    ],
    finalMove: [
      `What is $${valueName(zero)}$, and so what is the remainder?`,
      "What is the value of the polynomial there, and so what is the remainder?",
    ],
    hints: {
      idea: [
        "For a divisor of degree 1 you need no long division: the remainder theorem gives the remainder as a value of the polynomial.",
        "Think of the remainder theorem.",
      ],
      firstMove: [
        "Put the divisor equal to 0 and solve for the letter.",
        "Find the value for which the divisor vanishes, and put it into the polynomial.",
      ],
    },
    keyTerms: [
      {
        term: "Remainder theorem",
        meaning:
          "The remainder of $p(x)$ divided by $x - a$ is $p(a)$; divided by $ax + b$ it is $p\\left(-\\frac{b}{a}\\right)$.",
      },
      { term: "Degree", meaning: "The highest power of the letter." },
    ],
    followUpQuestions: [
      "Does long division leave the same remainder?",
      "When is the divisor a factor of the dividend?",
    ],
  };
}
