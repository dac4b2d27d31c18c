import { lazy, Suspense } from "react";
import { fetchUntilThere } from "../lib/wake.ts";

/** What no page needs at once; without it, as long as it can't be fetched, the page is whole. */
const OfflineCompanion = lazy(async () => {
  await idle();
  const { OfflineCompanion } = await fetchUntilThere(
    () => import("../features/offline/offline-companion.tsx"),
  );
  return { default: OfflineCompanion };
});

export function Companion() {
  return (
    <Suspense fallback={null}>
      <OfflineCompanion />
    </Suspense>
  );
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari doesn't have it.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 200);
  });
}
