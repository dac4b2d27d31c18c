import fc from "fast-check";
import { expect, test } from "vitest";
import {
  afterAnswer,
  afterDays,
  chanceOf,
  hardnessOf,
  studentAfterDays,
  combine,
  unknownConcept,
  unknownStudent,
} from "./mastery.ts";

const unknown = { student: unknownStudent, concept: unknownConcept };
const answer = { isRight: true, hardness: 0, guess: 0.25, weight: 1 };
const middle = { hardness: 0, guess: 0 };
const chanceAfter = (changes: Partial<typeof answer>, before = unknown) => {
  const { student, concept } = afterAnswer(before, { ...answer, ...changes });
  return chanceOf(combine(student, concept), middle);
};

test("a right answer raises the estimate, a wrong one lowers it", () => {
  const before = chanceOf(combine(unknown.student, unknown.concept), middle);
  expect(chanceAfter({ isRight: true })).toBeGreaterThan(before);
  expect(chanceAfter({ isRight: false })).toBeLessThan(before);
});

test("a right answer to a hard question moves the estimate more, as does a wrong one to an easy question", () => {
  const [easy, hard] = [hardnessOf("beginner"), hardnessOf("advanced")];
  expect(chanceAfter({ hardness: hard })).toBeGreaterThan(chanceAfter({ hardness: easy }));
  const wrong = { isRight: false };
  expect(chanceAfter({ ...wrong, hardness: easy })).toBeLessThan(
    chanceAfter({ ...wrong, hardness: hard }),
  );
});

test("an answer that may be a guess, and feedback, move the estimate less", () => {
  expect(chanceAfter({ guess: 0 })).toBeGreaterThan(chanceAfter({ guess: 0.25 }));
  expect(chanceAfter({ weight: 1 })).toBeGreaterThan(chanceAfter({ weight: 0.2 }));
});

test("an answer in one concept moves the others too, but less", () => {
  const { student, concept } = afterAnswer(unknown, answer);
  const elsewhere = chanceOf(combine(student, unknownConcept), middle);
  const before = chanceOf(combine(unknownStudent, unknownConcept), middle);
  expect(elsewhere).toBeGreaterThan(before);
  expect(chanceOf(combine(student, concept), middle)).toBeGreaterThan(elsewhere);
});

test("after a long time a concept is as uncertain as at the start", () => {
  const { concept } = afterAnswer(unknown, answer);
  const later = afterDays(concept, 10_000);
  expect(later.mean).toBeCloseTo(0);
  expect(later.variance).toBeCloseTo(unknownConcept.variance);
  expect(afterDays(concept, 0)).toEqual(concept);
  expect(studentAfterDays(unknownStudent, 10_000)).toEqual(unknownStudent);
});

test("after any answers, probabilities are between 0 and 1 and variances above 0", () => {
  const answers = fc.array(
    fc.record({
      isRight: fc.boolean(),
      hardness: fc.constantFrom(-1, 0, 1),
      guess: fc.constantFrom(0, 0.02, 0.25),
      weight: fc.constantFrom(0.2, 1),
    }),
    { maxLength: 300 },
  );
  fc.assert(
    fc.property(answers, (given) => {
      const { student, concept } = given.reduce(afterAnswer, unknown);
      expect(student.variance).toBeGreaterThan(0);
      expect(concept.variance).toBeGreaterThan(0);
      const chance = chanceOf(combine(student, concept), middle);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }),
  );
});
