import type { AiResponse } from "#shared/contracts/answer.ts";
import { createStore, del, get, set, update, values } from "idb-keyval";
import { waitingQuestion, type WaitingQuestion } from "./waiting-question.ts";

/** Questions outlive a reload, a closed app and a session that has ended; each is shown to the student who asked it alone. */
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
  questions: readonly WaitingQuestion[];
  sent: readonly SentQuestion[];
}

let waiting: Waiting = { questions: [], sent: [] };
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

/**
 * Lets a question wait. False where this browser can keep nothing, or nothing on this page would show and send it, as when
 * the line was lost before the page had all its parts: then the student has to be told so, and keeps it in her hands.
 */
export async function letWait(
  question: Omit<WaitingQuestion, "askedAt" | "refusal">,
): Promise<boolean> {
  if (listeners.size === 0) return false;
  const asked = { ...question, askedAt: Date.now(), refusal: null };
  try {
    await set(question.key, asked, kept);
  } catch {
    return false;
  }
  const others = waiting.questions.filter(({ key }) => key !== question.key);
  show({ questions: [...others, asked] });
  return true;
}

/** What waits for this student, the oldest first; another tab may have sent or removed some. */
export async function lookForWaiting(userId: number): Promise<readonly WaitingQuestion[]> {
  const questions = (await stored())
    .filter((question) => question.userId === userId)
    .sort((one, other) => one.askedAt - other.askedAt);
  show({ questions, sent: waiting.sent });
  return questions;
}

/** Whether a question has not been sent or removed since it was looked for, here or in another tab. */
export async function stillWaits(key: string): Promise<boolean> {
  return (await get<unknown>(key, kept)) !== undefined;
}

async function stored(): Promise<WaitingQuestion[]> {
  try {
    const found = await values<unknown>(kept);
    return found.flatMap((value) => waitingQuestion.safeParse(value).data ?? []);
  } catch {
    // Nothing can be kept in this browser, so nothing waits.
    return [];
  }
}

export async function changeWaiting(
  key: string,
  changes: Partial<Pick<WaitingQuestion, "conversationId" | "refusal">>,
): Promise<void> {
  const changed = (question: WaitingQuestion) =>
    question.key === key ? { ...question, ...changes } : question;
  show({ questions: waiting.questions.map(changed) });
  await update<WaitingQuestion>(
    key,
    // safe: what was taken away meanwhile stays away; `undefined` is no question when it is read
    (question) => (question && changed(question)) as WaitingQuestion,
    kept,
  );
}

export async function removeWaiting(key: string): Promise<void> {
  hide(key);
  await del(key, kept);
  // A list that was read before this shows it again meanwhile.
  hide(key);
}

function hide(key: string): void {
  show({ questions: waiting.questions.filter((question) => question.key !== key) });
}

/** It has arrived: it waits no more, and its answer can be looked at. */
export async function nowSent(
  { key, userId, type, text }: WaitingQuestion,
  { conversationId, care }: Pick<SentQuestion, "conversationId" | "care">,
): Promise<void> {
  await removeWaiting(key);
  const words = care ? "" : text;
  show({ sent: [...waiting.sent, { key, userId, type, text: words, conversationId, care }] });
}

/** The student has looked at the answer. */
export function forgetSent(key: string): void {
  show({ sent: waiting.sent.filter((question) => question.key !== key) });
}
