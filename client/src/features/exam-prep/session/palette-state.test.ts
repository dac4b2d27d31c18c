import { expect, test } from "vitest";
import { asha } from "../../../testing/open-app.tsx";
import { aChoice, aNumerical, aSession } from "../testing/exam-samples.ts";
import { paletteCounts, paletteState, sectionsOf } from "./palette-state.ts";
import { newDraft, visit, withAnswer } from "./session-draft.ts";

const questions = [aChoice("q-1"), aChoice("q-2"), aNumerical("q-3"), aChoice("q-4")];
const session = aSession({ questions });
const draft = newDraft({ userId: asha.id, session, name: "Mock test", clockAhead: 0, now: 0 });

test.each([
  ["notVisited", {}, false],
  ["notAnswered", {}, true],
  ["answered", { choice: 0 }, true],
  ["answered", { typed: "39" }, true],
  ["marked", { isMarked: true }, true],
  ["answeredAndMarked", { choice: 3, isMarked: true }, true],
  ["notAnswered", { typed: " " }, true],
] as const)("a question has the state %s if its answer is %j", (state, change, isVisited) => {
  const changed = withAnswer(draft, "q-3", { ...change, isVisited });
  expect(paletteState(changed, "q-3")).toBe(state);
});

test("the counts of all states add up to the number of questions", () => {
  const answered = withAnswer(draft, "q-1", { choice: 1 });
  const marked = withAnswer(visit(answered, questions, 1, 0), "q-2", { isMarked: true });
  expect(paletteCounts(marked, questions)).toEqual({
    answered: 1,
    notAnswered: 0,
    notVisited: 2,
    marked: 1,
    answeredAndMarked: 0,
  });
});

test("the sections of a mock are its subjects in order, each with the indexes of its questions", () => {
  expect(sectionsOf(questions)).toEqual([
    { subject: "Physics", indexes: [0, 1, 3] },
    { subject: "Mathematics", indexes: [2] },
  ]);
});
