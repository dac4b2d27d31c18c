import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "Two point charges of 4 µC and 9 µC are placed 50 cm apart. At what point between them is the electric field zero?",
    "20 cm",
  ],
  [
    "Two charges of 2 µC and 8 µC are 30 cm apart. Find the point where the field is zero.",
    "10 cm",
  ],
  [
    "Two charges -3 µC and 5 µC are 16 cm apart. At what point between them is the electric potential zero?",
    "6 cm",
  ],
  [
    "Two charges 6×10^-8 C and -2×10^-8 C are located 16 cm apart. At what points on the line joining the two charges is the electric potential zero?",
    "x = 12 cm, x' = 24 cm",
  ],
  [
    "Two charges of 2 µC and -8 µC are 30 cm apart. Find the point where the potential is zero.",
    "x = 6 cm, x' = 10 cm",
  ],
  [
    "Two charges -3 µC and 5 µC are 16 cm apart. Where on the line joining them is the potential zero?",
    "x = 6 cm, x' = 24 cm",
  ],
])("points without field or potential: %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test("the potential of two charges of one sign is zero nowhere", () => {
  const question =
    "Two charges of 2 µC and 8 µC are 30 cm apart. Find the point where the potential is zero.";
  expect(solveQuestion(question, { grade: 12 })).toMatchObject({
    kind: "not_supported",
    detail: expect.stringContaining("same sign"),
  });
});
