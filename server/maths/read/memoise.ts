import { Refusal } from "../refusal.ts";

type Outcome<Result> = { result: Result } | { refusal: Refusal };

/** Caches a reading per object, because a question is passed to many tasks. Refusals are cached too. */
export function memoise<Key extends object, Result>(
  read: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Outcome<Result>>();
  return (key) => {
    let outcome = known.get(key);
    if (!outcome) {
      outcome = attempted(read, key);
      known.set(key, outcome);
    }
    if ("refusal" in outcome) throw outcome.refusal;
    return outcome.result;
  };
}

/**
 * The same for the most recent object only: for a reading that each of hundreds of tasks does of every question, where a
 * separate map per task costs more than most readings do.
 */
export function rememberedLast<Key extends object, Result>(
  read: (key: Key) => Result,
): (key: Key) => Result {
  let last: { key: Key; outcome: Outcome<Result> } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, outcome: attempted(read, key) };
    if ("refusal" in last.outcome) throw last.outcome.refusal;
    return last.outcome.result;
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

function attempted<Key, Result>(read: (key: Key) => Result, key: Key): Outcome<Result> {
  try {
    return { result: read(key) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    throw error;
  }
}
