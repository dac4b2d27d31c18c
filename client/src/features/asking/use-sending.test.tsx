import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getUser } from "#shared/contracts/auth.ts";
import { stopConversation } from "#shared/contracts/conversations.ts";
import { connectionError } from "../../lib/api-error.ts";
import { answer } from "../../testing/api-mock.ts";
import { asha } from "../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../testing/phone-storage.ts";
import { server } from "../../testing/server.ts";
import { readOutbox, removeFromOutbox, outboxStore } from "../outbox/outbox-store.ts";
import { anAnswer } from "./testing/answer-samples.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { useSending } from "./use-sending.ts";

const owner = { box: "homework", userId: asha.id } as const;
const asked = {
  type: "homework",
  question: { text: "2 + 2", photo: null },
  level: "full",
  conversationId: null,
  key: "k",
} as const;
const message = { messageId: 12, completeAnswer: null };

givenPhoneStorage();
beforeEach(() => server.use(answer(stopConversation, undefined)));
afterEach(() => removeFromOutbox(asked.key));

/** The part of the page that shows and sends the outbox is mounted until this is called. */
let leaveOutbox: () => void;
beforeEach(() => {
  leaveOutbox = outboxStore.subscribe(() => undefined);
});
afterEach(() => leaveOutbox());

const offlineError = () => connectionError(new TypeError("fetch failed"));

/** A question of Asha's that is being sent, with its text still in the box. */
function toSend({ isAwaited = false } = {}) {
  const told: unknown[] = [];
  const isOnScreen = { current: true };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([getUser.path], asha);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(
    () =>
      useSending({
        box: owner.box,
        isWaiting: isAwaited,
        isOnScreen,
        dispatch: ({ type }) => void told.push(type),
        goToAnswer: (...place) => void told.push(place),
        goToEmptyBox: () => void told.push("left"),
        announce: () => void told.push("announced"),
      }),
    { wrapper },
  );
  writeDraft(owner, asked.question.text);
  const { callbacks: sent, onError } = hook.result.current.start(asked);
  return { told, isOnScreen, sent, onError, letGo: hook.result.current.withdraw };
}

test("a question whose answer has a place navigates there, and the box is cleared", () => {
  const { sent, told } = toSend();
  sent.onConversation(7);
  sent.onMessage(7, message);
  // The history has no entry for the waiting page, only for the address of the answer.
  expect(told).toEqual([
    "conversationStarted",
    [7, null, { replace: false }],
    "accepted",
    [7, 12, { replace: true }],
  ]);
  expect(readDraft(owner)).toBe("");
});

test("the history entry of a page that is already waiting is replaced from the beginning", () => {
  const { sent, told } = toSend({ isAwaited: true });
  sent.onConversation(7);
  expect(told.at(-1)).toEqual([7, null, { replace: true }]);
});

test("an answer in one piece is announced", () => {
  const { sent, told } = toSend();
  sent.onMessage(7, { ...message, completeAnswer: anAnswer() });
  expect(told).toContain("announced");
});

test("a student who has left is not navigated back; her question is sent all the same", () => {
  const { sent, told, isOnScreen } = toSend();
  isOnScreen.current = false;
  sent.onConversation(7);
  sent.onMessage(7, message);
  expect(told).toEqual([]);
  expect(readDraft(owner)).toBe("");
});

test("a withdrawn question navigates nowhere, announces nothing and keeps its text", async () => {
  const { sent, onError, told, letGo } = toSend();
  letGo(null);
  expect(sent.signal.aborted).toBe(true);
  sent.onConversation(7);
  sent.onMessage(7, { messageId: null, completeAnswer: null });
  await onError(new Error("It was let go"));
  expect(told).toEqual([]);
  expect(readDraft(owner)).toBe(asked.question.text);
});

test("a question that couldn't be sent says so, and keeps its text", async () => {
  const { onError, told } = toSend();
  await onError(new Error("No"));
  expect(told).toEqual(["failed"]);
  expect(readDraft(owner)).toBe(asked.question.text);
});

test("an offline question waits in the conversation that was created, and the box is empty", async () => {
  const { sent, onError, told } = toSend();
  sent.onConversation(7);
  await onError(offlineError());
  expect(told.slice(2)).toEqual(["queued", "left"]);
  expect(await readOutbox(asha.id)).toMatchObject([
    { key: "k", text: "2 + 2", conversationId: 7, refusal: null },
  ]);
  expect(readDraft(owner)).toBe("");
});

test("a question that waits before its page has a conversation leaves the page unchanged", async () => {
  const { onError, told } = toSend();
  await onError(offlineError());
  expect(told).toEqual(["queued"]);
});

test("a student who has left gets no message about a question that waits", async () => {
  const { onError, told, isOnScreen } = toSend();
  isOnScreen.current = false;
  await onError(offlineError());
  expect(told).toEqual([]);
  expect(await readOutbox(asha.id)).toHaveLength(1);
});

test("if no part of the page would show or send it, a question fails instead of waiting", async () => {
  const { onError, told } = toSend();
  leaveOutbox();
  await onError(offlineError());
  expect(told).toEqual(["failed"]);
  expect(await readOutbox(asha.id)).toEqual([]);
  expect(readDraft(owner)).toBe(asked.question.text);
});
