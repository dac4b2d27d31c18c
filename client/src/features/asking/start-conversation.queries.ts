import { createConversation, type ConversationType } from "#shared/contracts/conversations.ts";
import { callApi } from "../../lib/api.ts";
import { titleOf, type Question } from "./question.ts";

interface Start {
  question: Question;
  /** The key of the ask that comes next: a start that is repeated, because its answer was lost, is the same one. */
  idempotencyKey: string | undefined;
  signal: AbortSignal;
}

/** A conversation for this question and what follows from it. Gives its id. */
export async function startConversation(
  type: ConversationType,
  { question, idempotencyKey, signal }: Start,
): Promise<number> {
  const body = { type, title: titleOf(question) };
  const key = idempotencyKey !== undefined && { idempotencyKey };
  return (await callApi(createConversation, { body }, { ...key, signal })).id;
}
