import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { chanceTasks } from "../chance.tasks.ts";

const from = (letters: string): string =>
  `Two letters picked without replacement from ${letters}. Give prob of picking 2 a.`;

test.each([
  [from("banana"), "1/5"],
  [from("BANANA"), "1/5"],
  [from("Banana"), "1/5"],
  [from("{a: 3, b: 1, n: 2}"), "1/5"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(chanceTasks, question)).toBe(answer);
});

test("capital letters among lower-case ones may be different letters", () => {
  expect(answerOf(chanceTasks, from("aAb"))).toBeNull();
});
