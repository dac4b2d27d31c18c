import { createConversation, type ConversationType } from "#shared/contracts/conversations.ts";
import { callApi } from "../../lib/api.ts";
import { track } from "../../tracking/track.ts";
import { titleOf, type Question } from "./question.ts";

/** A conversation for this question and what follows from it. Gives its id. */
export async function startConversation(
  type: ConversationType,
  question: Question,
  signal: AbortSignal,
): Promise<number> {
  const body = { type, title: titleOf(question) };
  const { id } = await callApi(createConversation, { body }, { signal });
  track("conversation_started", { type });
  return id;
}
