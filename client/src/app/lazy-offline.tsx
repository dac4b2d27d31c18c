import { lazy, Suspense } from "react";
import { loadChunk } from "../lib/load-chunk.ts";

/** Lazy chunk that no page needs immediately; pages work without it until it has loaded. */
const OfflineSupport = lazy(async () => {
  await idle();
  const { OfflineSupport } = await loadChunk(
    () => import("../features/offline/offline-support.tsx"),
  );
  return { default: OfflineSupport };
});

export function LazyOffline() {
  return (
    <Suspense fallback={null}>
      <OfflineSupport />
    </Suspense>
  );
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari doesn't have `requestIdleCallback`.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 200);
  });
}
