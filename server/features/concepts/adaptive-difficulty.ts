import type { Difficulty } from "#shared/contracts/answer.ts";
import type { AdaptiveDifficulty, Comprehension } from "#shared/contracts/messages.ts";
import { highestGrade, lowestGrade } from "#shared/domain/grade.ts";

/** What a student did that says how hard explanations may be for her. */
export type Signal =
  | { kind: "comprehension"; feedback: Comprehension }
  | { kind: "quiz"; isRight: boolean };

interface Basis {
  grade: number;
  /** The classes that the concept is written for, where it is known; else all of them. */
  grades?: readonly [lowest: number, highest: number] | undefined;
  /** Of the subject, the oldest first; the last ones count. */
  signals: readonly Signal[];
}

/** So many signals tell how she does at present; what was before is over. */
export const signalsThatCount = 20;

/**
 * Where the lowest class that learns a thing begins, and how far above that a higher one does. Nobody who may meet it
 * for the first time begins with the hardest telling; whoever is past it does.
 */
const startOfLowest = 3;
const startRange = 4;
const highestStart = 6.5;
const startOfPast = 7.5;

const moves: Record<Comprehension, number> = {
  understood: 0.5,
  need_harder: 1.5,
  confused: -1.5,
  need_simpler: -1,
};
const moveOfQuizAnswer = 0.5;

const highestScore = 10;

/**
 * How hard an explanation should be for a student: a score out of 10 that begins where her class stands among those
 * that learn the thing, and moves with what she says of explanations and how she does in quizzes.
 */
export function adaptiveDifficultyOf({ grade, grades, signals }: Basis): AdaptiveDifficulty {
  const counted = signals.slice(-signalsThatCount);
  const moved = counted.reduce((sum, signal) => sum + moveOf(signal), startOf(grade, grades));
  const score = Math.round(clamp(moved, 0, highestScore) * 10) / 10;
  return { score, level: levelOf(score) };
}

function startOf(
  grade: number,
  [lowest, highest]: NonNullable<Basis["grades"]> = [lowestGrade, highestGrade],
): number {
  if (grade < lowest) return startOfLowest;
  if (grade > highest) return startOfPast;
  // For a concept of one class alone, that class is its middle.
  const place = lowest === highest ? 0.5 : (grade - lowest) / (highest - lowest);
  return Math.min(highestStart, startOfLowest + startRange * place);
}

function moveOf(signal: Signal): number {
  if (signal.kind === "comprehension") return moves[signal.feedback];
  return signal.isRight ? moveOfQuizAnswer : -moveOfQuizAnswer;
}

function levelOf(score: number): Difficulty {
  if (score < 4) return "beginner";
  return score < 7 ? "intermediate" : "advanced";
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
