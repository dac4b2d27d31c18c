import { expect, test } from "vitest";
import { readQuestion } from "../../read/question.ts";
import { geometryTasks } from "./geometry.tasks.ts";
import { ask, solveOrThrow } from "./testing/ask.ts";

test.each(
  geometryTasks.flatMap(({ name, examples }) =>
    examples.map((example) => [name, example] as const),
  ),
)("%s solves its own example: %s", (name, example) => {
  const { task, solution } = solveOrThrow(example);
  expect(task).toBe(name);
  expect(solution.steps.length).toBeGreaterThan(0);
  expect(solution.check.lines.length).toBeGreaterThan(0);
});

test.each(geometryTasks.map((task) => [task.name, task] as const))(
  "%s makes similar questions that it solves",
  (_name, task) => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const question = readQuestion(task.examples[0]);
    // The first answer ends the search; the tests steps-follow and varied-questions check more variations of every
    // task.
    const isAnswered = Array.from({ length: 30 }).some(() => {
      const answer = ask(task.vary(question, random) ?? "");
      return answer !== null && !answer.includes("_");
    });
    expect(isAnswered).toBe(true);
  },
);
