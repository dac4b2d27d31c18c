let isCacheUsed = false;
const listeners = new Set<() => void>();

/** Stores whether the last read came from the cache rather than the server. */
export function setCacheUsed(isUsed: boolean): void {
  if (isCacheUsed === isUsed) return;
  isCacheUsed = isUsed;
  for (const listener of listeners) listener();
}

/** Whether the page shows cached responses, because the server could not be reached at the last read. */
export const cacheUse = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => isCacheUsed,
};
