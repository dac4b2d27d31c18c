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
import { ApiError, willPass } from "../../lib/api-error.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { streamApi } from "../../lib/streaming-api.ts";
import { pauseUntilResume } from "../../lib/on-resume.ts";
import { studentIn } from "../account/account.queries.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { failureOf, type AnsweredQuestion } from "./answer-life.ts";
import { isEmpty } from "./answer-part.ts";
import { answerIn, lastQuestionIn } from "./answers-in-messages.ts";
import { askAndStream, type Placed } from "./ask-and-stream.ts";
import {
  answerKey,
  isCare,
  setAnswer,
  updateStreamingAnswer,
  type AnswerPlace,
} from "./answer-cache.ts";

/**
 * An answer by its conversation and message; null if this student has no such answer. An answer in progress is followed
 * until it has ended, through lost connections and locked phones, and is shown as far as it has been received. `find`
 * selects which messages are answers to follow.
 */
export const answerQuery = (place: AnswerPlace, find: FindAnswer = answerIn) =>
  queryOptions({
    queryKey: answerKey(place),
    queryFn: ({ client, signal }): Promise<AnsweredQuestion | null> =>
      followAnswer(client, { ...place, find }, signal),
  });

type FindAnswer = typeof answerIn;

/** An answer to follow, and the function that finds it among the messages of its conversation. */
interface Followed extends AnswerPlace {
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

const longestPause = 8_000;
/** A stream that held this many milliseconds resets the back-off. */
const goodStream = 10_000;

async function followAnswer(
  client: QueryClient,
  place: Followed,
  signal: AbortSignal,
): Promise<AnsweredQuestion | null> {
  // If the student leaves while the answer streams, the query is invalidated, so that her return fetches it again.
  const forget = () =>
    void client.invalidateQueries({ queryKey: answerKey(place), refetchType: "none" });
  signal.addEventListener("abort", forget);
  for (let misses = 0; ; misses += 1) {
    const since = Date.now();
    const look = await lookAt(client, place, signal);
    if (look.kind === "ended") return look.answered;
    if (Date.now() - since > goodStream) misses = 0;
    // An answer that ended between the two calls can be read at once.
    const isThere = look.kind === "connected" && misses === 0;
    await pauseUntilResume(isThere ? 0 : Math.min(longestPause, 1_000 * 2 ** misses), signal);
  }
}

type Look = { kind: "ended"; answered: AnsweredQuestion | null } | { kind: "connected" | "lost" };

/** Fetches the state of an answer, and follows its stream while it streams and the connection holds. */
async function lookAt(client: QueryClient, place: Followed, signal: AbortSignal): Promise<Look> {
  try {
    const messages = await messagesOf(client, place.conversationId, signal);
    const known = place.find(messages, place.messageId);
    signal.throwIfAborted();
    if (known?.answer.state !== "streaming") {
      return { kind: "ended", answered: keepingWhatIsShown(client, place, known) };
    }
    const answered = await attach(client, place, known, signal);
    return answered ? { kind: "ended", answered } : { kind: "connected" };
  } catch (error) {
    if (!goesOnWithoutUs(error) || !isStreaming(client, place)) throw error;
    if (!willPass(error)) return { kind: "connected" };
    updateStreamingAnswer(client, place, { connected: false });
    return { kind: "lost" };
  }
}

/**
 * A server that crashed during an answer may have stored nothing; the text that the student was reading stays on the
 * page.
 */
function keepingWhatIsShown(
  client: QueryClient,
  place: AnswerPlace,
  known: AnsweredQuestion | null,
): AnsweredQuestion | null {
  const answered = client.getQueryData(answerKey(place));
  // The server sends the care reply only once, so the cached copy never expires.
  if (known === null && isCare(answered)) return answered ?? null;
  const shown = answered?.answer;
  if (known?.answer.state !== "failed" || shown?.state !== "streaming") return known;
  return isEmpty(known.answer.part)
    ? { ...known, answer: { ...known.answer, part: shown.part } }
    : known;
}

/** A lost connection doesn't end the answer, and the server keeps a record of a failure that it reported. */
const goesOnWithoutUs = (error: unknown) =>
  willPass(error) || (error instanceof ApiError && error.wasAccepted);

const isStreaming = (client: QueryClient, place: AnswerPlace) =>
  client.getQueryData(answerKey(place))?.answer.state === "streaming";

/** Shows the answer while it streams. Returns the whole answer, or null if another answer or none was in progress. */
async function attach(
  client: QueryClient,
  place: AnswerPlace,
  known: AnsweredQuestion,
  signal: AbortSignal,
): Promise<AnsweredQuestion | null> {
  const { conversationId, messageId } = place;
  let part: AiResponsePart = {};
  // The server's state replaces what was shown, except for a streaming answer, whose text the messages don't contain
  // yet.
  if (!isStreaming(client, place)) setAnswer(client, place, known);
  updateStreamingAnswer(client, place, { connected: true });
  const answered = await streamApi(
    streamConversation,
    { params: { conversationId } },
    {
      signal,
      delta: answerDelta,
      onDelta: ({ message, aiResponse }) => {
        if (message.id !== messageId) return;
        part = { ...part, ...aiResponse };
        updateStreamingAnswer(client, place, { part, connected: true });
      },
    },
  );
  if (answered?.message.id !== messageId) return null;
  return { ...known, answer: { state: "complete", aiResponse: answered.aiResponse } };
}

/** Stops the work on an answer, on whichever server process it runs; its final state is fetched again. */
export function useStopAnswer({ conversationId, messageId }: AnswerPlace) {
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
  asked: AnsweredQuestion;
  onPlaced: (placed: Placed) => void;
}

/** Retries an answer that failed or was stopped; the server has its question and its photo. */
export function useRetryAnswer(place: AnswerPlace) {
  const client = useQueryClient();
  const { conversationId, messageId } = place;
  return useMutation({
    mutationFn: async ({ asked, onPlaced }: RetryCall) => {
      const { answer } = asked;
      const retryKey = (answer.state === "failed" && answer.retryKey) || newIdempotencyKey();
      setAnswer(client, place, { ...asked, answer: startOfStreaming });
      try {
        await askAndStream(client, {
          conversationId,
          asked,
          isAgain: true,
          call: (stream) =>
            streamApi(
              retryAnswer,
              { params: { conversationId, messageId } },
              { ...stream, idempotencyKey: retryKey },
            ),
          onPlaced: (placed) => {
            // The new answer has its own message; this one is restored.
            if (placed.messageId !== messageId) setAnswer(client, place, asked);
            onPlaced(placed);
          },
        });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const part = "part" in answer ? answer.part : {};
        const failed = { state: "failed", part, failure: failureOf(error), retryKey } as const;
        setAnswer(client, place, { ...asked, answer: failed });
      }
    },
  });
}

const startOfStreaming = { state: "streaming", part: {}, connected: true } as const;
