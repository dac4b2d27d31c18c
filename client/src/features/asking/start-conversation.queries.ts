import { createConversation, type ConversationType } from "#shared/contracts/conversations.ts";
import { callApi } from "../../lib/api.ts";
import { track } from "../../tracking/track.ts";
import { titleOf, type Question } from "./question.ts";

interface Start {
  question: Question;
  /**
   * Idempotency key of the ask that follows: a start that is retried, because its response was lost, is the same one.
   */
  idempotencyKey: string | undefined;
  signal: AbortSignal;
}

/** Creates a conversation for this question and its follow-ups. Returns its id. */
export async function startConversation(
  type: ConversationType,
  { question, idempotencyKey, signal }: Start,
): Promise<number> {
  const body = { type, title: titleOf(question) };
  const key = idempotencyKey !== undefined && { idempotencyKey };
  const { id } = await callApi(createConversation, { body }, { ...key, signal });
  track("conversation_started", { type });
  return id;
}
