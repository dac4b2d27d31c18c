import type { QueryClient } from "@tanstack/react-query";
import { listConversations } from "#shared/contracts/conversations.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { studentIn } from "../account/account.queries.ts";
import { messagesOf } from "../asking/answer.queries.ts";

/** Fetches a conversation, and the list that leads to it, so that both are in the phone's cache. */
export async function fetchIntoCache(client: QueryClient, conversationId: number): Promise<void> {
  const { signal } = new AbortController();
  const userId = studentIn(client);
  try {
    await messagesOf(client, conversationId, signal);
    await callApiOrCache(listConversations, { query: {} }, { userId, signal });
  } catch {
    // The answer is on the page. If the phone is offline it is not cached, and the page says so later.
  }
}
