import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Comprehension } from "#shared/contracts/messages.ts";
import type { StudyAct } from "#shared/domain/study.ts";
import { type Evidence, hardnessOf } from "./mastery.ts";

/** A row of the activity log with evidence of a student's ability. */
export interface EvidenceRow {
  moment: Date;
  concept: string;
  act: StudyAct;
  difficulty: Difficulty | null;
  /** For a graded first try. */
  isRight: boolean | null;
  /** For an explanation: the student's feedback. */
  feedback: Comprehension | null;
}

/** One of four options is right. */
const guessOfChoice = 0.25;
/** A typed answer: a guess is hardly ever right. */
const guessOfTyped = 0.02;
/** Her own feedback counts as a fifth of an answer. */
const weightOfFeedback = 0.2;

const saysWell: Record<Comprehension, boolean> = {
  understood: true,
  need_harder: true,
  confused: false,
  need_simpler: false,
};

/** The evidence in a row; null if there is none. */
export function evidenceOf({ act, difficulty, isRight, feedback }: EvidenceRow): Evidence | null {
  const hardness = hardnessOf(difficulty);
  if (isRight !== null) {
    const guess = act === "practice_answered" ? guessOfTyped : guessOfChoice;
    return { isRight, hardness, guess, weight: 1 };
  }
  if (feedback === null) return null;
  return { isRight: saysWell[feedback], hardness, guess: 0, weight: weightOfFeedback };
}
