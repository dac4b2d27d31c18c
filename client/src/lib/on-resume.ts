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

/** Delay before a chunk is fetched again, unless the connection is known to be back earlier. */
const fetchAgainMilliseconds = 30_000;

let otherAddresses = 0;

/**
 * Fetches an optional chunk of the app, retrying until it arrives, so that a lost connection breaks nothing. A browser
 * that remembers the failure of an address (Chromium from 150 on) gets another address of the same file, a new one for
 * each retry on the page.
 */
export async function fetchUntilThere<Part>(
  fetchPart: () => Promise<Part>,
  onFailure: () => void = () => undefined,
  importFrom: (address: string) => Promise<Part> = (address) => import(/* @vite-ignore */ address),
): Promise<Part> {
  for (;;) {
    try {
      return await fetchPart();
    } catch (error) {
      const address = failedAddress(error);
      const part =
        address &&
        (await importFrom(`${address}?again=${(otherAddresses += 1)}`).catch(() => null));
      if (part) return part;
      onFailure();
      await pauseUntilResume(fetchAgainMilliseconds);
    }
  }
}

/** Address of our module that could not be fetched, if the browser's error names it. */
function failedAddress(error: unknown): string | null {
  const [address] = /https?:\/\/\S+\.js/u.exec(String(error)) ?? [];
  return address?.startsWith(`${location.origin}/assets/`) ? address : null;
}

function abortOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException("The wait was given up", "AbortError");
}
