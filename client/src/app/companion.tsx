import { lazy, Suspense } from "react";

/** What no page needs at once; without it, as where it couldn't be fetched, the page is whole. */
const OfflineCompanion = lazy(async () => {
  await idle();
  try {
    const { OfflineCompanion } = await import("../features/offline/offline-companion.tsx");
    return { default: OfflineCompanion };
  } catch {
    return { default: () => null };
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
