import { expect, test } from "vitest";
import { anAnswer, aMessage } from "../testing/answer-samples.ts";
import { practiceIn } from "./practice-question.ts";

test("a practice question keeps its text after its solution is shown", () => {
  const solved = anAnswer({ content: "Subtract 5 first.", answer: "$x = 3$" });
  const message = { id: 2, content: "Solve 3x + 5 = 14", aiResponse: solved } as const;
  const messages = [aMessage({ id: 1 }), aMessage({ ...message, role: "assistant" })];
  expect(practiceIn(messages, 2)).toEqual({ question: "Solve 3x + 5 = 14", aiResponse: solved });
});

test("a message that is no practice question, or is still being written, is not found", () => {
  expect(practiceIn([], 2)).toBeNull();
  expect(practiceIn([aMessage({ id: 2 })], 2)).toBeNull();
  expect(practiceIn([aMessage({ id: 2, role: "assistant", state: "pending" })], 2)).toBeNull();
});
