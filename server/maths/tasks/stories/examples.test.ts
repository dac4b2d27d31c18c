import { expect, test } from "vitest";
import { checkSolution } from "../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../testing/attempt.ts";
import { readQuestion } from "../../read/question.ts";
import { storiesTasks } from "./stories.tasks.ts";

const examples = storiesTasks.flatMap((task) =>
  task.examples.map((example) => [task.name, example] as const),
);

test.each(examples)("%s solves its example: %s", (name, example) => {
  const solved = solvedBy(storiesTasks, example);
  expect(solved.task).toBe(name);
  expect(solved.question).toBe(example);
  expect(checkSolution(solved.solution).failed).toEqual([]);
});

test.each(storiesTasks.map((task) => [task.name, task] as const))(
  "similar questions of %s are solved too",
  (_, task) => {
    const question = readQuestion(task.examples[0]);
    const answers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => {
      const varied = task.vary(question, seeded(seed));
      return varied === null ? null : answerOf([task], varied);
    });
    const found = answers.filter((answer) => answer !== null && /\d/.test(answer));
    expect(new Set(found).size).toBeGreaterThan(1);
  },
);

/** A small generator of numbers that are always the same. */
function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
