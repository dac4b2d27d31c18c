import type { Difficulty } from "#shared/contracts/answer.ts";

/** The last class of the middle school, and of the secondary school. */
const lastOfMiddle = 6;
const lastOfSecondary = 10;

/** The default level of explanation for a class. */
export function levelOfGrade(grade: number): Difficulty {
  if (grade <= lastOfMiddle) return "beginner";
  return grade <= lastOfSecondary ? "intermediate" : "advanced";
}
