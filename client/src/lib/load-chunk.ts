import { pauseUntilResume } from "./on-resume.ts";

/** Delay before a chunk is fetched again, unless the connection is known to be back earlier. */
const retryMs = 30_000;

let retryCount = 0;

/**
 * Loads an optional chunk of the app, retrying until it arrives, so that a lost connection breaks nothing. A browser
 * that remembers the failure of an address (Chromium from 150 on) gets another address of the same file, a new one for
 * each retry on the page.
 */
export async function loadChunk<Chunk>(
  fetchChunk: () => Promise<Chunk>,
  onFailure: () => void = () => undefined,
  importFrom: (address: string) => Promise<Chunk> = (address) => import(/* @vite-ignore */ address),
): Promise<Chunk> {
  for (;;) {
    try {
      return await fetchChunk();
    } catch (error) {
      const address = failedAddress(error);
      const chunk =
        address && (await importFrom(`${address}?again=${(retryCount += 1)}`).catch(() => null));
      if (chunk) return chunk;
      onFailure();
      await pauseUntilResume(retryMs);
    }
  }
}

/** Address of our module that could not be fetched, if the browser's error names it. */
function failedAddress(error: unknown): string | null {
  const [address] = /https?:\/\/\S+\.js/u.exec(String(error)) ?? [];
  return address?.startsWith(`${location.origin}/assets/`) ? address : null;
}
