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
 * Items survive a reload, a closed app and an expired session; each is shown to its own student only. The database name
 * must not change: it exists on phones.
 */
const database = createStore("sawaal-waiting", "questions");

/** A sent question, until the student has opened its answer. */
export interface SentQuestion extends Pick<OutboxQuestion, "key" | "userId" | "type" | "text"> {
  conversationId: number;
  /** The reply, if it is a care reply: it can be read nowhere else, and the question's text is no longer shown. */
  care?: Care | undefined;
}

interface Care {
  content: string;
  helplines: NonNullable<AiResponse["helplines"]>;
}

interface Outbox {
  items: readonly OutboxItem[];
  sentQuestions: readonly SentQuestion[];
}

let outbox: Outbox = { items: [], sentQuestions: [] };
const listeners = new Set<() => void>();

function publish(changes: Partial<Outbox>): void {
  outbox = { ...outbox, ...changes };
  for (const listener of listeners) listener();
}

/** The outbox and the questions sent from it, as shown by the page. */
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
 * Adds an item. Returns false if this browser can't store it, or if no part of this page would show and send it, e.g.
 * when the connection was lost before all chunks had loaded: the caller must then tell the student, who keeps her text.
 */
export async function addToOutbox(item: NewItem): Promise<boolean> {
  if (listeners.size === 0) return false;
  const newItem: OutboxItem = { ...item, askedAt: Date.now(), refusal: null };
  try {
    await set(item.key, newItem, database);
  } catch {
    return false;
  }
  const others = outbox.items.filter(({ key }) => key !== item.key);
  publish({ items: [...others, newItem] });
  return true;
}

/** The items of this student, the oldest first; another tab may have sent or removed some. */
export async function readOutbox(userId: number): Promise<readonly OutboxItem[]> {
  const items = (await readAllItems())
    .filter((item) => item.userId === userId)
    .sort((one, other) => one.askedAt - other.askedAt);
  publish({ items, sentQuestions: outbox.sentQuestions });
  return items;
}

/** Whether an item has not been sent or removed since it was read, here or in another tab. */
export async function isInOutbox(key: string): Promise<boolean> {
  return (await get<unknown>(key, database)) !== undefined;
}

async function readAllItems(): Promise<OutboxItem[]> {
  try {
    const found = await values<unknown>(database);
    return found.flatMap((value) => outboxItem.safeParse(value).data ?? []);
  } catch {
    // Storage is not available, so there are no items.
    return [];
  }
}

export async function changeInOutbox(
  key: string,
  changes: Partial<
    Pick<OutboxQuestion, "conversationId" | "refusal"> & Pick<OutboxPhoto, "reading">
  >,
): Promise<void> {
  const withChanges = (item: OutboxItem): OutboxItem =>
    item.key === key ? { ...item, ...changes } : item;
  publish({ items: outbox.items.map(withChanges) });
  await update<OutboxItem>(
    key,
    // safe: an item removed meanwhile stays removed, because `undefined` is not parsed as an item
    (item) => (item && withChanges(item)) as OutboxItem,
    database,
  );
}

export async function removeFromOutbox(key: string): Promise<void> {
  hide(key);
  await del(key, database);
  // Hides it from a list that was read before the removal.
  hide(key);
}

/** Removes the selected items of a student without showing the others, because she may have left already. */
export async function clearOutboxOf(
  userId: number,
  isSelected: (item: OutboxItem) => boolean,
): Promise<void> {
  const selected = (await readAllItems()).filter(
    (item) => item.userId === userId && isSelected(item),
  );
  for (const { key } of selected) await removeFromOutbox(key);
}

function hide(key: string): void {
  publish({ items: outbox.items.filter((item) => item.key !== key) });
}

/** The server has accepted the item: it leaves the outbox, and its answer can be opened. */
export async function markSent(sentQuestions: SentQuestion): Promise<void> {
  await removeFromOutbox(sentQuestions.key);
  publish({ sentQuestions: [...outbox.sentQuestions, sentQuestions] });
}

/** The student has opened the answer. */
export function forgetSent(key: string): void {
  publish({ sentQuestions: outbox.sentQuestions.filter((question) => question.key !== key) });
}

/** Whether an item can be sent without the student: not refused, and no reading to confirm. */
export function isSendable(item: OutboxItem): boolean {
  return item.refusal === null && !isReadPhoto(item);
}

export function isReadPhoto(item: OutboxItem): item is ReadPhoto {
  return item.kind === "photo" && item.reading !== null;
}
