import { expect, test } from "vitest";
import { readQuestion } from "../../read/question.ts";
import { vectorsTasks } from "../vectors/vectors.tasks.ts";
import { matricesTasks } from "./matrices.tasks.ts";

const tasks = [...vectorsTasks, ...matricesTasks];

/** Returns the first task that matches a question, and its plain answer; null if none solves it. */
function taken(text: string): { task: string; answer: string } | null {
  const question = readQuestion(text);
  for (const task of tasks) {
    const outcome = task.attempt(question, { grade: 12 });
    if (outcome?.kind === "solved") {
      return { task: outcome.task, answer: outcome.solution.answer.plain };
    }
    if (outcome) return null;
  }
  return null;
}

const examples = tasks.flatMap(({ name, examples: own }) =>
  own.map((example) => [name, example] as const),
);

test.each(examples)("%s solves its own example: %s", (name, example) => {
  expect(taken(example)?.task).toBe(name);
});

test.each(tasks.map((task) => [task.name, task.examples] as const))(
  "the examples of %s have different answers",
  (_, own) => {
    const answers = own.map((example) => taken(example)?.answer);
    expect(new Set(answers).size).toBe(own.length);
  },
);
