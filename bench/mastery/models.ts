import {
  afterAnswer,
  afterDays,
  chanceOf,
  hardnessOf,
  studentAfterDays,
  combine,
  unknownConcept,
  unknownStudent,
} from "../../server/features/study/mastery.ts";
import type { SimulatedAnswer } from "./students.ts";

/** Predicts the probability that each answer of a student is right, before the model sees it. */
export type Model = (answers: readonly SimulatedAnswer[]) => number[];

const guess = 0.25;

/** The share of right answers of all students. */
export function average(share: number): Model {
  return (answers) => answers.map(() => share);
}

/** The share of right ones of the student's last five; without any, the share of all. */
export function lastFive(share: number): Model {
  return (answers) =>
    answers.map((_, at) => {
      const last = answers.slice(Math.max(0, at - 5), at);
      if (last.length === 0) return share;
      const right = last.filter(({ isRight }) => isRight).length;
      return (right + share) / (last.length + 1);
    });
}

/** The product's model. `learned`: hardness by question, where it was learned from other students' answers. */
export function glicko(hardnesses: ReadonlyMap<string, number> = new Map()): Model {
  return (answers) => {
    let student = unknownStudent;
    let studentDay = 0;
    const concepts = new Map<string, { belief: typeof unknownConcept; day: number }>();
    return answers.map(({ concept, question, difficulty, day, isRight }) => {
      const before = concepts.get(concept) ?? { belief: unknownConcept, day };
      const now = {
        student: studentAfterDays(student, day - studentDay),
        concept: afterDays(before.belief, day - before.day),
      };
      const hardness = hardnesses.get(question) ?? hardnessOf(difficulty);
      const chance = chanceOf(combine(now.student, now.concept), { hardness, guess });
      const after = afterAnswer(now, { isRight, hardness, guess, weight: 1 });
      student = after.student;
      studentDay = day;
      concepts.set(concept, { belief: after.concept, day });
      return chance;
    });
  };
}

interface Tracing {
  prior: number;
  learns: number;
  slips: number;
  guesses: number;
}

/** Bayesian knowledge tracing (A. T. Corbett and J. R. Anderson, 1995), with a probability of mastery per concept. */
export function tracing({ prior, learns, slips, guesses }: Tracing): Model {
  return (answers) => {
    const mastery = new Map<string, number>();
    return answers.map(({ concept, isRight }) => {
      const before = mastery.get(concept) ?? prior;
      const chance = before * (1 - slips) + (1 - before) * guesses;
      const seen = isRight ? (before * (1 - slips)) / chance : (before * slips) / (1 - chance);
      mastery.set(concept, seen + (1 - seen) * learns);
      return chance;
    });
  };
}
