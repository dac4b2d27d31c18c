import { Refusal } from "../refusal.ts";

/** The same reading, done once for each thing that is read: a question is offered to many tasks. Refusals are kept too. */
export function remembered<Key extends object, Result>(
  read: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result } | { refusal: Refusal }>();
  return (key) => {
    const before = known.get(key) ?? attempted(read, key);
    known.set(key, before);
    if ("refusal" in before) throw before.refusal;
    return before.result;
  };
}

function attempted<Key, Result>(
  read: (key: Key) => Result,
  key: Key,
): { result: Result } | { refusal: Refusal } {
  try {
    return { result: read(key) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}
