import { Refusal } from "../refusal.ts";

/** Caches a reading per object, because a question is passed to many tasks. Refusals are cached too. */
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

/** The same for texts; only the most recent few are kept. */
export function rememberedText<Result>(
  read: (text: string) => Result,
  mostKept = 200,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= mostKept) known.clear();
    const result = read(text);
    known.set(text, result);
    return result;
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
