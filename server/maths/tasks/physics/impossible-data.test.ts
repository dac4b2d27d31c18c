import { expect, test } from "vitest";
import { solveQuestion } from "../../solve-question.ts";
import { answerOf } from "./testing/answer-of.ts";

test.each([
  ["Find the efficiency of a machine whose input is 200 J and output is 250 J", "over 100 %"],
  ["A heat engine has efficiency 150%. It absorbs 200 J. Find work done", "over 100 %"],
  ["Find the speed of light in a medium of refractive index 0.8", "than in vacuum"],
  [
    "Light falls at angle 100° on glass of refractive index 1.5. Find the angle of refraction",
    "less than 90°",
  ],
  ["A car starts from rest and stops after 10 s. find acceleration", "steady acceleration"],
])("data that can't be are refused: %s", (question, detail) => {
  expect(solveQuestion(question, { grade: 12 })).toMatchObject({
    kind: "not_supported",
    detail: expect.stringContaining(detail),
  });
});

test("possible data of the same kinds are worked with", () => {
  expect(answerOf("A heat engine has efficiency 40%. It absorbs 200 J. Find work done")).toBe(
    "80 J",
  );
});
