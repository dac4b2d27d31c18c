/** Tells when the page is back: the phone was unlocked, the tab is seen again, or the line is there again. */
export function onWake(tell: () => void): () => void {
  const tellWhenSeen = () => {
    if (document.visibilityState === "visible") tell();
  };
  window.addEventListener("online", tell);
  document.addEventListener("visibilitychange", tellWhenSeen);
  return () => {
    window.removeEventListener("online", tell);
    document.removeEventListener("visibilitychange", tellWhenSeen);
  };
}

/** Waits, and no longer than until the page wakes. Throws the abort of the signal. */
export function pauseUntilWake(milliseconds: number, signal?: AbortSignal): Promise<void> {
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
    const forget = onWake(goOn);
    const leave = () => {
      clearTimeout(timer);
      forget();
      signal?.removeEventListener("abort", giveUp);
    };
    signal?.addEventListener("abort", giveUp);
    if (signal?.aborted) giveUp();
  });
}

/** How long until a part of the app is fetched again, where nothing says earlier that the line is back. */
const fetchAgainMilliseconds = 30_000;

/**
 * Fetches a part of the app that the page is whole without: tried again until it comes, so that a lost line breaks
 * nothing.
 */
export async function fetchUntilThere<Part>(
  fetchPart: () => Promise<Part>,
  onFailure: () => void = () => undefined,
): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart();
    } catch {
      onFailure();
      await pauseUntilWake(fetchAgainMilliseconds);
    }
  }
}

function abortOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException("The wait was given up", "AbortError");
}
