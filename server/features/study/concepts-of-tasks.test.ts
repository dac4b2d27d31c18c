import { expect, test } from "vitest";
import { wholeLibrary } from "../../library/testing/whole-library.ts";
import { lawFrames, solveQuestion, tasks } from "@sawaal/maths/testing";
import { conceptsOfLaws } from "./concepts-of-laws.ts";
import { conceptOfTask, conceptsOfTasks } from "./concepts-of-tasks.ts";

const concepts = new Set(wholeLibrary.all.map(({ id }) => id));

test.each([
  ["tasks", conceptsOfTasks],
  ["laws of physics", conceptsOfLaws],
])("every concept of the %s is in the library", (_of, table) => {
  expect([...table.values()].filter((id) => !concepts.has(id))).toEqual([]);
});

test("every task has a concept by its name alone, except where topics differ", () => {
  const without = tasks.filter(({ name, examples: [example] }) => {
    const outcome = solveQuestion(example);
    if (outcome.kind !== "solved") throw new Error(`${name} doesn't solve its example`);
    const { part, topic } = outcome.solution;
    return (
      conceptOfTask(name, part, topic) === undefined ||
      (part === undefined && !conceptsOfTasks.has(name))
    );
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("every law of physics has a concept", () => {
  const without = lawFrames.filter(({ name }) => !conceptsOfLaws.has(name));
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("the tables name no unknown task or law", () => {
  const names = new Set(tasks.map(({ name }) => name));
  const unknown = [...conceptsOfTasks.keys()].filter((key) => !names.has(key.split(": ")[0] ?? ""));
  expect(unknown).toEqual([]);
  const laws = new Set(lawFrames.map(({ name }) => name));
  expect([...conceptsOfLaws.keys()].filter((name) => !laws.has(name))).toEqual([]);
});

test("a task of several chapters counts for the question's chapter", () => {
  expect(conceptOfTask("progression", undefined, "Arithmetic Progressions")).toBe(
    "arithmetic-progressions",
  );
  expect(conceptOfTask("progression", undefined, "Geometric Progressions")).toBe(
    "geometric-progressions",
  );
  expect(conceptOfTask("physics-force", "friction", "Laws of Motion")).toBe("friction");
});
