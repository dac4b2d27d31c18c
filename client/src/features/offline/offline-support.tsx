import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { evictOldest } from "../../lib/offline-cache.ts";
import { loadChunk } from "../../lib/load-chunk.ts";
import { useUser } from "../account/account.queries.ts";
import { answerOfQuery } from "../asking/answer-cache.ts";
import { newerVersion, registerWorker } from "./newer-version.ts";
import { CacheNotice } from "./cache-notice.tsx";
import { OutboxView } from "./outbox-view.tsx";

/** Few visits show it. The running worker precaches the chunk, so that it is available when a newer version is. */
const UpdateOffer = lazy(async () => {
  const { UpdateOffer } = await loadChunk(() => import("./update-offer.tsx"));
  return { default: UpdateOffer };
});

/** Offline support for every page of the signed-in app. Fetched when the page is idle. */
export function OfflineSupport() {
  const client = useQueryClient();
  const userId = useUser().data?.id;
  useEffect(() => {
    void registerWorker();
    void evictOldest();
  }, []);
  useEffect(() => cacheFinishedAnswers(client), [client]);
  const newer = useSyncExternalStore(newerVersion.subscribe, newerVersion.current);
  if (userId === undefined) return null;
  return (
    <div className="mb-4 grid grid-cols-1 gap-3 empty:hidden has-[>output:only-child]:mb-0">
      {newer && (
        <Suspense fallback={null}>
          <UpdateOffer />
        </Suspense>
      )}
      <CacheNotice />
      <OutboxView userId={userId} />
    </div>
  );
}

/**
 * A streamed answer is not in the phone's cache, so its conversation is fetched when the answer is complete. Returns
 * the function that ends this.
 */
function cacheFinishedAnswers(client: QueryClient): () => void {
  const streamingHashes = new Set<string>();
  return client.getQueryCache().subscribe(({ type, query }) => {
    const answer = answerOfQuery(query);
    if (type !== "updated" || !answer) return;
    const { queryHash } = query;
    if (answer.state === "streaming") streamingHashes.add(queryHash);
    const hasEnded = answer.state !== undefined && answer.state !== "streaming";
    if (hasEnded && streamingHashes.delete(queryHash))
      void cacheConversation(client, answer.conversationId);
  });
}

async function cacheConversation(client: QueryClient, conversationId: number): Promise<void> {
  const { fetchIntoCache } = await loadChunk(() => import("./fetch-into-cache.queries.ts"));
  await fetchIntoCache(client, conversationId);
}
