import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Comprehension } from "#shared/contracts/messages.ts";
import type { StudyAct } from "#shared/domain/study.ts";
import { type Evidence, hardnessOf } from "./mastery.ts";

/** A row of the activity log that says something of what a student can do. */
export interface EvidenceRow {
  moment: Date;
  concept: string;
  act: StudyAct;
  difficulty: Difficulty | null;
  /** Of a graded first try. */
  isRight: boolean | null;
  /** Of an explanation: what the student said of it. */
  feedback: Comprehension | null;
}

/** One of four options is right. */
const guessOfChoice = 0.25;
/** Typed by her own hand: a guess is hardly ever right. */
const guessOfTyped = 0.02;
/** What she says of herself counts as a fifth of an answer. */
const weightOfFeedback = 0.2;

const saysWell: Record<Comprehension, boolean> = {
  understood: true,
  need_harder: true,
  confused: false,
  need_simpler: false,
};

/** What a row says; null where it says nothing. */
export function evidenceOf({ act, difficulty, isRight, feedback }: EvidenceRow): Evidence | null {
  const hardness = hardnessOf(difficulty);
  if (isRight !== null) {
    const guess = act === "practice_answered" ? guessOfTyped : guessOfChoice;
    return { isRight, hardness, guess, weight: 1 };
  }
  if (feedback === null) return null;
  return { isRight: saysWell[feedback], hardness, guess: 0, weight: weightOfFeedback };
}
