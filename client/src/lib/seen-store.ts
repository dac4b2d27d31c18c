import { createStore, promisifyRequest } from "idb-keyval";

/**
 * What a student has seen, kept on her phone for the time without a line. It is one student's at a time: whatever is kept
 * or looked for says whose it is, and is refused, in the same transaction, where the store has come to be another's.
 */
interface Seen {
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

const ownerKey = "owner";
/** A phone is small; what wasn't looked at for longer than the last so many things is let go. */
const mostKept = 100;

const seenStore = createStore("sawaal-seen", "seen");

/** From now on the store is this student's. What was another's is gone. */
export function giveSeenTo(userId: number): Promise<void> {
  return change(async (store) => {
    const owner: unknown = await promisifyRequest(store.get(ownerKey));
    if (owner === userId) return;
    store.clear();
    store.put(userId, ownerKey);
  });
}

/** Nobody is signed in any more: nothing is left. */
export function forgetSeen(): Promise<void> {
  return change((store) => void store.clear());
}

/** Keeps an answer of the server, word for word. */
export function keepSeen(userId: number, name: string, text: string): Promise<void> {
  return change(async (store) => {
    const owner: unknown = await promisifyRequest(store.get(ownerKey));
    const seen: Seen = { text, at: Date.now() };
    if (owner === userId) store.put(seen, name);
  });
}

/** What was kept; `userId` is null where nobody knows yet who is there. Throws where nothing can be kept. */
export async function findSeen(userId: number | null, name: string): Promise<string | undefined> {
  return seenStore("readonly", async (store) => {
    const owner: unknown = await promisifyRequest(store.get(ownerKey));
    if (owner === undefined || (userId !== null && owner !== userId)) return undefined;
    const seen: unknown = await promisifyRequest(store.get(name));
    return isSeen(seen) ? seen.text : undefined;
  });
}

/** Lets the oldest go where too much is kept. */
export function thinOutSeen(): Promise<void> {
  return change(async (store) => {
    const [names, kept] = await Promise.all([
      promisifyRequest(store.getAllKeys()),
      promisifyRequest<unknown[]>(store.getAll()),
    ]);
    const byAge = names
      .flatMap((name, index) => {
        const seen = kept[index];
        return isSeen(seen) ? [{ name, at: seen.at }] : [];
      })
      .sort((one, other) => other.at - one.at);
    for (const { name } of byAge.slice(mostKept)) store.delete(name);
  });
}

/** Nothing depends on it that something could be kept: storage may be switched off or full. */
async function change(work: (store: IDBObjectStore) => void | Promise<void>): Promise<void> {
  try {
    await seenStore("readwrite", async (store) => {
      const done = promisifyRequest(store.transaction);
      await work(store);
      await done;
    });
  } catch {
    // Without a line there will be less to see, and nothing else.
  }
}

function isSeen(value: unknown): value is Seen {
  return typeof value === "object" && value !== null && "text" in value && "at" in value;
}
