let isCacheShown = false;
const listeners = new Set<() => void>();

/** Tells whether what was read last came from the server or from the cache. */
export function setCacheShown(shown: boolean): void {
  if (isCacheShown === shown) return;
  isCacheShown = shown;
  for (const listener of listeners) listener();
}

/** Whether the page shows cached answers, because the server was out of reach at the last read. */
export const cacheShown = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => isCacheShown,
};
