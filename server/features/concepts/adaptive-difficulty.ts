import type { Difficulty } from "#shared/contracts/answer.ts";
import type { AdaptiveDifficulty, Comprehension } from "#shared/contracts/messages.ts";
import { highestGrade, lowestGrade } from "#shared/domain/grade.ts";

/** A student's action that indicates how hard explanations may be for her. */
export type DifficultySignal =
  | { kind: "comprehension"; feedback: Comprehension }
  | { kind: "quiz"; isRight: boolean };

interface DifficultyBasis {
  grade: number;
  /** The range of classes that the concept is written for, if known; else all classes. */
  grades?: readonly [lowest: number, highest: number] | undefined;
  /** In the subject, oldest first; only the last ones count. */
  signals: readonly DifficultySignal[];
}

/** The number of latest signals that count; older ones no longer show her present level. */
export const signalsThatCount = 20;

/**
 * The start score of the lowest class that learns a concept, and the range up to the highest class. A student who may
 * meet the concept for the first time never starts at the hardest level; one in a later class does.
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
 * How hard an explanation should be for a student: a score out of 10 that starts from her class's place among those
 * that learn the concept, and moves with her feedback on explanations and her quiz answers.
 */
export function adaptiveDifficultyOf({
  grade,
  grades,
  signals,
}: DifficultyBasis): AdaptiveDifficulty {
  const counted = signals.slice(-signalsThatCount);
  const moved = counted.reduce((sum, signal) => sum + moveOf(signal), startOf(grade, grades));
  const score = Math.round(clamp(moved, 0, highestScore) * 10) / 10;
  return { score, level: levelOf(score) };
}

function startOf(
  grade: number,
  [lowest, highest]: NonNullable<DifficultyBasis["grades"]> = [lowestGrade, highestGrade],
): number {
  if (grade < lowest) return startOfLowest;
  if (grade > highest) return startOfPast;
  // A concept of a single class starts in the middle.
  const position = lowest === highest ? 0.5 : (grade - lowest) / (highest - lowest);
  return Math.min(highestStart, startOfLowest + startRange * position);
}

function moveOf(signal: DifficultySignal): number {
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
