import type { masteryStates } from "#shared/contracts/learning-paths.ts";
import type { Concept } from "../../library/concept.ts";
import {
  afterDays,
  chanceOf,
  studentAfterDays,
  combine,
  unknownStudent,
} from "../study/mastery.ts";
import type { StoredAbility, ConceptAbility } from "../study/mastery.repository.ts";

type MasteryState = (typeof masteryStates)[number];

/** A student's mastery of a concept. */
export interface Standing {
  state: MasteryState;
  /** The probability of a right answer to a question of middle difficulty that can't be guessed; null if unknown. */
  mastery: number | null;
  answers: number;
  right: number;
  /** Days since the last evidence; null if there is none. */
  daysAgo: number | null;
}

/** Minimum answers to classify a concept: one may be luck. */
const fewestAnswers = 2;
const fewestOfStrong = 3;
const strongFrom = 0.65;
const weakBelow = 0.45;
const dayMs = 24 * 60 * 60 * 1000;
const middle = { hardness: 0, guess: 0 };

export type Standings = (concept: Pick<Concept, "id">) => Standing;

/** A student's standing in every concept at a moment: without practice the estimates become less certain. */
export function standingsOf(
  {
    student,
    concepts,
  }: { student: StoredAbility | undefined; concepts: readonly ConceptAbility[] },
  now: Date,
): Standings {
  const own = student ? studentAfterDays(student, daysSince(student.lastAt, now)) : unknownStudent;
  const byConcept = new Map(concepts.map((each) => [each.concept, each]));
  return ({ id }) => {
    const found = byConcept.get(id);
    if (!found) return { state: "unknown", mastery: null, answers: 0, right: 0, daysAgo: null };
    const { answers, right, lastAt } = found;
    const daysAgo = Math.floor(daysSince(lastAt, now));
    const estimate = combine(own, afterDays(found, daysSince(lastAt, now)));
    const chance = chanceOf(estimate, middle);
    const state = stateOf(chance, answers);
    return { state, mastery: state === "unknown" ? null : chance, answers, right, daysAgo };
  };
}

function stateOf(chance: number, answers: number): MasteryState {
  if (answers < fewestAnswers) return "unknown";
  if (chance >= strongFrom && answers >= fewestOfStrong) return "strong";
  return chance < weakBelow ? "weak" : "growing";
}

function daysSince(moment: Date, now: Date): number {
  return Math.max(0, (now.getTime() - moment.getTime()) / dayMs);
}
