import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Performance } from "#shared/contracts/learning-paths.ts";
import { daysBetween } from "#shared/domain/day-in-india.ts";
import { difficulties as levels } from "#shared/domain/study.ts";
import type { Concept } from "../../library/concept.ts";
import type { StudyCounts } from "../study/study-counts.ts";
import type { Standings } from "./standing.ts";

export interface PerformanceBasis {
  counts: StudyCounts;
  streakDays: number;
  /** Days with study among the last `consistencyDays`. */
  studiedDays: number;
  /** The day of sign-up, and today, in India. */
  joinDay: string;
  today: string;
  /** Difficulties of the latest acts, newest first. */
  difficulties: readonly Difficulty[];
  standingOf: Standings;
  /** Every concept with evidence of the student. */
  studiedConcepts: readonly Concept[];
}

/** The period for the consistency score, in days. */
export const consistencyDays = 30;

/** Minimum answers in a subject to classify it. */
const fewestAnswers = 5;
const strongFrom = 0.65;
const weakBelow = 0.45;

/** A student's performance, derived from rows; zeros where there are none. */
export function performanceOf(basis: PerformanceBasis): Performance {
  const { counts, streakDays, studiedDays, joinDay, today, difficulties } = basis;
  const feedbackCount = counts["act:comprehension_given"] ?? 0;
  const days = Math.min(consistencyDays, daysBetween(joinDay, today) + 1);
  const { strong, weak } = subjectsOf(basis);
  return {
    averageComprehension: feedbackCount === 0 ? 0 : (counts["understood"] ?? 0) / feedbackCount,
    consistencyScore: Math.min(1, studiedDays / Math.max(1, days)),
    streakDays,
    totalInteractions: counts["acts"] ?? 0,
    preferredDifficulty: mostOften(difficulties),
    strongSubjects: strong,
    weakSubjects: weak,
  };
}

/** Strong and weak subjects by their mean mastery, weighted by answers; the clearest first. */
function subjectsOf({ studiedConcepts: conceptIds, standingOf }: PerformanceBasis): {
  strong: string[];
  weak: string[];
} {
  const subjects = [...new Set(conceptIds.map(({ subject }) => subject))].flatMap((subject) => {
    const standings = conceptIds
      .filter((concept) => concept.subject === subject)
      .map(standingOf)
      .filter(({ mastery }) => mastery !== null);
    const answers = standings.reduce((sum, each) => sum + each.answers, 0);
    if (answers < fewestAnswers) return [];
    const mean =
      standings.reduce((sum, each) => sum + (each.mastery ?? 0) * each.answers, 0) / answers;
    return [{ subject, mean }];
  });
  const sorted = subjects.toSorted((one, other) => other.mean - one.mean);
  return {
    strong: sorted.filter(({ mean }) => mean >= strongFrom).map(({ subject }) => subject),
    weak: sorted
      .filter(({ mean }) => mean < weakBelow)
      .map(({ subject }) => subject)
      .toReversed(),
  };
}

function mostOften(chosen: readonly Difficulty[]): Difficulty {
  const count = (difficulty: Difficulty) => chosen.filter((each) => each === difficulty).length;
  return levels.toSorted((one, other) => count(other) - count(one))[0] ?? "beginner";
}
