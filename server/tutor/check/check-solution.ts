import {
  choiceIn,
  compareParts,
  compareToAnswer,
  different,
  equal,
  type MathsAnswer,
  type MathsOutcome,
  type Solved,
} from "@sawaal/maths";
import type { HomeworkSolution } from "../outputs/homework-solution.ts";
import { answerReadings } from "./answer-readings.ts";
import { checkInWords } from "./check-in-words.ts";
import { latexAnswer } from "./plain-answer.ts";

/** `wrong`: the question was computed, and the answer is not proved equal to that result in its finished form. */
export type Verdict =
  | { status: "checked"; method: string }
  | { status: "unchecked" }
  | { status: "wrong"; expected: Solved };

/**
 * Compares the final answer of a solution with the solver's. Only equality earns the mark "checked": an answer that
 * can't be read, or is right but unfinished, counts as wrong where the right one is known.
 */
export function checkSolution(
  computed: MathsOutcome,
  solution: Pick<HomeworkSolution, "answer">,
): Verdict {
  if (computed.kind !== "solved") return { status: "unchecked" };
  const { answer, check } = computed.solution;
  return says(answer, solution.answer, computed.question)
    ? { status: "checked", method: checkInWords(check) }
    : { status: "wrong", expected: computed };
}

/** Whether a model's answer equals the computed one; for an exercise, every part under its label. */
function says(answer: MathsAnswer, answerText: string, question: string): boolean {
  if (isWrittenAs(answer.latex, answerText)) return true;
  const { parts, option } = answer;
  // The right value under another letter is a wrong choice.
  const { said } = option ? choiceIn(answerText) : { said: null };
  if (option && said !== null && said !== option.letter.toLowerCase()) return false;
  if (parts) {
    const judged = compareParts(parts, answerText, (part, text) =>
      says(part, text, question) ? equal : different,
    );
    return judged.outcome === "equal";
  }
  return answerReadings(question, answerText).some(
    (reading) => compareToAnswer(answer, reading).outcome === "equal",
  );
}

/**
 * Whether an answer equals the computed one literally, ignoring spaces and commands that only change its appearance.
 */
function isWrittenAs(latex: string, answer: string): boolean {
  return looksOf(latex) === looksOf(latexAnswer(answer));
}

function looksOf(latex: string): string {
  return latex
    .replaceAll(/\\(?:left|right|displaystyle)(?![a-z])/gu, "")
    .replaceAll(/\\[dt]frac(?![a-z])/gu, String.raw`\frac`)
    .replaceAll(/\\(?:mathrm|operatorname)(?![a-z])/gu, String.raw`\text`)
    .replaceAll(/\{,\}/gu, ",")
    .replaceAll(/\\[,;:! ]|~|\\q?quad(?![a-z])|\s+/gu, "");
}
