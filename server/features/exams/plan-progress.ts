import type { BankQuestion } from "../../bank/bank-question.ts";
import { answersOf } from "./draw-session.ts";
import type { QuestionHistory } from "./pick-questions.ts";
import { topicStrengthOf } from "./topic-strength.ts";

/** A student's progress on the questions of her plan that the three specified modes draw from. */
export function planProgress(choices: readonly BankQuestion[], known: QuestionHistory) {
  const answers = answersOf(choices, known);
  const right = answers.filter(({ isRight }) => isRight).length;
  const share = choices.length === 0 ? 0 : (100 * right) / choices.length;
  // Rounds up below 1%, so that the first right answer shows; rounds down above, so that 100% means all.
  const currentProgress = share < 1 ? Math.ceil(share) : Math.floor(share);
  return { currentProgress, ...topicStrengthOf(answers) };
}
