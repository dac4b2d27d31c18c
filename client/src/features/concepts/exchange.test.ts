import { expect, test } from "vitest";
import { addressOf, conversationIn } from "./concept-address.ts";
import { exchangesIn, lastExplanationIn, withAsks, type Ask } from "./exchange.ts";
import { anAsk, explained } from "./testing/concept-samples.ts";

const quiz = explained({ id: 13, questionId: null, metadata: { isQuiz: true } });
const ask: Ask = {
  key: "a",
  kind: "explanation",
  concept: "Gravity",
  conversationId: 7,
  messageId: null,
  failure: null,
};

test("an exchange requested by a button has the concept that was typed last", () => {
  const retold = explained({ id: 14, questionId: null, metadata: { isReExplanation: true } });
  const exchanges = exchangesIn([anAsk(), explained(), quiz, retold]);
  expect(exchanges.map(({ kind, question, concept }) => ({ kind, question, concept }))).toEqual([
    { kind: "explanation", question: "Photosynthesis", concept: "Photosynthesis" },
    { kind: "quiz", question: null, concept: "Photosynthesis" },
    { kind: "reExplanation", question: null, concept: "Photosynthesis" },
  ]);
});

test("a question with two answers is shown once, and one without an answer can be asked again", () => {
  const [first, second, third] = exchangesIn([
    anAsk(),
    explained(),
    explained({ id: 14 }),
    anAsk("Gravity", 15),
  ]);
  expect([first?.question, second?.question, third?.question]).toEqual([
    "Photosynthesis",
    null,
    "Gravity",
  ]);
  expect(second?.concept).toBe("Photosynthesis");
  expect(third?.answer.state).toBe("failed");
});

test("an ask is below the conversation until the conversation contains it, and keeps its key", () => {
  const stored = exchangesIn([anAsk(), explained()]);
  expect(withAsks(stored, [ask]).map(({ key, question }) => [key, question])).toEqual([
    ["12", "Photosynthesis"],
    ["a", "Gravity"],
  ]);
  const withMessage = { ...ask, messageId: 12 };
  expect(withAsks(stored, [withMessage]).map(({ key }) => key)).toEqual(["a"]);
  expect(withAsks([], [withMessage])[0]).toMatchObject({ key: "a", messageId: 12, message: null });
});

test("a quiz is not an explanation to give feedback on", () => {
  expect(lastExplanationIn(exchangesIn([anAsk(), explained(), quiz]))?.messageId).toBe(12);
  expect(lastExplanationIn([])).toBeNull();
});

test("the conversation is determined by the address only", () => {
  expect(conversationIn("conversation=7")).toBe(7);
  expect(addressOf(7)).toBe("/concepts?conversation=7");
  expect(addressOf(null)).toBe("/concepts");
  for (const search of ["", "conversation=0", "conversation=x", "conversation=7e9", "c=7"]) {
    expect(conversationIn(search)).toBeNull();
  }
});
