/** The browser's key-value stores, for pages that must work if storage is full or disabled. */
type Store = "localStorage" | "sessionStorage";

export function readItem(writeItem: Store, key: string): string | null {
  try {
    return window[writeItem].getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(writeItem: Store, key: string, value: string): void {
  try {
    window[writeItem].setItem(key, value);
  } catch {
    // A failed write has no consequence: the next page starts without the value.
  }
}

export function removeItem(writeItem: Store, key: string): void {
  try {
    window[writeItem].removeItem(key);
  } catch {
    // The same for a failed removal.
  }
}
