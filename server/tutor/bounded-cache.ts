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
  const entries = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    set: (key, value) => {
      const [oldest] = entries.keys();
      if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
      entries.set(key, value);
    },
    delete: (key) => void entries.delete(key),
  };
}
