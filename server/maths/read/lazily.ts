/** Makes a thing when it is first asked for, and once: of hundreds of patterns a question needs a few. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
