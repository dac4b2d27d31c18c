import type { QueryClient } from "@tanstack/react-query";
import { listConversations } from "#shared/contracts/conversations.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { studentIn } from "../account/account.queries.ts";
import { messagesOf } from "../asking/answer.queries.ts";

/** Reads a conversation, and the list that leads to it, so that the phone has them. */
export async function readAgain(client: QueryClient, conversationId: number): Promise<void> {
  const { signal } = new AbortController();
  const userId = studentIn(client);
  try {
    await messagesOf(client, conversationId, signal);
    await callApiOrCache(listConversations, { query: {} }, { userId, signal });
  } catch {
    // It is on the page. Without a line it will not be there later, which the page says then.
  }
}
