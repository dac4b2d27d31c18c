import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadChunk } from "../lib/load-chunk.ts";
import { closeToast, toastStore } from "../ui/toast-store.ts";

/**
 * Fetched with the first toast, as most visits show none. A toast whose chunk can't be fetched now is dropped, because
 * it would be out of date later.
 */
const Toasts = lazy(async () => {
  const { Toasts } = await loadChunk(
    () => import("../ui/toast.tsx"),
    () => {
      for (const { id } of toastStore.current()) closeToast(id);
    },
  );
  return { default: Toasts };
});

/** Where toasts appear; mounted once. */
export function Toaster() {
  const hasToasts = useSyncExternalStore(toastStore.subscribe, isRaised, isRaised);
  return (
    hasToasts && (
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    )
  );
}

const isRaised = () => toastStore.current().length > 0;
