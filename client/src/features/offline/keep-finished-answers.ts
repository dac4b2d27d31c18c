import type { QueryClient } from "@tanstack/react-query";
import { loadChunk } from "../../lib/load-chunk.ts";
import { answerOfQuery } from "../asking/answer-cache.ts";

/**
 * A streamed answer is not in the phone's cache, so its conversation is fetched when the answer is complete. Returns
 * the function that ends this.
 */
export function keepFinishedAnswers(client: QueryClient): () => void {
  const streamingHashes = new Set<string>();
  return client.getQueryCache().subscribe(({ type, query }) => {
    const answer = answerOfQuery(query);
    if (type !== "updated" || !answer) return;
    const { queryHash } = query;
    if (answer.state === "streaming") streamingHashes.add(queryHash);
    const hasEnded = answer.state !== undefined && answer.state !== "streaming";
    if (hasEnded && streamingHashes.delete(queryHash)) void read(client, answer.conversationId);
  });
}

async function read(client: QueryClient, conversationId: number): Promise<void> {
  const { readAgain } = await loadChunk(() => import("./read-again.queries.ts"));
  await readAgain(client, conversationId);
}
