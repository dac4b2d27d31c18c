import type { BankQuestion } from "../../bank/bank-question.ts";
import { answersOf } from "./draw-session.ts";
import type { QuestionHistory } from "./pick-questions.ts";
import { topicStrengthOf } from "./topic-strength.ts";

/** How far a student has come with the questions of her plan: those that the three specified modes draw from. */
export function planProgress(choices: readonly BankQuestion[], known: QuestionHistory) {
  const answers = answersOf(choices, known);
  const right = answers.filter(({ isRight }) => isRight).length;
  const share = choices.length === 0 ? 0 : (100 * right) / choices.length;
  // The first right answer is seen, and all is not done before all is.
  const currentProgress = share < 1 ? Math.ceil(share) : Math.floor(share);
  return { currentProgress, ...topicStrengthOf(answers) };
}
