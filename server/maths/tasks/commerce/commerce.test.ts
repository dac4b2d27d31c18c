import { expect, test } from "vitest";
import { readQuestion } from "../../read/question.ts";
import { commerceTasks } from "./commerce.tasks.ts";
import { answerTo, solutionOf } from "./testing/answer-to.ts";

const examples = commerceTasks.flatMap((task) => {
  return task.examples.map((example) => [task.name, example] as const);
});

test.each(examples)("%s solves its example: %s", (name, example) => {
  expect(solutionOf(example)?.task).toBe(name);
});

test.each(commerceTasks.map((task) => [task.name, task] as const))(
  "the examples of %s have different answers",
  (_, task) => {
    const answers = task.examples.map(answerTo);
    expect(new Set(answers).size).toBe(answers.length);
  },
);

/** A deterministic pseudorandom sequence. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

test.each(commerceTasks.map((task) => [task.name, task] as const))(
  "%s makes similar questions that it solves, with other answers",
  (name, task) => {
    for (const example of task.examples) {
      const random = drawing(7);
      const made = Array.from({ length: 10 }, () => task.vary(readQuestion(example), random) ?? "");
      const solved = made.filter((question) => solutionOf(question)?.task === name);
      const others = solved.filter((question) => answerTo(question) !== answerTo(example));
      expect([example, others.length >= 5]).toEqual([example, true]);
    }
  },
);

test.each(examples)("%s reveals nothing in its hints: %s", (_, example) => {
  const solution = solutionOf(example)?.solution;
  const [plain = ""] = /\d[\d.]*/.exec(solution?.answer.plain ?? "") ?? [];
  const hints = [solution?.hints.idea, solution?.hints.firstMove];
  const numbers = hints.join(" ").match(/(?<![\d.])\d+(?:\.\d+)?(?![\d.])/g) ?? [];
  const inQuestion: readonly string[] = example.match(/\d+(?:\.\d+)?/g) ?? [];
  expect(numbers.filter((number) => number === plain && !inQuestion.includes(number))).toEqual([]);
});

test("a question of another kind is passed on", () => {
  const question = readQuestion("Solve x^2 - 5x + 6 = 0");
  for (const task of commerceTasks) expect(task.attempt(question, { grade: 8 })).toBeNull();
});
