/** Calls `tell` when the page resumes: the phone was unlocked, the tab is visible again, or the connection is back. */
export function onResume(tell: () => void): () => void {
  const tellWhenVisible = () => {
    if (document.visibilityState === "visible") tell();
  };
  window.addEventListener("online", tell);
  document.addEventListener("visibilitychange", tellWhenVisible);
  return () => {
    window.removeEventListener("online", tell);
    document.removeEventListener("visibilitychange", tellWhenVisible);
  };
}

/** Waits for the given time or until the page resumes, whichever is first. Throws the abort of the signal. */
export function pauseUntilResume(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      leave();
      resolve();
    };
    const giveUp = () => {
      leave();
      reject(abortOf(signal));
    };
    const timer = setTimeout(goOn, milliseconds);
    const forget = onResume(goOn);
    const leave = () => {
      clearTimeout(timer);
      forget();
      signal?.removeEventListener("abort", giveUp);
    };
    signal?.addEventListener("abort", giveUp);
    if (signal?.aborted) giveUp();
  });
}

function abortOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException("The wait was given up", "AbortError");
}
