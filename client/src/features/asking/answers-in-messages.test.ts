import { expect, test } from "vitest";
import type { Message } from "#shared/contracts/messages.ts";
import { aMessage, anAnswer } from "./testing/answer-samples.ts";
import { answerIn, lastQuestionIn } from "./answers-in-messages.ts";

const asked = (id: number, content: string, more: Partial<Message> = {}) =>
  aMessage({ id, content, ...more });
const answered = (id: number, questionId: number | null, more: Partial<Message> = {}) =>
  aMessage({ id, role: "assistant", content: "", questionId, aiResponse: anAnswer(), ...more });

test("an answer is found with its question, photo and level, whatever messages are between them", () => {
  const messages = [
    asked(1, "First", { imageUrl: "/api/uploads/x", metadata: { helpLevel: "hint" } }),
    asked(2, "Second", { metadata: { helpLevel: "full" } }),
    answered(3, 2),
    answered(4, 1, { metadata: { helpLevel: "hint" } }),
  ];
  expect(answerIn(messages, 4)).toEqual({
    question: { text: "First", photo: { kind: "stored", url: "/api/uploads/x" } },
    helpLevel: "hint",
    answer: { state: "complete", aiResponse: anAnswer() },
  });
  expect(answerIn(messages, 3)?.question.text).toBe("Second");
});

test.each(["pending", "streaming"] as const)("an answer whose message is %s streams", (state) => {
  const messages = [asked(1, "A"), answered(2, 1, { state, aiResponse: null })];
  expect(answerIn(messages, 2)?.answer).toEqual({
    state: "streaming",
    part: {},
    isConnected: true,
  });
});

test("a stopped answer keeps the text written so far", () => {
  const written = { content: "Undo what" };
  const messages = [asked(1, "A"), answered(2, 1, { state: "stopped", aiResponse: null, written })];
  expect(answerIn(messages, 2)?.answer).toEqual({ state: "stopped", part: written });
});

test("a failed answer has the reason that the ask was given, and a default sentence if there was none", () => {
  const failure = { title: "T", status: 502, code: "c", detail: "It came out garbled." };
  const failed = (more: Partial<Message>) =>
    answerIn([asked(1, "A"), answered(2, 1, { state: "failed", aiResponse: null, ...more })], 2);
  expect(failed({ failure })?.answer).toEqual({
    state: "failed",
    part: {},
    failure: { detail: "It came out garbled.", retryAt: null },
  });
  expect(failed({})?.answer).toMatchObject({
    failure: { detail: expect.stringContaining("Try again") },
  });
});

test("a message that is no answer, or answers no question, is not found", () => {
  expect(answerIn([], 2)).toBeNull();
  expect(answerIn([asked(1, "A")], 1)).toBeNull();
  expect(answerIn([asked(1, "A"), answered(2, null)], 2)).toBeNull();
});

test("the last question has an answer, has none, or does not exist", () => {
  expect(lastQuestionIn([])).toEqual({ kind: "none" });
  const practice = answered(3, null);
  const messages = [asked(1, "First"), answered(2, 1), practice];
  expect(lastQuestionIn(messages)).toEqual({ kind: "answered", messageId: 2 });
  expect(lastQuestionIn([...messages, asked(4, "Second")])).toEqual({
    kind: "unanswered",
    question: { text: "Second", photo: null },
  });
});

/** A doubt, its solution, and two revisions that the student asked for. */
const refined = [
  asked(1, "Why 4?", { imageUrl: "/api/uploads/x" }),
  answered(2, 1, { metadata: { helpful: false } }),
  asked(3, "Simpler, please"),
  answered(4, 3, { metadata: { refines: { messageId: 2, wish: "Simpler, please" } } }),
  answered(5, null, { metadata: { refines: { messageId: 4, wish: "Shorter" } } }),
];

test("a revised solution is shown below the original doubt, with the wish", () => {
  for (const [id, refines] of [
    [4, { messageId: 2, wish: "Simpler, please" }],
    [5, { messageId: 4, wish: "Shorter" }],
  ] as const) {
    const found = answerIn(refined, id);
    expect(found?.question.text).toBe("Why 4?");
    expect(found?.question.photo).not.toBeNull();
    expect(found?.refines).toEqual(refines);
  }
  expect(answerIn(refined, 2)).toMatchObject({ helpful: false });
});

test("a conversation continues from the last version of the last doubt, and a wish is not a doubt", () => {
  expect(lastQuestionIn(refined)).toEqual({ kind: "answered", messageId: 5 });
  const next = [...refined, asked(6, "And 5?"), answered(7, 6), answered(8, null)];
  expect(lastQuestionIn(next)).toEqual({ kind: "answered", messageId: 7 });
});

test("versions that refer to one another in a circle don't cause an endless search", () => {
  const circle = [
    asked(1, "Why 4?"),
    answered(2, 1, { metadata: { refines: { messageId: 3, wish: "" } } }),
    answered(3, null, { metadata: { refines: { messageId: 2, wish: "" } } }),
  ];
  expect(answerIn(circle, 3)?.question.text).toBe("Why 4?");
});
