/** The browser's small stores, for a page that must not fall where they are full or forbidden. */
type Store = "localStorage" | "sessionStorage";

export function stored(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

export function store(store: Store, key: string, value: string): void {
  try {
    window[store].setItem(key, value);
  } catch {
    // Nothing hangs on it: the next page starts anew.
  }
}

export function forget(store: Store, key: string): void {
  try {
    window[store].removeItem(key);
  } catch {
    // As above.
  }
}
