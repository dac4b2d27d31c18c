import type { Difficulty } from "#shared/contracts/answer.ts";

/** The last class of the middle school, and of the secondary school. */
const lastOfMiddle = 6;
const lastOfSecondary = 10;

/** The level of explanation that a class usually takes, where nothing more is known of the student. */
export function levelOfGrade(grade: number): Difficulty {
  if (grade <= lastOfMiddle) return "beginner";
  return grade <= lastOfSecondary ? "intermediate" : "advanced";
}
