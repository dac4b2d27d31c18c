import type { AiResponse } from "#shared/contracts/answer.ts";
import { createStore, del, get, set, update, values } from "idb-keyval";
import {
  outboxItem,
  type ReadPhoto,
  type OutboxFinish,
  type OutboxItem,
  type OutboxPhoto,
  type OutboxQuestion,
} from "./outbox-item.ts";

/**
 * Items outlive a reload, a closed app and a login that has ended; each is shown to its own student alone. The name of the
 * database is the one that phones have.
 */
const database = createStore("sawaal-waiting", "questions");

/** A question that has arrived while it was waiting, until the student has looked. */
export interface SentQuestion extends Pick<OutboxQuestion, "key" | "userId" | "type" | "text"> {
  conversationId: number;
  /** What met it, where that was a kind word: it can be read nowhere else, and the question is named no more. */
  care?: Care | undefined;
}

interface Care {
  content: string;
  helplines: NonNullable<AiResponse["helplines"]>;
}

interface Outbox {
  items: readonly OutboxItem[];
  sent: readonly SentQuestion[];
}

let outbox: Outbox = { items: [], sent: [] };
const listeners = new Set<() => void>();

function show(changes: Partial<Outbox>): void {
  outbox = { ...outbox, ...changes };
  for (const listener of listeners) listener();
}

/** The outbox, and what has been sent from it, as the page shows them. */
export const outboxStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => outbox,
};

type NewItem =
  | Omit<OutboxQuestion, "askedAt" | "refusal">
  | Omit<OutboxPhoto, "askedAt" | "refusal">
  | Omit<OutboxFinish, "askedAt" | "refusal">;

/**
 * Adds an item. False where this browser can keep nothing, or nothing on this page would show and send it, as when
 * the line was lost before the page had all its parts: then the student has to be told so, and keeps it in her hands.
 */
export async function addToOutbox(item: NewItem): Promise<boolean> {
  if (listeners.size === 0) return false;
  const added: OutboxItem = { ...item, askedAt: Date.now(), refusal: null };
  try {
    await set(item.key, added, database);
  } catch {
    return false;
  }
  const others = outbox.items.filter(({ key }) => key !== item.key);
  show({ items: [...others, added] });
  return true;
}

/** The items of this student, the oldest first; another tab may have sent or removed some. */
export async function readOutbox(userId: number): Promise<readonly OutboxItem[]> {
  const items = (await stored())
    .filter((item) => item.userId === userId)
    .sort((one, other) => one.askedAt - other.askedAt);
  show({ items, sent: outbox.sent });
  return items;
}

/** Whether an item has not been sent or removed since it was read, here or in another tab. */
export async function isInOutbox(key: string): Promise<boolean> {
  return (await get<unknown>(key, database)) !== undefined;
}

async function stored(): Promise<OutboxItem[]> {
  try {
    const found = await values<unknown>(database);
    return found.flatMap((value) => outboxItem.safeParse(value).data ?? []);
  } catch {
    // This browser can store nothing, so there are no items.
    return [];
  }
}

export async function changeInOutbox(
  key: string,
  changes: Partial<
    Pick<OutboxQuestion, "conversationId" | "refusal"> & Pick<OutboxPhoto, "reading">
  >,
): Promise<void> {
  const changed = (item: OutboxItem): OutboxItem =>
    item.key === key ? { ...item, ...changes } : item;
  show({ items: outbox.items.map(changed) });
  await update<OutboxItem>(
    key,
    // safe: what was taken away meanwhile stays away; `undefined` is no item when it is read
    (item) => (item && changed(item)) as OutboxItem,
    database,
  );
}

export async function removeFromOutbox(key: string): Promise<void> {
  hide(key);
  await del(key, database);
  // A list that was read before this shows it again meanwhile.
  hide(key);
}

/** Removes those of a student's items that are chosen, without showing the others: she may have left already. */
export async function clearOutboxOf(
  userId: number,
  isChosen: (item: OutboxItem) => boolean,
): Promise<void> {
  const chosen = (await stored()).filter((item) => item.userId === userId && isChosen(item));
  for (const { key } of chosen) await removeFromOutbox(key);
}

function hide(key: string): void {
  show({ items: outbox.items.filter((item) => item.key !== key) });
}

/** The server has it: it leaves the outbox, and its answer can be looked at. */
export async function markSent(sent: SentQuestion): Promise<void> {
  await removeFromOutbox(sent.key);
  show({ sent: [...outbox.sent, sent] });
}

/** The student has looked at the answer. */
export function forgetSent(key: string): void {
  show({ sent: outbox.sent.filter((question) => question.key !== key) });
}

/** Whether an item can be sent without the student: not refused, and no reading to confirm. */
export function isSendable(item: OutboxItem): boolean {
  return item.refusal === null && !isReadPhoto(item);
}

export function isReadPhoto(item: OutboxItem): item is ReadPhoto {
  return item.kind === "photo" && item.reading !== null;
}
