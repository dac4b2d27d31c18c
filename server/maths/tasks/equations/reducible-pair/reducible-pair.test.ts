import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { answerOf } from "../../../testing/attempt.ts";
import { reduciblePair } from "./reducible-pair.task.ts";

test.each([
  ["Solve 2/x + 3/y = 13 and 5/x - 4/y = -2", "x = 1/2, y = 1/3"],
  ["Solve 10/(x+y) + 2/(x-y) = 4, 15/(x+y) - 5/(x-y) = -2", "x = 3, y = 2"],
  ["solve 2/√x + 3/√y = 2; 4/√x - 9/√y = -1", "x = 4, y = 9"],
  ["5/(x-1) + 1/(y-2) = 2 and 6/(x-1) - 3/(y-2) = 1", "x = 4, y = 5"],
  ["1/(2x) + 1/(3y) = 2, 1/(3x) + 1/(2y) = 13/6", "x = 1/2, y = 1/3"],
  ["1/(3x+y) + 1/(3x-y) = 3/4, 1/(2(3x+y)) - 1/(2(3x-y)) = -1/8", "x = 1, y = 1"],
  ["1/x + 1/y = 2 and 2/x + 2/y = 4", "not_supported"],
  ["1/x + 1/y = 1 and 1/x - 1/y = 1", "not_supported"],
  ["2/√x + 3/√y = -2 and 4/√x - 9/√y = 1", "not_supported"],
])("%s gives %s", (question, answer) => {
  expect(answerOf([reduciblePair], question)).toBe(answer);
});

test.each([
  "x/2 + y/3 = 2 and x - y = 1",
  "4/x + 3y = 14, 3/x - 4y = 23",
  "1/x + 1/y + 1/z = 2 and 1/x - 1/y = 1",
  "2/x^2 + 3/y = 2 and 1/x^2 - 1/y = 1",
])("%s is left to other tasks", (question) => {
  expect(reduciblePair.attempt(readQuestion(question), { grade: 10 })).toBeNull();
});
