import {
  afterAnswer,
  afterDays,
  type AbilityEstimate,
  hardnessOf,
  studentAfterDays,
  combine,
  unknownConcept,
  unknownStudent,
} from "../../server/features/study/mastery.ts";
import type { SimulatedAnswer } from "./students.ts";

const guess = 0.25;
/** The variance of questions around their label's difficulty. */
const prior = 0.6 ** 2;

/** Estimates the hardness of each question, updated by every answer against the expectation for the student. */
export function learnHardness(training: readonly SimulatedAnswer[][]): Map<string, number> {
  const items = new Map<string, AbilityEstimate>();
  for (const answers of training) {
    let student = unknownStudent;
    let last = 0;
    const concepts = new Map<string, { belief: AbilityEstimate; day: number }>();
    for (const { concept, question, difficulty, day, isRight } of answers) {
      const before = concepts.get(concept) ?? { belief: unknownConcept, day };
      const now = {
        student: studentAfterDays(student, day - last),
        concept: afterDays(before.belief, day - before.day),
      };
      const item = items.get(question) ?? { mean: hardnessOf(difficulty), variance: prior };
      const ability = combine(now.student, now.concept);
      items.set(question, hardened(item, { ability, isRight }));
      const after = afterAnswer(now, { isRight, hardness: item.mean, guess, weight: 1 });
      student = after.student;
      last = day;
      concepts.set(concept, { belief: after.concept, day });
    }
  }
  return new Map([...items].map(([question, { mean }]) => [question, mean]));
}

function hardened(
  item: AbilityEstimate,
  { ability, isRight }: { ability: AbilityEstimate; isRight: boolean },
): AbilityEstimate {
  const scale = Math.sqrt(1 + (Math.PI * ability.variance) / 8);
  const known = 1 / (1 + Math.exp(-(ability.mean - item.mean) / scale));
  const chance = guess + (1 - guess) * known;
  const slope = ((1 - guess) * known * (1 - known)) / scale;
  const doubt = chance * (1 - chance);
  const information = slope ** 2 / doubt;
  const variance = 1 / (1 / item.variance + information);
  return { mean: item.mean - (variance * ((isRight ? 1 : 0) - chance) * slope) / doubt, variance };
}
