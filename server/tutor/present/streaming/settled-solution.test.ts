import { parse } from "partial-json";
import { expect, test } from "vitest";
import { givenSolution } from "../../../testing/given-solution.ts";
import type { Draft } from "../../engine.ts";
import type { HomeworkSolution } from "../../outputs/homework-solution.ts";
import { isFieldPast, readerOf, textIn } from "./settled.ts";
import { settledSolution as schema } from "./settled-solution.ts";

const solution = givenSolution();
const text = JSON.stringify(solution);

const settledSolution = (draft: Draft<HomeworkSolution>) => readerOf(schema)(draft);

/** The solution as far as it is written when this much of it has come. */
function until(mark: string): Draft<HomeworkSolution> {
  const written = text.slice(0, text.indexOf(mark) + mark.length);
  return parse(written) as Draft<HomeworkSolution>; // safe: cut out of one
}

test("a field is complete when the next one has begun", () => {
  expect(settledSolution(until('"answer":"$x = 4'))).not.toHaveProperty("answer");
  expect(settledSolution(until('"explanation":"'))).toMatchObject({ answer: "$x = 4$" });
});

test("a step is complete when the next one, or the next field, has begun", () => {
  expect(settledSolution(until('"result":"$2x = 8$"')).steps).toEqual([]);
  expect(settledSolution(until('{"title":"Divide both')).steps).toEqual([solution.steps[0]]);
  expect(settledSolution(until('"hints":{"idea":"An')).steps).toEqual(solution.steps);
});

test("a nested field is complete by itself", () => {
  const settled = settledSolution(until('"firstMove":"Sub'));
  expect(settled.hints).toEqual({ idea: solution.hints.idea });
});

test("the text that is being written is there as far as it goes", () => {
  const draft = until('"explanation":"Undo what');
  expect(textIn(draft, "explanation")).toBe("Undo what");
  expect(isFieldPast(draft, "explanation")).toBe(false);
  expect(isFieldPast(draft, "answer")).toBe(true);
});

test("a field of a wrong shape is left out", () => {
  const odd = { subject: 7, topic: ["a"], answer: " ", steps: [{ title: 1 }, {}], proof: "" };
  const draft = odd as unknown as Draft<HomeworkSolution>; // safe: drafts may hold anything
  expect(Object.values(settledSolution(draft)).filter((value) => value !== undefined)).toEqual([]);
});

test("the same object is returned until more is complete", () => {
  const read = readerOf(schema);
  const before = read(until('"explanation":"Undo'));
  expect(read(until('"explanation":"Undo what was'))).toBe(before);
  expect(read(until('"proof":"'))).not.toBe(before);
});
