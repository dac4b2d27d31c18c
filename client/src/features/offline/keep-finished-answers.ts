import type { QueryClient } from "@tanstack/react-query";
import { fetchUntilThere } from "../../lib/on-resume.ts";
import { answerOfQuery } from "../asking/shown-answer.ts";

/**
 * An answer that grew on the page came over its own stream, and the phone hasn't kept it: once it is whole, its
 * conversation is read. Gives what ends this.
 */
export function keepFinishedAnswers(client: QueryClient): () => void {
  const growing = new Set<string>();
  return client.getQueryCache().subscribe(({ type, query }) => {
    const answer = answerOfQuery(query);
    if (type !== "updated" || !answer) return;
    const { queryHash } = query;
    if (answer.state === "growing") growing.add(queryHash);
    const hasEnded = answer.state !== undefined && answer.state !== "growing";
    if (hasEnded && growing.delete(queryHash)) void read(client, answer.conversationId);
  });
}

async function read(client: QueryClient, conversationId: number): Promise<void> {
  const { readAgain } = await fetchUntilThere(() => import("./read-again.queries.ts"));
  await readAgain(client, conversationId);
}
