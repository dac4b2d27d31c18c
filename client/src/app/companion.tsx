import { lazy, Suspense } from "react";
import { pauseUntilWake } from "../lib/wake.ts";

/** How long until it is tried again, where nothing says earlier that the line is back. */
const again = 30_000;

/** What no page needs at once; without it, as long as it can't be fetched, the page is whole. */
const OfflineCompanion = lazy(async () => {
  await idle();
  for (;;) {
    try {
      const { OfflineCompanion } = await import("../features/offline/offline-companion.tsx");
      return { default: OfflineCompanion };
    } catch {
      await pauseUntilWake(again);
    }
  }
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
