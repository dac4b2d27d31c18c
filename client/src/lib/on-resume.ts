/** Calls `tell` when the page resumes: the phone was unlocked, the tab is visible again, or the connection is back. */
export function onResume(listener: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === "visible") listener();
  };
  window.addEventListener("online", listener);
  document.addEventListener("visibilitychange", onVisibilityChange);
  return () => {
    window.removeEventListener("online", listener);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
}

/** Waits for the given time or until the page resumes, whichever is first. Throws the abort of the signal. */
export function pauseUntilResume(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      cleanUp();
      resolve();
    };
    const abort = () => {
      cleanUp();
      reject(abortReason(signal));
    };
    const timer = setTimeout(finish, milliseconds);
    const unsubscribe = onResume(finish);
    const cleanUp = () => {
      clearTimeout(timer);
      unsubscribe();
      signal?.removeEventListener("abort", abort);
    };
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
  });
}

function abortReason(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException("The wait was given up", "AbortError");
}
