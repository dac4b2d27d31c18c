import { compareAnswers, compareToAnswer, type MathsOutcome, type Solved } from "@sawaal/maths";
import { answerReadings } from "./answer-readings.ts";
import { checkSolution } from "./check-solution.ts";
import { plainAnswer } from "./plain-answer.ts";

export interface QuizQuestion {
  question: string;
  options: readonly string[];
  /** Index of the right option, from 0. */
  key: number;
}

/** `wrong`: certainly. `unknown`: there was nothing to compute, or nothing to compare. */
export type QuestionVerdict = "right" | "wrong" | "unknown";

/** Compares the key of a question with the solver's answer, and its options with one another. */
export function checkQuestion(
  { options, key }: QuizQuestion,
  computed: MathsOutcome,
): QuestionVerdict {
  const markedOption = options[key];
  if (markedOption === undefined || hasEqualOptions(options)) return "wrong";
  if (computed.kind !== "solved") return "unknown";
  const right = options.filter(
    (answer) => checkSolution(computed, { answer }).status === "checked",
  );
  if (right.length > 1) return "wrong";
  if (right.length === 1) return right[0] === markedOption ? "right" : "wrong";
  return isAnother(markedOption, computed) ? "wrong" : "unknown";
}

function hasEqualOptions(options: readonly string[]): boolean {
  return options.some((option, at) => options.slice(at + 1).some((other) => isSame(option, other)));
}

/** Equal in words or in value: a student can't tell them apart. */
function isSame(option: string, other: string): boolean {
  const [one, two] = [plainAnswer(option), plainAnswer(other)];
  return one === two || compareAnswers(one, two) === "equal";
}

/** Whether an option certainly differs from the computed answer in every reading. */
function isAnother(option: string, { question, solution }: Solved): boolean {
  const readings = answerReadings(question, option);
  return (
    readings.length > 0 &&
    readings.every((reading) => compareToAnswer(solution.answer, reading).outcome === "different")
  );
}
