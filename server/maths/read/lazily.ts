/** Creates a value on first use, and only once: a question needs only a few out of hundreds of regular expressions. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
