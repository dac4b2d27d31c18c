import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { ringingTogether } from "./ringing-together.task.ts";

const tasks = [ringingTogether];

test.each([
  [
    "Three bells ring at intervals of 9, 12 and 15 minutes. If they ring together at 8 am, when will they ring together next?",
    "11:00 AM",
  ],
  [
    "four bells toll at intervals of 8, 9, 12 and 15 minutes respectively. if they toll together at 3 p.m., when will they toll together again",
    "9:00 PM",
  ],
  [
    "Two bells toll at intervals of 15 and 18 minutes. They toll together at 7:30 am. At what time will they toll together again?",
    "9:00 AM",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerOf(tasks, question)).toBe(answer);
});

test.each([
  "Three bells ring at intervals of 9, 12 and 15 minutes. If they ring together at 10 pm, when will they ring together next?",
  "Two bells ring at intervals of 9, 12 and 15 minutes. If they ring together at 8 am, when will they ring together next?",
  "Three bells ring at intervals of 9, 12 and 15 seconds. If they ring together at 8 am, when will they ring together next?",
  "Three bells ring at intervals of 9, 12 and 15 minutes. If they ring together at 8, when will they ring together next?",
  "Three bells ring at intervals of 9, 12 and 15 minutes. If they ring together at 8 am, when will they ring together for the third time?",
  "Three bells ring at intervals of 9, 12 and 15 minutes. If they ring together at 8 am, how often will they ring together till noon?",
])("says something else and is not answered: %s", (question) => {
  expect(answerOf(tasks, question)).toBeNull();
});
