import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { answerDelta, type AiResponsePart } from "#shared/contracts/answer.ts";
import { stopConversation } from "#shared/contracts/conversations.ts";
import {
  type Message,
  listMessages,
  retryAnswer,
  streamConversation,
} from "#shared/contracts/messages.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError, isTransient } from "../../lib/api-error.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { pauseUntilResume } from "../../lib/on-resume.ts";
import { studentIn } from "../account/account.queries.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { failureOf, type AnsweredQuestion } from "./answer-progress.ts";
import { isEmpty } from "./answer-part.ts";
import { answerIn, lastQuestionIn } from "./answers-in-messages.ts";
import { askAndStream, type AnswerMessage } from "./ask-and-stream.ts";
import {
  answerKey,
  isCare,
  setAnswer,
  updateStreamingAnswer,
  type AnswerIds,
} from "./answer-cache.ts";

/**
 * An answer by its conversation and message; null if this student has no such answer. An answer in progress is followed
 * until it has ended, through lost connections and locked phones, and is shown as far as it has been received. `find`
 * selects which messages are answers to follow.
 */
export const answerQuery = (answerIds: AnswerIds, find: FindAnswer = answerIn) =>
  queryOptions({
    queryKey: answerKey(answerIds),
    queryFn: ({ client, signal }): Promise<AnsweredQuestion | null> =>
      followAnswer(client, { ...answerIds, find }, signal),
  });

type FindAnswer = typeof answerIn;

/** An answer to follow, and the function that finds it among the messages of its conversation. */
interface FollowedAnswer extends AnswerIds {
  find: FindAnswer;
}

export const lastQuestionQuery = (conversationId: number) =>
  queryOptions({
    queryKey: ["last-question", conversationId],
    queryFn: async ({ client, signal }) =>
      lastQuestionIn(await messagesOf(client, conversationId, signal)),
    staleTime: 0,
    gcTime: 0,
  });

/** The messages of a conversation, from the server or the cache; empty if it is not this student's. */
export async function messagesOf(client: QueryClient, conversationId: number, signal: AbortSignal) {
  const userId = studentIn(client);
  // A care reply must not be stored on a shared phone, and whether an answer is one is known only when it has ended.
  const isCacheable = (messages: readonly Message[]) =>
    messages.every(({ state }) => state !== "pending" && state !== "streaming");
  const options = { userId, signal, isCacheable };
  try {
    return await callApiOrCache(listMessages, { params: { conversationId } }, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

const longestPauseMs = 8_000;
/** A stream that stays connected for this many milliseconds resets the back-off. */
const stableStreamMs = 10_000;

async function followAnswer(
  client: QueryClient,
  answerIds: FollowedAnswer,
  signal: AbortSignal,
): Promise<AnsweredQuestion | null> {
  // If the student leaves while the answer streams, the query is invalidated, so that her return fetches it again.
  const invalidate = () =>
    void client.invalidateQueries({ queryKey: answerKey(answerIds), refetchType: "none" });
  signal.addEventListener("abort", invalidate);
  for (let failures = 0; ; failures += 1) {
    const startedAt = Date.now();
    const result = await fetchAndFollow(client, answerIds, signal);
    if (result.kind === "ended") return result.answered;
    if (Date.now() - startedAt > stableStreamMs) failures = 0;
    // An answer that ended between the two calls can be read at once.
    const mayHaveEnded = result.kind === "connected" && failures === 0;
    await pauseUntilResume(
      mayHaveEnded ? 0 : Math.min(longestPauseMs, 1_000 * 2 ** failures),
      signal,
    );
  }
}

type FollowResult =
  | { kind: "ended"; answered: AnsweredQuestion | null }
  | { kind: "connected" | "lost" };

/** Fetches the state of an answer, and follows its stream while it is in progress and the connection holds. */
async function fetchAndFollow(
  client: QueryClient,
  answerIds: FollowedAnswer,
  signal: AbortSignal,
): Promise<FollowResult> {
  try {
    const messages = await messagesOf(client, answerIds.conversationId, signal);
    const storedAnswer = answerIds.find(messages, answerIds.messageId);
    signal.throwIfAborted();
    if (storedAnswer?.answer.state !== "streaming") {
      return { kind: "ended", answered: withVisibleText(client, answerIds, storedAnswer) };
    }
    const answered = await followStream(client, answerIds, storedAnswer, signal);
    return answered ? { kind: "ended", answered } : { kind: "connected" };
  } catch (error) {
    if (!mayServerContinue(error) || !isStreaming(client, answerIds)) throw error;
    if (!isTransient(error)) return { kind: "connected" };
    updateStreamingAnswer(client, answerIds, { isConnected: false });
    return { kind: "lost" };
  }
}

/**
 * A server that crashed during an answer may have stored nothing; the text that the student was reading stays on the
 * page.
 */
function withVisibleText(
  client: QueryClient,
  answerIds: AnswerIds,
  storedAnswer: AnsweredQuestion | null,
): AnsweredQuestion | null {
  const answered = client.getQueryData(answerKey(answerIds));
  // The server sends the care reply only once, so the cached copy never expires.
  if (storedAnswer === null && isCare(answered)) return answered ?? null;
  const visibleAnswer = answered?.answer;
  if (storedAnswer?.answer.state !== "failed" || visibleAnswer?.state !== "streaming")
    return storedAnswer;
  return isEmpty(storedAnswer.answer.part)
    ? { ...storedAnswer, answer: { ...storedAnswer.answer, part: visibleAnswer.part } }
    : storedAnswer;
}

/** A lost connection doesn't end the answer, and the server keeps a record of a failure that it reported. */
const mayServerContinue = (error: unknown) =>
  isTransient(error) || (error instanceof ApiError && error.wasAccepted);

const isStreaming = (client: QueryClient, answerIds: AnswerIds) =>
  client.getQueryData(answerKey(answerIds))?.answer.state === "streaming";

/** Shows the answer while it streams. Returns the whole answer, or null if another answer or none was in progress. */
async function followStream(
  client: QueryClient,
  answerIds: AnswerIds,
  storedAnswer: AnsweredQuestion,
  signal: AbortSignal,
): Promise<AnsweredQuestion | null> {
  const { conversationId, messageId } = answerIds;
  let part: AiResponsePart = {};
  // The server's state replaces the cached one, except for a streaming answer, whose text the messages don't contain
  // yet.
  if (!isStreaming(client, answerIds)) setAnswer(client, answerIds, storedAnswer);
  updateStreamingAnswer(client, answerIds, { isConnected: true });
  const answered = await streamApi(
    streamConversation,
    { params: { conversationId } },
    {
      signal,
      delta: answerDelta,
      onDelta: ({ message, aiResponse }) => {
        if (message.id !== messageId) return;
        part = { ...part, ...aiResponse };
        updateStreamingAnswer(client, answerIds, { part, isConnected: true });
      },
    },
  );
  if (answered?.message.id !== messageId) return null;
  return { ...storedAnswer, answer: { state: "complete", aiResponse: answered.aiResponse } };
}

/** Stops the work on an answer, on whichever server process it runs; its final state is fetched again. */
export function useStopAnswer({ conversationId, messageId }: AnswerIds) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(stopConversation, { params: { conversationId } }),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: answerKey({ conversationId, messageId }) }),
  });
}

/** Stops an ask whose answer has no message id yet. Its failure has no consequence. */
export function useStopConversation() {
  return useMutation({
    mutationFn: (conversationId: number) =>
      callApi(stopConversation, { params: { conversationId } }),
  });
}

interface RetryCall {
  answered: AnsweredQuestion;
  onMessage: (message: AnswerMessage) => void;
}

/** Retries an answer that failed or was stopped; the server has its question and its photo. */
export function useRetryAnswer(answerIds: AnswerIds) {
  const client = useQueryClient();
  const { conversationId, messageId } = answerIds;
  return useMutation({
    mutationFn: async ({ answered, onMessage }: RetryCall) => {
      const { answer } = answered;
      const retryKey = (answer.state === "failed" && answer.retryKey) || newIdempotencyKey();
      setAnswer(client, answerIds, { ...answered, answer: startOfStreaming });
      try {
        await askAndStream(client, {
          conversationId,
          details: answered,
          isRetry: true,
          request: (stream) =>
            streamApi(
              retryAnswer,
              { params: { conversationId, messageId } },
              { ...stream, idempotencyKey: retryKey },
            ),
          onMessage: (message) => {
            // The new answer has its own message; this one is restored.
            if (message.messageId !== messageId) setAnswer(client, answerIds, answered);
            onMessage(message);
          },
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const part = "part" in answer ? answer.part : {};
        const failed = { state: "failed", part, failure: failureOf(error), retryKey } as const;
        setAnswer(client, answerIds, { ...answered, answer: failed });
      }
    },
  });
}

const startOfStreaming = { state: "streaming", part: {}, isConnected: true } as const;
