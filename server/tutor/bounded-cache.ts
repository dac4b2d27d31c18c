/** What was found out last, by its key. */
export interface BoundedCache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
}

/** So many are kept: a class asks the same on the same evening, not in the same week. */
const most = 500;

/** Remembers in this process; where it is full the oldest is forgotten. */
export function createBoundedCache<Value>(): BoundedCache<Value> {
  const known = new Map<string, Value>();
  return {
    get: (key) => known.get(key),
    set: (key, value) => {
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.set(key, value);
    },
    delete: (key) => void known.delete(key),
  };
}
