import type { QueryClient } from "@tanstack/react-query";
import { navigate } from "wouter/use-browser-location";
import { answerDelta, type AiResponse, type AnswerDelta } from "#shared/contracts/answer.ts";
import { explainConcept } from "#shared/contracts/concepts.ts";
import { solveDoubt } from "#shared/contracts/doubts.ts";
import { finishExamSession } from "#shared/contracts/exams.ts";
import { askHomework } from "#shared/contracts/homework.ts";
import { readPhoto } from "#shared/contracts/uploads.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError, detailOf, isTransient } from "../../lib/api-error.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { pauseUntilResume } from "../../lib/on-resume.ts";
import { showToast } from "../../ui/toast-store.ts";
import { endSession } from "../account/account.queries.ts";
import { isEmpty } from "../asking/answer-part.ts";
import { startConversation } from "../asking/start-conversation.queries.ts";
import { examAddress } from "../exam-prep/exam-address.ts";
import { submitFinish } from "../exam-prep/exam-prep.queries.ts";
import type { OutboxFinish, OutboxItem, OutboxQuestion } from "../outbox/outbox-item.ts";
import {
  changeInOutbox,
  isSendable,
  readOutbox,
  markSent,
  removeFromOutbox,
  isInOutbox,
  type SentQuestion,
} from "../outbox/outbox-store.ts";

const longestPauseMs = 60_000;

/** Sends the items of this student whenever she is online, until none is left that can be sent. */
export async function sendOutbox(
  client: QueryClient,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    const isOver = await withLock(() => sendAll(client, userId, signal));
    if (isOver || signal.aborted) return;
    await pauseUntilResume(Math.min(longestPauseMs, 2_000 * 2 ** failures), signal);
  }
}

/** One tab sends at a time, so that no conversation is created twice. */
function withLock(work: () => Promise<boolean>): Promise<boolean> {
  // Locks are missing if the page came over plain HTTP; the Idempotency-Key still prevents duplicates. The lock name
  // must not change: tabs with an earlier version use it.
  return "locks" in navigator ? navigator.locks.request("sawaal-waiting", work) : work();
}

/** Returns true if no item is left that a retry could send. */
async function sendAll(client: QueryClient, userId: number, signal: AbortSignal): Promise<boolean> {
  const items = await readOutbox(userId);
  for (const item of items.filter(isSendable)) {
    if (!(await isInOutbox(item.key))) continue;
    try {
      await send(client, item, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      if (isTransient(error)) return false;
      if (error.status === 401) {
        endSession(client);
        return true;
      }
      await changeInOutbox(item.key, { refusal: detailOf(error) });
    }
  }
  return true;
}

/** Sends one item to the server and shows the outcome. */
async function send(client: QueryClient, item: OutboxItem, signal: AbortSignal): Promise<void> {
  if (item.kind === "finish") return sendFinish(client, item, signal);
  if (item.kind === "photo") {
    const reading = await callApi(readPhoto, { file: item.photo }, { signal });
    return changeInOutbox(item.key, { reading: JSON.stringify(reading) });
  }
  const sent = await sendQuestion(item, signal);
  if (sent === null) return;
  const { key, userId, type, text } = item;
  await markSent({ key, userId, type, text: sent.care ? "" : text, ...sent });
  // Lists and conversations on the page now have one more question.
  void client.invalidateQueries();
}

async function sendFinish(
  client: QueryClient,
  { key, userId, sessionId, name, body }: OutboxFinish,
  signal: AbortSignal,
): Promise<void> {
  const finish = finishExamSession.body.parse(JSON.parse(body));
  // The result is cached before the session leaves the outbox.
  await submitFinish(client, { userId, sessionId }, finish, signal);
  await removeFromOutbox(key);
  const address = examAddress({ kind: "session", sessionId });
  const isCurrentPage = window.location.pathname + window.location.search === address;
  const label = "See your result";
  showToast({
    title: "Your practice was sent",
    description: name,
    action: isCurrentPage
      ? undefined
      : { label, alternative: `Press F8 to get to ${label}.`, onSelect: () => navigate(address) },
  });
}

type SendResult = Pick<SentQuestion, "conversationId" | "care">;

/** Returns the conversation and message of the answer; null if the question was removed. */
async function sendQuestion(
  question: OutboxQuestion,
  signal: AbortSignal,
): Promise<SendResult | null> {
  const { key, type, text, photo } = question;
  if (question.conversationId !== null) {
    return ask(question, question.conversationId, signal);
  }
  const conversationId = await startConversation(type, {
    question: { text, photo: photo && { kind: "chosen", file: photo } },
    idempotencyKey: key,
    signal,
  });
  if (!(await isInOutbox(key))) return null;
  await changeInOutbox(key, { conversationId });
  return ask(question, conversationId, signal);
}

/**
 * Closes the connection as soon as the server has begun to answer, because the server finishes and stores the answer
 * itself. A care reply arrives whole in one response and is sent only to the request that asked.
 */
async function ask(
  question: OutboxQuestion,
  conversationId: number,
  signal: AbortSignal,
): Promise<SendResult> {
  const connection = new AbortController();
  const disconnect = () => connection.abort();
  signal.addEventListener("abort", disconnect);
  const progress = { wasAccepted: false };
  const onAccepted = () => void (progress.wasAccepted = true);
  const { key: idempotencyKey, text, photo, level } = question;
  const file = photo ?? undefined;
  const stream = {
    idempotencyKey,
    signal: connection.signal,
    delta: answerDelta,
    // The first delta contains only the message of the answer.
    onDelta: ({ aiResponse }: AnswerDelta) => {
      if (!isEmpty(aiResponse)) disconnect();
    },
    onAccepted,
  };
  const request = () => {
    switch (question.type) {
      case "homework":
        return streamApi(
          askHomework,
          { body: { question: text, conversationId, helpLevel: level }, file },
          stream,
        );
      case "doubt":
        return streamApi(solveDoubt, { body: { doubt: text, conversationId }, file }, stream);
      case "concept":
        return streamApi(explainConcept, { body: { concept: text, conversationId } }, stream);
    }
  };
  try {
    return { conversationId, care: careIn((await request())?.aiResponse) };
  } catch (error) {
    if (!progress.wasAccepted) throw error;
    return { conversationId };
  } finally {
    signal.removeEventListener("abort", disconnect);
  }
}

const careIn = (answer: AiResponse | undefined) =>
  answer?.helplines && { content: answer.content, helplines: answer.helplines };
