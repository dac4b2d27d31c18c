/** A cache of the most recent results, by key. */
export interface BoundedCache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
}

/** The capacity: a class asks the same question on one evening, not during a week. */
const most = 500;

/** A cache in this process that evicts the oldest entry when it is full. */
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
