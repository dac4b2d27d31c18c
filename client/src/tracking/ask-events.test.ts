// @vitest-environment node
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { trackAsk } from "./ask-events.ts";
import { track } from "./track.ts";

vi.mock("./track.ts", () => ({ track: vi.fn() }));
beforeEach(() => void vi.mocked(track).mockClear());
afterAll(() => vi.doUnmock("./track.ts"));

const trackedCalls = () => vi.mocked(track).mock.calls;
const asked = (text: string, photo: unknown = null) => ({ question: { text, photo } });

test("a question is tracked by its length and its first fifty characters", () => {
  const text = "How far does a ball fly that is thrown at forty-five degrees?";
  trackAsk(asked(` ${text} `)).onAnswerStart();
  const query_preview = "How far does a ball fly that is thrown at forty-fi";
  expect(query_preview).toHaveLength(50);
  expect(trackedCalls()).toEqual([
    ["query_submitted", { character_count: text.length, has_image: false, query_preview }],
  ]);
});

test("a photo without text has no preview", () => {
  trackAsk(asked("", new Blob())).onAnswerStart();
  expect(trackedCalls()).toEqual([["query_submitted", { character_count: 0, has_image: true }]]);
});

test("for a revision of an answer, the wish is tracked as the question", () => {
  trackAsk({ ...asked("2 + 2"), refines: { wish: "Shorter" } }).onAnswerStart();
  expect(trackedCalls()).toEqual([
    ["query_submitted", { character_count: 7, has_image: false, query_preview: "Shorter" }],
  ]);
});

test("a retried question counts once, and its answer is tracked", () => {
  const { onAnswerStart: hasBegun, onAnswerComplete: isAnswered } = trackAsk(asked("2 + 2"), true);
  hasBegun();
  expect(trackedCalls()).toEqual([]);
  isAnswered("Four.");
  expect(trackedCalls()).toEqual([
    ["ai_response_received", { character_count: 5, duration_ms: expect.any(Number) }],
  ]);
});

test("an answer requested by a button has no question to track", () => {
  trackAsk(asked("")).onAnswerStart();
  expect(trackedCalls()).toEqual([]);
});

test("a question with a care reply is counted once, without its text", () => {
  const { onPrivateReply: isPrivate, onAnswerStart: hasBegun } = trackAsk(
    asked("my father beats me every day"),
  );
  expect(trackedCalls()).toEqual([]);
  isPrivate();
  hasBegun();
  expect(trackedCalls()).toEqual([["query_submitted", { character_count: 28, has_image: false }]]);
});
