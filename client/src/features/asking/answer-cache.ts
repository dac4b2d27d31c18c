import type { DataTag, QueryClient } from "@tanstack/react-query";
import type { AiResponsePart } from "#shared/contracts/answer.ts";
import type { AnsweredQuestion, AskDetails } from "./answer-progress.ts";

/** Ids of the conversation and message that hold an answer. */
export interface AnswerIds {
  conversationId: number;
  messageId: number;
}

const answerKeyName = "answer";

type AnswerKey = DataTag<readonly unknown[], AnsweredQuestion | null>;

/** Query key of an answer, used by the ask itself and by later fetches. */
export function answerKey({ conversationId, messageId }: AnswerIds): AnswerKey {
  const key: readonly unknown[] = [answerKeyName, conversationId, messageId];
  return key as AnswerKey; // safe: a type tag, which all readers and writers of this key share
}

interface AnyQuery {
  queryKey: readonly unknown[];
  state: { data: unknown };
}

/** Conversation and state of the answer that a query contains; null if the query contains something else. */
export function answerOfQuery({ queryKey, state }: AnyQuery) {
  const [name, conversationId] = queryKey;
  if (name !== answerKeyName || typeof conversationId !== "number") return null;
  const cached = state.data as AnsweredQuestion | null | undefined; // safe: data under `answerKey` has this type
  return { conversationId, state: cached?.answer.state };
}

/** Whether an answer is a care reply, with helplines. */
export const isCare = (answered: AnsweredQuestion | null | undefined) =>
  answered?.answer.state === "complete" && answered.answer.aiResponse.helplines !== undefined;

/** Removes every care reply from the query cache, so that no navigation leads to one. */
export function forgetCare(client: QueryClient): void {
  client.removeQueries({
    queryKey: [answerKeyName],
    // safe: data under `answerKey` has this type
    predicate: ({ state }) => isCare(state.data as AnsweredQuestion | null | undefined),
  });
}

interface StreamingUpdate {
  part?: AiResponsePart;
  isConnected: boolean;
}

/** Shows an answer in the state that the server returned. */
export function setAnswer(client: QueryClient, answerIds: AnswerIds, answered: AnsweredQuestion) {
  client.setQueryData(answerKey(answerIds), answered);
}

/**
 * Shows a streaming answer. `part` is everything received so far; without it the visible part stays. An answer that
 * has ended doesn't change: a late delta is ignored. `details` is the initial value if the cache has no answer yet.
 */
export function updateStreamingAnswer(
  client: QueryClient,
  answerIds: AnswerIds,
  { part, isConnected }: StreamingUpdate,
  details?: AskDetails,
): void {
  const entry = client.getQueryData(answerKey(answerIds));
  if (entry && entry.answer.state !== "streaming") return;
  const current = entry ?? details;
  if (!current) return;
  const { question, helpLevel, refines } = current;
  const streamedPart = part ?? (entry?.answer.state === "streaming" ? entry.answer.part : {});
  const answer = { state: "streaming", part: streamedPart, isConnected } as const;
  setAnswer(client, answerIds, { question, helpLevel, refines, answer });
}
