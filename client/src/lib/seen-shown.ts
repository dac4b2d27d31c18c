let isSeenShown = false;
const listeners = new Set<() => void>();

/** Tells whether what was read last came from the server or from the phone. */
export function showSeen(shown: boolean): void {
  if (isSeenShown === shown) return;
  isSeenShown = shown;
  for (const listener of listeners) listener();
}

/** Whether the page shows what was last seen, because the last read found nobody to answer. */
export const seenShown = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => isSeenShown,
};
