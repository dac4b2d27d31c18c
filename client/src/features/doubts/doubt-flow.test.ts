// @vitest-environment node
import { expect, test } from "vitest";
import { emptyQuestion } from "../asking/question.ts";
import { doubtFlow, initialFlow, type DoubtEvent, type DoubtFlow } from "./doubt-flow.ts";

const question = { text: " Why 4? ", photo: null };
const failure = { detail: "No.", retryAt: null };
const submitted: DoubtEvent = { type: "submitted", question, newKey: "k1" };
const followedUp: DoubtEvent = {
  type: "followUpAsked",
  text: "And if it were 5?",
  conversationId: 7,
  newKey: "k2",
};
const after = (...events: DoubtEvent[]) => events.reduce<DoubtFlow>(doubtFlow, initialFlow);

test("a doubt is trimmed and sent at once, with an idempotency key of its own", () => {
  expect(after(submitted)).toEqual({
    step: "asking",
    ask: {
      question: { text: "Why 4?", photo: null },
      conversationId: null,
      key: "k1",
      isFollowUp: false,
    },
  });
});

test("a retry after a failure has the same key in the same conversation", () => {
  const asking = after(submitted, { type: "conversationStarted", conversationId: 7 });
  const failed = doubtFlow(asking, { type: "failed", failure });
  expect(failed).toMatchObject({ step: "failed", failure, ask: { key: "k1", conversationId: 7 } });
  expect(doubtFlow(failed, { type: "retried" })).toEqual(asking);
});

test("a withdrawn doubt is in the box again, and the next one uses its conversation", () => {
  const started: DoubtEvent = { type: "conversationStarted", conversationId: 7 };
  const back = after(submitted, started, { type: "withdrawn" });
  expect(back).toEqual({
    step: "input",
    question: { text: "Why 4?", photo: null },
    conversationId: 7,
  });
  expect(doubtFlow(back, { ...submitted, newKey: "k3" })).toMatchObject({
    ask: { key: "k3", conversationId: 7 },
  });
});

test("a follow-up uses the conversation of its solution, and withdrawing it leaves an empty box", () => {
  expect(after(followedUp)).toMatchObject({
    step: "asking",
    ask: { question: { text: "And if it were 5?" }, conversationId: 7, isFollowUp: true },
  });
  expect(after(followedUp, { type: "withdrawn" })).toEqual(initialFlow);
  expect(after(followedUp, { type: "failed", failure }, { type: "withdrawn" })).toEqual(
    initialFlow,
  );
});

test("an edited doubt starts a new conversation, and a new doubt starts with an empty box", () => {
  const edited = after(submitted, { type: "edited", question });
  expect(edited).toEqual({ step: "input", question, conversationId: null });
  expect(doubtFlow(edited, { type: "reset" })).toEqual({
    step: "input",
    question: emptyQuestion,
    conversationId: null,
  });
});

test.each<DoubtEvent>([
  { type: "accepted" },
  { type: "failed", failure },
  { type: "conversationStarted", conversationId: 7 },
  { type: "retried" },
  { type: "withdrawn" },
])("a late event changes nothing in the box: %j", (event) => {
  const editing = after({ type: "edited", question });
  expect(doubtFlow(editing, event)).toBe(editing);
});

test("an accepted doubt has its place in the address, and the box is cleared", () => {
  expect(after(submitted, { type: "accepted" })).toEqual(initialFlow);
});

test("a doubt whose photo was refused is sent again as a new question of its conversation", () => {
  const started: DoubtEvent = { type: "conversationStarted", conversationId: 7 };
  const failed = after(submitted, started, { type: "failed", failure });
  const resent: DoubtEvent = {
    type: "resent",
    question: { text: "Why?", photo: null },
    newKey: "k9",
  };
  expect(doubtFlow(failed, resent)).toMatchObject({
    step: "asking",
    ask: { question: { text: "Why?", photo: null }, conversationId: 7, key: "k9" },
  });
});
