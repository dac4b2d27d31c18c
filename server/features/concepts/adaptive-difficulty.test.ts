import { comprehensions } from "#shared/domain/study.ts";
import { grades } from "#shared/domain/grade.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { adaptiveDifficultyOf, type DifficultySignal } from "./adaptive-difficulty.ts";

const said = (feedback: (typeof comprehensions)[number]): DifficultySignal => ({
  kind: "comprehension",
  feedback,
});
const right: DifficultySignal = { kind: "quiz", isRight: true };
const wrong: DifficultySignal = { kind: "quiz", isRight: false };

test.each([
  [4, undefined, 3, "beginner"],
  [8, undefined, 5, "intermediate"],
  [12, undefined, 6.5, "intermediate"],
  [9, [9, 12], 3, "beginner"],
  [12, [9, 12], 6.5, "intermediate"],
  [4, [9, 12], 3, "beginner"],
  [12, [5, 8], 7.5, "advanced"],
  [10, [10, 10], 5, "intermediate"],
  [11, [10, 10], 7.5, "advanced"],
  [9, [10, 10], 3, "beginner"],
] as const)("class %i, concept for %j, starts at %d: %s", (grade, grades, score, level) => {
  expect(adaptiveDifficultyOf({ grade, grades, signals: [] })).toEqual({ score, level });
});

test.each([
  [[said("understood")], 5.5],
  [[said("need_harder")], 6.5],
  [[said("confused")], 3.5],
  [[said("need_simpler")], 4],
  [[right, right, wrong], 5.5],
] as const)("%j moves class 8 to %d", (signals, score) => {
  expect(adaptiveDifficultyOf({ grade: 8, signals }).score).toBe(score);
});

test("the score has one decimal, even if the start has more", () => {
  expect(adaptiveDifficultyOf({ grade: 8, grades: [7, 10], signals: [] }).score).toBe(4.3);
});

test.each([
  ["need_harder", 10, "advanced"],
  ["confused", 0, "beginner"],
] as const)("twenty times %s moves the score to the limit %d", (feedback, score, level) => {
  const signals = Array.from({ length: 20 }, () => said(feedback));
  expect(adaptiveDifficultyOf({ grade: 8, signals })).toEqual({ score, level });
});

const signal = fc.oneof(
  fc.constantFrom(...comprehensions).map(said),
  fc.boolean().map((isRight): DifficultySignal => (isRight ? right : wrong)),
);
const basis = fc.record({
  grade: fc.constantFrom(...grades),
  signals: fc.array(signal, { maxLength: 50 }),
});
const levels = ["beginner", "intermediate", "advanced"];

test("after any signals, the score is from 0 to 10 and the level matches the score", () => {
  fc.assert(
    fc.property(basis, (given) => {
      const { score, level } = adaptiveDifficultyOf(given);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(10);
      expect(level).toBe(levels[score < 4 ? 0 : score < 7 ? 1 : 2]);
    }),
  );
});

test("a wish for harder and a right answer never lower the level, the other signals never raise it", () => {
  fc.assert(
    fc.property(basis, signal, ({ grade, signals }, next) => {
      // Stays within the window: further signals would push old ones out.
      const recent = signals.slice(-19);
      const before = adaptiveDifficultyOf({ grade, signals: recent }).score;
      const after = adaptiveDifficultyOf({ grade, signals: [...recent, next] }).score;
      const isUp = next.kind === "quiz" ? next.isRight : /understood|harder/u.test(next.feedback);
      if (isUp) expect(after).toBeGreaterThanOrEqual(before);
      else expect(after).toBeLessThanOrEqual(before);
    }),
  );
});

test("only the last twenty signals count", () => {
  fc.assert(
    fc.property(basis, fc.array(signal, { minLength: 20, maxLength: 20 }), (given, last) => {
      const { grade, signals } = given;
      expect(adaptiveDifficultyOf({ grade, signals: [...signals, ...last] })).toEqual(
        adaptiveDifficultyOf({ grade, signals: last }),
      );
    }),
  );
});

test("a higher class never starts lower", () => {
  fc.assert(
    fc.property(fc.tuple(basis, fc.constantFrom(...grades)), ([{ grade, signals }, other]) => {
      const [low, high] = grade < other ? [grade, other] : [other, grade];
      expect(adaptiveDifficultyOf({ grade: low, signals }).score).toBeLessThanOrEqual(
        adaptiveDifficultyOf({ grade: high, signals }).score,
      );
    }),
  );
});
