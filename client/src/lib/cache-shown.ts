let isCacheShown = false;
const listeners = new Set<() => void>();

/** Stores whether the last read came from the cache rather than the server. */
export function setCacheShown(shown: boolean): void {
  if (isCacheShown === shown) return;
  isCacheShown = shown;
  for (const listener of listeners) listener();
}

/** Whether the page shows cached responses, because the server could not be reached at the last read. */
export const cacheShown = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => isCacheShown,
};
