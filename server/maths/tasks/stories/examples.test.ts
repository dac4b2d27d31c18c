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
  expect(checkSolution(solved.solution).failures).toEqual([]);
});

test.each(storiesTasks.map((task) => [task.name, task] as const))(
  "similar questions of %s are solved too",
  (_, task) => {
    const question = readQuestion(task.examples[0]);
    const found = new Set<string>();
    // Two different answers are sufficient.
    for (let seed = 1; seed <= 12 && found.size < 2; seed += 1) {
      const varied = task.vary(question, seeded(seed));
      const answer = varied === null ? null : answerOf([task], varied);
      if (answer !== null && /\d/.test(answer)) found.add(answer);
    }
    expect(found.size).toBe(2);
  },
);

/** A linear congruential generator, so that the numbers are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
