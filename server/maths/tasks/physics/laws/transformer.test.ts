import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "A step down transformer converts 2200 V to 220 V. The primary has 5000 turns. Find the number of turns in the secondary.",
    "500",
  ],
  [
    "A transformer steps up 220 V to 2200 V. The primary has 50 turns. Find the number of turns in the secondary.",
    "500",
  ],
])("transformer: %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "A step up transformer converts 2200 V to 220 V. The primary has 5000 turns. Find the number of turns in the secondary.",
    /step-up .* step the voltage down/,
  ],
  [
    "A step-down transformer has an input voltage of 220 V and an output voltage of 2200 V. The primary has 100 turns. How many turns in the secondary?",
    /step-down .* step the voltage up/,
  ],
  [
    "A step up transformer has 500 turns in the primary and 50 turns in the secondary. The primary is connected to 220 V. Find the secondary voltage.",
    /step-up .* step the voltage down/,
  ],
  [
    "A stepdown transformer steps 22 V up to 220 V. The primary has 1000 turns. Find the turns in the secondary.",
    /up and down at once/,
  ],
])("words that contradict the numbers are refused: %s", (question, detail) => {
  const outcome = solveQuestion(question, { grade: 12 });
  expect(outcome).toMatchObject({ kind: "not_supported", detail: expect.stringMatching(detail) });
});
