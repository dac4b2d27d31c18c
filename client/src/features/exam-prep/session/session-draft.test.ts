import { expect, test } from "vitest";
import { asha } from "../../../testing/open-app.tsx";
import { aChoice, aSession } from "../testing/exam-samples.ts";
import {
  answerTo,
  newDraft,
  responsesIn,
  sessionDraft,
  visit,
  withAnswer,
} from "./session-draft.ts";

const questions = [aChoice("q-1"), aChoice("q-2"), aChoice("q-3")];
const session = aSession({ questions });
const start = 1_000_000;
const fresh = () =>
  newDraft({
    userId: asha.id,
    session,
    name: "Quick revision, Physics",
    clockAhead: 0,
    now: start,
  });

test("a session begins at its first question, in the state visited", () => {
  const draft = fresh();
  expect(draft.place).toBe(0);
  expect(answerTo(draft, "q-1").isVisited).toBe(true);
  expect(answerTo(draft, "q-2").isVisited).toBe(false);
});

test("the time on a question is added to that question, also on a return to it", () => {
  const second = visit(fresh(), questions, 1, start + 20_000);
  const first = visit(second, questions, 0, start + 50_000);
  const last = visit(first, questions, 2, start + 55_000);
  expect(answerTo(last, "q-1").seconds).toBe(25);
  expect(answerTo(last, "q-2").seconds).toBe(30);
});

test("a clock that was set back subtracts no time", () => {
  const draft = visit(fresh(), questions, 1, start - 60_000);
  expect(answerTo(draft, "q-1").seconds).toBe(0);
});

test("the finish contains answered or marked questions, and none of the page's own state", () => {
  const answered = withAnswer(fresh(), "q-1", { choice: 2, isChecked: true });
  const marked = withAnswer(answered, "q-2", { isMarked: true });
  expect(responsesIn(visit(marked, questions, 2, start))).toEqual([
    {
      questionId: "q-1",
      choice: 2,
      typed: null,
      written: null,
      marks: null,
      seconds: 0,
      isMarked: false,
    },
    {
      questionId: "q-2",
      choice: null,
      typed: null,
      written: null,
      marks: null,
      seconds: 0,
      isMarked: true,
    },
  ]);
});

test("spaces alone are not a typed answer", () => {
  expect(responsesIn(withAnswer(fresh(), "q-1", { typed: "  " }))).toEqual([]);
  const typed = responsesIn(withAnswer(fresh(), "q-1", { typed: "", choice: 1 }));
  expect(typed).toMatchObject([{ typed: null, choice: 1 }]);
});

test("a stored draft is parsed to the same draft", () => {
  const draft = withAnswer(fresh(), "q-1", { choice: 2, points: [0] });
  expect(sessionDraft.parse(structuredClone(draft))).toEqual(draft);
});
