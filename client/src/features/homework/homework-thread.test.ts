import { expect, test } from "vitest";
import type { Message } from "#shared/contracts/conversations.ts";
import { answerIn, lastQuestionIn, practiceIn } from "./homework-thread.ts";
import { anAnswer, aMessage } from "./testing/homework-samples.ts";

const asked = (id: number, content: string, more: Partial<Message> = {}) =>
  aMessage({ id, role: "user", content, ...more });
const answered = (id: number, more: Partial<Message> = {}) =>
  aMessage({ id, role: "assistant", content: "", aiResponse: anAnswer(), ...more });

test("an answer is found with the question before it, photo and level", () => {
  const messages = [
    asked(1, "First"),
    answered(2),
    asked(3, "Second", { imageUrl: "/api/uploads/x" }),
    answered(4, { metadata: { helpLevel: "hint" } }),
    asked(5, "Third"),
  ];
  expect(answerIn(messages, 4)).toEqual({
    question: { text: "Second", photo: { kind: "stored", url: "/api/uploads/x" } },
    helpLevel: "hint",
    aiResponse: anAnswer(),
  });
});

test("answers that overtook each other find the question of their own level", () => {
  const messages = [
    asked(1, "With hints", { metadata: { helpLevel: "hint" } }),
    asked(2, "In full", { metadata: { helpLevel: "full" } }),
    answered(3, { metadata: { helpLevel: "hint" } }),
  ];
  expect(answerIn(messages, 3)?.question.text).toBe("With hints");
});

test("what is no answer, or no question's answer, is not there", () => {
  expect(answerIn([], 2)).toBeNull();
  expect(answerIn([asked(1, "A")], 1)).toBeNull();
  expect(answerIn([answered(2)], 2)).toBeNull();
  expect(practiceIn([asked(1, "A")], 1)).toBeNull();
});

test("a practice question keeps its words when its solution was shown", () => {
  const solved = anAnswer({ content: "Subtract 5 first.", answer: "$x = 3$" });
  const messages = [
    asked(1, "A"),
    answered(2, { content: "Solve 3x + 5 = 14", aiResponse: solved }),
  ];
  expect(practiceIn(messages, 2)).toEqual({ question: "Solve 3x + 5 = 14", aiResponse: solved });
});

test("the last question is answered, waits, or isn't there", () => {
  const question = asked(3, "Second");
  expect(lastQuestionIn([])).toEqual({ kind: "none" });
  expect(lastQuestionIn([asked(1, "First"), answered(2)])).toEqual({
    kind: "answered",
    messageId: 2,
  });
  expect(lastQuestionIn([asked(1, "First"), answered(2), question])).toEqual({
    kind: "waiting",
    question: { text: "Second", photo: null },
    askedAt: question.createdAt,
  });
});
