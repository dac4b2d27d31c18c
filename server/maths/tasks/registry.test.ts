import { expect, test } from "vitest";
import { isBareMaths, readQuestion } from "../read/question.ts";
import { seededRandom } from "../seeded-random.ts";
import { solveQuestion } from "../solve-question.ts";
import { loadedAreas, tasks, tasksFor } from "./registry.ts";
import type { Task } from "../task/task.ts";

test("every task has a name of its own", () => {
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
});

test("an area is offered questions without words exactly where one of its tasks takes them", () => {
  for (const area of loadedAreas) {
    const hasSome = area.tasks.some(({ takesBareMaths }) => takesBareMaths);
    expect([area.title, area.takesBareMaths ?? false]).toEqual([area.title, hasSome]);
  }
});

const areasByTitle = loadedAreas.map((area) => [area.title, area.tasks] as const);

/** The first task that takes a question, also where it only says why it can't be done. */
function takenBy(candidates: readonly Task[], question: string): string | null {
  const read = readQuestion(question);
  const taker = candidates.find((task) => {
    try {
      return task.attempt(read, { grade: 9 }) !== null;
    } catch {
      return true;
    }
  });
  return taker?.name ?? null;
}

const random = seededRandom(7);
const varied = tasks.flatMap((task) =>
  task.examples.flatMap((example) => [
    example,
    ...Array.from({ length: 3 }, () => task.vary(readQuestion(example), random) ?? example),
  ]),
);
const bare = [...new Set(varied)].filter((question) => isBareMaths(readQuestion(question)));

test("a question without words is taken by the same task as if all were asked", () => {
  const others = bare.filter((question) => {
    return takenBy(tasksFor(readQuestion(question)), question) !== takenBy(tasks, question);
  });
  expect(bare.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});

/** A text with each of its words in turn replaced by another one. */
function withWord(text: string, word: string): string[] {
  return [...text.matchAll(/[A-Za-z]{2,}/g)].map(
    ({ index, 0: old }) => text.slice(0, index) + word + text.slice(index + old.length),
  );
}

test.each(areasByTitle)(
  "%s: a word that names a part of every object is a word like others",
  (_, own) => {
    const questions = own.flatMap(({ examples: [example] }) => withWord(example, "constructor"));
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      expect(() => solveQuestion(question, { grade: 9 })).not.toThrow();
    }
  },
);
