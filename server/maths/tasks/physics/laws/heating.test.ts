import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "How much heat is needed to raise the temperature of 2 kg of water from 20°C to 50°C?",
    "252000 J",
  ],
  [
    "How many joules of heat are needed to raise the temperature of 500 g of water by 40°C?",
    "84000 J",
  ],
  ["How much heat in kJ is needed to heat 250 g of water from 20°C to 100°C?", "84 kJ"],
  ["How much heat is released when 1 kg of water cools from 100°C to 30°C", "294000 J"],
  ["2 kg of water at 20°C absorbs 84000 J of heat. Find its final temperature", "30 °C"],
  [
    "How much heat is lost when 2 kg of water cools from 70 °C to 20 °C? The specific heat of water is 4200 J/(kg K)",
    "420000 J",
  ],
  [
    "2 kg of water at 80°C loses 84000 J of heat. Find its final temperature. specific heat capacity of water is 4200 J/(kg K)",
    "70 °C",
  ],
])("heating and cooling: %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test("water that would boil or freeze on the way is refused", () => {
  const question =
    "How much heat is needed to raise the temperature of 2 kg of water from 50°C to 120°C?";
  expect(solveQuestion(question, { grade: 9 })).toMatchObject({
    kind: "not_supported",
    detail: expect.stringContaining("Water is liquid only"),
  });
});
