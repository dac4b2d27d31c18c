/** Implements the part of IndexedDB that the product uses and jsdom lacks: key-value stores with transactions. */
export function givenPhoneStorage(): void {
  const databases = new Map<string, Map<IDBValidKey, unknown>>();
  const open = (name: string) => {
    const values = databases.get(name) ?? new Map<IDBValidKey, unknown>();
    databases.set(name, values);
    return succeed({ transaction: () => transactionOn(values) });
  };
  Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });
}

/** Storage is disabled, as in jsdom and in some private windows. */
export function givenNoPhoneStorage(): void {
  Reflect.deleteProperty(globalThis, "indexedDB");
}

interface Request {
  result: unknown;
  onsuccess?: () => void;
}

function succeed(result: unknown): Request {
  const request: Request = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

function transactionOn(values: Map<IDBValidKey, unknown>) {
  const transaction: { oncomplete?: () => void } = {};
  // Requests follow one another in microtasks; a transaction has ended when no further one comes.
  setTimeout(() => transaction.oncomplete?.());
  const store = {
    transaction,
    get: (key: IDBValidKey) => succeed(values.get(key)),
    getAll: () => succeed([...values.values()]),
    getAllKeys: () => succeed([...values.keys()]),
    put: (value: unknown, key: IDBValidKey) => succeed(values.set(key, structuredClone(value))),
    delete: (key: IDBValidKey) => succeed(values.delete(key)),
    clear: () => succeed(values.clear()),
  };
  return { objectStore: () => store };
}
