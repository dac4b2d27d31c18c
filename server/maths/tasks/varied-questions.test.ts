import { expect, test } from "vitest";
import { seededRandom } from "../seeded-random.ts";
import { readQuestion } from "../read/question.ts";
import { unlessRefused } from "../refusal.ts";
import { tasks } from "./registry.ts";

/** So many of 874 varied questions are not solved by the task that made them; it may only fall. */
const mostLost = 8;

test("what is made of an example of a task is a question that this task solves", () => {
  const random = seededRandom(11);
  const lost = tasks.flatMap((task) =>
    task.examples.flatMap((example) => {
      const varied = task.vary(readQuestion(example), random) ?? "";
      const question = unlessRefused(() => readQuestion(varied));
      return question && task.provedReading(question) !== null ? [] : [`${task.name}: ${varied}`];
    }),
  );
  expect(lost.slice(mostLost)).toEqual([]);
}, 120_000);
