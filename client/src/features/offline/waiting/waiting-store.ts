import type { AiResponse } from "#shared/contracts/answer.ts";
import { createStore, del, get, set, update, values } from "idb-keyval";
import {
  waitingItem,
  type ReadPhoto,
  type WaitingFinish,
  type WaitingItem,
  type WaitingPhoto,
  type WaitingQuestion,
} from "./waiting-item.ts";

/** Items outlive a reload, a closed app and a login that has ended; each is shown to its own student alone. */
const kept = createStore("sawaal-waiting", "questions");

/** A question that has arrived while it was waiting, until the student has looked. */
export interface SentQuestion extends Pick<WaitingQuestion, "key" | "userId" | "type" | "text"> {
  conversationId: number;
  /** What met it, where that was a kind word: it can be read nowhere else, and the question is named no more. */
  care?: Care | undefined;
}

interface Care {
  content: string;
  helplines: NonNullable<AiResponse["helplines"]>;
}

interface Waiting {
  items: readonly WaitingItem[];
  sent: readonly SentQuestion[];
}

let waiting: Waiting = { items: [], sent: [] };
const listeners = new Set<() => void>();

function show(changes: Partial<Waiting>): void {
  waiting = { ...waiting, ...changes };
  for (const listener of listeners) listener();
}

/** What waits and what has been sent, as the page shows it. */
export const waitingStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => waiting,
};

type NewItem =
  | Omit<WaitingQuestion, "askedAt" | "refusal">
  | Omit<WaitingPhoto, "askedAt" | "refusal">
  | Omit<WaitingFinish, "askedAt" | "refusal">;

/**
 * Lets an item wait. False where this browser can keep nothing, or nothing on this page would show and send it, as when
 * the line was lost before the page had all its parts: then the student has to be told so, and keeps it in her hands.
 */
export async function letWait(item: NewItem): Promise<boolean> {
  if (listeners.size === 0) return false;
  const waits: WaitingItem = { ...item, askedAt: Date.now(), refusal: null };
  try {
    await set(item.key, waits, kept);
  } catch {
    return false;
  }
  const others = waiting.items.filter(({ key }) => key !== item.key);
  show({ items: [...others, waits] });
  return true;
}

/** What waits for this student, the oldest first; another tab may have sent or removed some. */
export async function lookForWaiting(userId: number): Promise<readonly WaitingItem[]> {
  const items = (await stored())
    .filter((item) => item.userId === userId)
    .sort((one, other) => one.askedAt - other.askedAt);
  show({ items, sent: waiting.sent });
  return items;
}

/** Whether an item has not been sent or removed since it was looked for, here or in another tab. */
export async function stillWaits(key: string): Promise<boolean> {
  return (await get<unknown>(key, kept)) !== undefined;
}

async function stored(): Promise<WaitingItem[]> {
  try {
    const found = await values<unknown>(kept);
    return found.flatMap((value) => waitingItem.safeParse(value).data ?? []);
  } catch {
    // Nothing can be kept in this browser, so nothing waits.
    return [];
  }
}

export async function changeWaiting(
  key: string,
  changes: Partial<
    Pick<WaitingQuestion, "conversationId" | "refusal"> & Pick<WaitingPhoto, "reading">
  >,
): Promise<void> {
  const changed = (item: WaitingItem): WaitingItem =>
    item.key === key ? { ...item, ...changes } : item;
  show({ items: waiting.items.map(changed) });
  await update<WaitingItem>(
    key,
    // safe: what was taken away meanwhile stays away; `undefined` is no item when it is read
    (item) => (item && changed(item)) as WaitingItem,
    kept,
  );
}

export async function removeWaiting(key: string): Promise<void> {
  hide(key);
  await del(key, kept);
  // A list that was read before this shows it again meanwhile.
  hide(key);
}

/** Removes those of a student's items that are chosen, without showing the others: she may have left already. */
export async function removeWaitingOf(
  userId: number,
  isChosen: (item: WaitingItem) => boolean,
): Promise<void> {
  const chosen = (await stored()).filter((item) => item.userId === userId && isChosen(item));
  for (const { key } of chosen) await removeWaiting(key);
}

function hide(key: string): void {
  show({ items: waiting.items.filter((item) => item.key !== key) });
}

/** It has arrived: it waits no more, and its answer can be looked at. */
export async function nowSent(sent: SentQuestion): Promise<void> {
  await removeWaiting(sent.key);
  show({ sent: [...waiting.sent, sent] });
}

/** The student has looked at the answer. */
export function forgetSent(key: string): void {
  show({ sent: waiting.sent.filter((question) => question.key !== key) });
}

/** Whether an item can be sent without the student: not refused, and no reading to confirm. */
export function isSendable(item: WaitingItem): boolean {
  return item.refusal === null && !isReadPhoto(item);
}

export function isReadPhoto(item: WaitingItem): item is ReadPhoto {
  return item.kind === "photo" && item.reading !== null;
}
