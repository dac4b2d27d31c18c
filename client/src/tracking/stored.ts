/** The browser's key-value stores, for pages that must work if storage is full or disabled. */
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
    // A failed write has no consequence: the next page starts without the value.
  }
}

export function forget(store: Store, key: string): void {
  try {
    window[store].removeItem(key);
  } catch {
    // The same for a failed removal.
  }
}
