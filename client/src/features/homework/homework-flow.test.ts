// @vitest-environment node
import { expect, test } from "vitest";
import {
  homeworkFlow,
  initialFlow,
  type HomeworkEvent,
  type HomeworkFlow,
} from "./homework-flow.ts";

const question = { text: "Solve 2x + 3 = 11", photo: null };
const failure = { detail: "The tutor took too long.", retryAt: null };

const after = (...events: HomeworkEvent[]): HomeworkFlow =>
  events.reduce(homeworkFlow, initialFlow);
const submitted: HomeworkEvent = { type: "submitted", question };
const chosen = (level: "full" | "hint", newKey: string): HomeworkEvent => ({
  type: "levelChosen",
  level,
  newKey,
});
const started: HomeworkEvent = { type: "conversationStarted", conversationId: 7 };

test("a trimmed question leads to the choice of the help level", () => {
  const padded = { text: "  Solve 2x + 3 = 11\n", photo: null };
  expect(after({ type: "submitted", question: padded })).toEqual({
    step: "helpLevel",
    thread: { question, conversationId: null, keys: {} },
  });
});

test("a selected level is asked with an idempotency key of its own", () => {
  expect(after(submitted, chosen("hint", "key-1"))).toEqual({
    step: "asking",
    ask: { level: "hint", thread: { question, conversationId: null, keys: { hint: "key-1" } } },
  });
});

test("an answer with a message ends the flow; the address shows it", () => {
  expect(after(submitted, chosen("full", "key-1"), started, { type: "accepted" })).toEqual(
    initialFlow,
  );
});

test("a failure keeps question, conversation and key, and a retry sends the same ask", () => {
  const failed = after(submitted, chosen("full", "key-1"), started, { type: "failed", failure });
  const ask = { level: "full", thread: { question, conversationId: 7, keys: { full: "key-1" } } };
  expect(failed).toEqual({ step: "failed", ask, failure });
  expect(homeworkFlow(failed, { type: "retried" })).toEqual({ step: "asking", ask });
});

test("the same level after a stop is a new ask in the same conversation", () => {
  const stopped = after(submitted, chosen("full", "key-1"), started, { type: "stopped" });
  expect(stopped.step).toBe("helpLevel");
  const again = homeworkFlow(stopped, chosen("full", "key-2"));
  expect(again).toMatchObject({ ask: { thread: { conversationId: 7, keys: { full: "key-2" } } } });
});

test("changing the level after a failure keeps the failed key, because the same level may be selected again", () => {
  const failed = after(submitted, chosen("full", "key-1"), started, { type: "failed", failure });
  const choosing = homeworkFlow(failed, { type: "cancelled" });
  expect(homeworkFlow(choosing, chosen("full", "key-2"))).toMatchObject({
    ask: { thread: { keys: { full: "key-1" } } },
  });
  expect(homeworkFlow(choosing, chosen("hint", "key-2"))).toMatchObject({
    ask: { thread: { keys: { full: "key-1", hint: "key-2" } } },
  });
});

test("after a failure the student may select another level", () => {
  const failed = after(submitted, chosen("full", "key-1"), { type: "failed", failure });
  expect(homeworkFlow(failed, { type: "cancelled" }).step).toBe("helpLevel");
});

test("Ask This asks at once, at the same level, in the same conversation, with a new key", () => {
  const askedThis: HomeworkEvent = {
    type: "followUpAsked",
    text: "And if it were 2x - 3?",
    level: "stepbystep",
    conversationId: 7,
    newKey: "key-2",
  };
  expect(after(askedThis)).toEqual({
    step: "asking",
    ask: {
      level: "stepbystep",
      thread: {
        question: { text: "And if it were 2x - 3?", photo: null },
        conversationId: 7,
        keys: { stepbystep: "key-2" },
      },
    },
  });
});

test("an edited question goes back to the box, and is a new question when it is submitted", () => {
  const edited = after(submitted, chosen("full", "key-1"), started, { type: "edited", question });
  expect(edited).toEqual({ step: "input", question });
  expect(homeworkFlow(edited, submitted)).toMatchObject({
    thread: { conversationId: null, keys: {} },
  });
});

test("New Question clears the box", () => {
  expect(after(submitted, { type: "reset" })).toEqual(initialFlow);
});

test.each<HomeworkEvent>([
  { type: "accepted" },
  { type: "stopped" },
  { type: "failed", failure },
  started,
  { type: "retried" },
  { type: "cancelled" },
])("$type changes nothing if nothing is being asked", (event) => {
  const choosing = after(submitted);
  expect(homeworkFlow(choosing, event)).toBe(choosing);
  expect(homeworkFlow(initialFlow, event)).toBe(initialFlow);
});

test("a level can't be selected twice, nor an ask retried while it is being sent", () => {
  const asking = after(submitted, chosen("full", "key-1"));
  expect(homeworkFlow(asking, chosen("hint", "key-2"))).toBe(asking);
  expect(homeworkFlow(asking, { type: "retried" })).toBe(asking);
});
