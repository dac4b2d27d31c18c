import { createStore, promisifyRequest } from "idb-keyval";

/**
 * Responses of the server that a student has seen, stored on her phone for offline use. The cache has one owner at a
 * time: every write and read names a student, who is compared with the owner in the same transaction.
 */
interface CacheEntry {
  text: string;
  /** Time of the write, in milliseconds since 1970. */
  at: number;
}

const ownerKey = "owner";
/** Number of entries that remain after eviction. */
const capacity = 100;

/** This database name must not change: it exists on phones. */
const database = createStore("sawaal-seen", "seen");

/** Makes this student the owner. Entries of another owner are removed. */
export function claimCache(userId: number): Promise<void> {
  return transact(async (store) => {
    const owner: unknown = await promisifyRequest(store.get(ownerKey));
    if (owner === userId) return;
    store.clear();
    store.put(userId, ownerKey);
  });
}

/** Removes everything, because nobody is signed in any more. */
export function clearCache(): Promise<void> {
  return transact((store) => void store.clear());
}

/** Stores the unparsed response of the server. */
export function writeToCache(userId: number, name: string, text: string): Promise<void> {
  return transact(async (store) => {
    const owner: unknown = await promisifyRequest(store.get(ownerKey));
    const entry: CacheEntry = { text, at: Date.now() };
    if (owner === userId) store.put(entry, name);
  });
}

/** Returns an entry; `userId` is null while the signed-in student is unknown. Throws if this browser stores nothing. */
export async function readFromCache(
  userId: number | null,
  name: string,
): Promise<string | undefined> {
  return database("readonly", async (store) => {
    const owner: unknown = await promisifyRequest(store.get(ownerKey));
    if (owner === undefined || (userId !== null && owner !== userId)) return undefined;
    const entry: unknown = await promisifyRequest(store.get(name));
    return isCacheEntry(entry) ? entry.text : undefined;
  });
}

/** Removes the oldest entries above the capacity. */
export function evictOldest(): Promise<void> {
  return transact(async (store) => {
    const [names, entries] = await Promise.all([
      promisifyRequest(store.getAllKeys()),
      promisifyRequest<unknown[]>(store.getAll()),
    ]);
    const byAge = names
      .flatMap((name, index) => {
        const entry = entries[index];
        return isCacheEntry(entry) ? [{ name, at: entry.at }] : [];
      })
      .sort((one, other) => other.at - one.at);
    for (const { name } of byAge.slice(capacity)) store.delete(name);
  });
}

/** A failed write is ignored: storage may be switched off or full. */
async function transact(work: (store: IDBObjectStore) => void | Promise<void>): Promise<void> {
  try {
    await database("readwrite", async (store) => {
      const done = promisifyRequest(store.transaction);
      await work(store);
      await done;
    });
  } catch {
    // Without storage there is only less to show offline.
  }
}

function isCacheEntry(value: unknown): value is CacheEntry {
  return typeof value === "object" && value !== null && "text" in value && "at" in value;
}
