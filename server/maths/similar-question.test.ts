import fc from "fast-check";
import { expect, test } from "vitest";
import { compareAnswers } from "./compare.ts";
import type { SolvedOutcome } from "./outcome.ts";
import { rememberedText } from "./read/memoise.ts";
import { writtenLike } from "./read/written-like.ts";
import { similarQuestion } from "./similar-question.ts";
import { seededRandom } from "./seeded-random.ts";
import { solveQuestion } from "./solve-question.ts";

function similarTo(original: SolvedOutcome, random: () => number): string {
  const similar = similarQuestion(original, random);
  if (similar === null) throw new Error(`Nothing like ${original.question}`);
  return similar;
}

function solved(question: string): SolvedOutcome {
  const outcome = solveQuestion(question);
  if (outcome.kind !== "solved") throw new Error(`${question}: ${outcome.detail}`);
  return outcome;
}

/** `solved` for the questions of the tables below, each of which is solved once. */
const solvedOnce = rememberedText(solved);

const questions = [
  "3/4 + 5/6",
  "3 1/2 ÷ 1 1/4",
  "12 × (5 - 2)^2 ÷ 4 + 7",
  "0.25 + 1.5",
  "-7 - (-4)",
  "Simplify 6/8",
  "₹240 + ₹60",
  "144 ÷ 12",
  "15% of ₹240",
  "what percent of 80 is 20",
  "15% of what number is 36",
  "Increase 240 by 15%",
  "decrease 500 by 20%",
  "Simplify 12:18",
  "Divide ₹1200 in the ratio 2:3:5",
  "3:4 = x:12",
  "HCF of 36 and 84",
  "LCM of 12, 18 and 24",
  "HCF of 2 and 3",
  "2x + 3 = 11",
  "3(y - 2) = 2y + 5",
  "x/2 + x/3 = 10",
  "0.5x + 1.2 = 3.7",
  "2x + 3 = 2x + 5",
  "x² - 5x + 6 = 0",
  "3x² = 12x",
  "x² = 8",
  "x² + 4x + 1 = 0",
  "x² + x + 1 = 0",
  "x + y = 10 and x - y = 4",
  "2a + 3b = 12, 3a - 2b = 5",
  "x + y = 2, 2x + 2y = 4",
];

/** Numbers from 0 to 1 that are deterministic for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test.each(questions)(
  "a question like %s is of its kind, solvable, and has another answer",
  (question) => {
    const original = solvedOnce(question);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const similar = similarTo(original, seeded(seed));
        const outcome = solved(similar);
        expect(outcome.task).toBe(original.task);
        expect(compareAnswers(original.solution.answer.plain, outcome.solution.answer.plain)).toBe(
          "different",
        );
        expect(similarTo(original, seeded(seed))).toBe(similar);
      }),
      { numRuns: 15 },
    );
  },
);

test.each([
  ["3/4 + 5/6", /^Find \d+\/\d+ \+ \d+\/\d+$/],
  ["12 × (5 - 2)^2 ÷ 4 + 7", /^Find \d\d × \(\d - \d\)\^2 ÷ \d \+ \d$/],
  ["2x + 3 = 11", /^Solve \dx \+ \d+ = \d+ for x$/],
  ["x/2 + x/3 = 10", /^Solve x\/\d \+ x\/\d = -?\d+(?:\/\d+)? for x$/],
  ["x² - 5x + 6 = 0", /^Solve x² [+-] \d*x [+-] \d+ = 0$/],
  ["15% of ₹240", /^What is \d+% of ₹\d+\?$/],
])("a question like %s keeps its shape", (question, shape) => {
  const similar = Array.from({ length: 20 }, (_, seed) =>
    similarTo(solvedOnce(question), seeded(seed)),
  );
  expect(similar.filter((text) => shape.test(text)).length).toBeGreaterThan(12);
});

test("a random function that always returns the same number does not cause an endless loop", () => {
  for (const question of questions) {
    for (const constant of [0, 0.5, 0.999]) {
      const similar = similarQuestion(solvedOnce(question), () => constant);
      expect(similar === null || solveQuestion(similar).kind === "solved").toBe(true);
    }
  }
});

test.each([
  ["Simplify √50 + √18", /^Simplify √\(\d+\) \+ √\(\d+\)$/],
  ["Factorise 9a^2 - 16b^2", /^Factorise (?:4|9|16|25|36|49|64|81)a\^2 - \d+b\^2$/],
  ["Factorise 6x^2 + 7x - 20", /^Factorise \d+x\^2 [+-] \d*x [+-] \d+$/],
  ["Simplify (x^2 - 9)/(x + 3)", /^Simplify \(x\^2 - \d+\)\/\(x \+ \d\)$/],
])("a question similar to %s is solved by the same method", (question, shape) => {
  const original = solvedOnce(question);
  const random = seededRandom(7);
  for (let round = 0; round < 10; round += 1) {
    const similar = similarTo(original, random);
    expect(similar).toMatch(shape);
    expect(solved(similar).solution.method).toBe(original.solution.method);
  }
});

test("half of a question's answer is not the answer of a similar question", () => {
  const original = solved("x² - 5x + 6 = 0");
  // With this seed x² - 4x + 4 = 0 is drawn first.
  expect(solved(similarTo(original, seeded(-12))).solution.answer.plain).not.toBe("x = 2");
});

test.each(["2³ × 2⁴ ÷ 2⁵", "Solve x² - 5x + 6 = 0", "(2³)² × 2⁻⁴"])(
  "what is like %s has its numbers raised too",
  (question) => {
    const original = solvedOnce(question);
    const similar = [1, 2, 3, 4, 5].map((seed) => similarTo(original, seededRandom(seed)));
    expect(similar.filter((text) => text.includes("^"))).toEqual([]);
    expect(similar.filter((text) => !/[²³⁴-⁹]/u.test(text))).toEqual([]);
  },
);

test("exponents that are not a single whole number stay as typed", () => {
  const typed = ["2^3^2", "x^(1/2)", "2^3!", "2^1.5"];
  expect(typed.map((text) => writtenLike("x²", text))).toEqual(typed);
  expect(writtenLike("x²", "x^(-2) + 3^{12}.")).toBe("x⁻² + 3¹².");
  expect(writtenLike("x^2", "x^3")).toBe("x^3");
});
