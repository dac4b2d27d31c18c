import { createStore, del, get, set, values } from "idb-keyval";
import { sessionDraft, type SessionDraft } from "./session-draft.ts";

/** Drafts outlive a reload, a locked phone and a closed app; each belongs to one student. */
const kept = createStore("sawaal-practice", "drafts");

const keyOf = ({ userId, sessionId }: DraftKey) => `${userId}:${sessionId}`;

interface DraftKey {
  userId: number;
  sessionId: number;
}

export async function readDraft(key: DraftKey): Promise<SessionDraft | null> {
  try {
    return sessionDraft.safeParse(await get<unknown>(keyOf(key), kept)).data ?? null;
  } catch {
    // Nothing can be kept in this browser: the session begins empty.
    return null;
  }
}

export async function keepDraft(draft: SessionDraft): Promise<void> {
  try {
    await set(keyOf(draft), draft, kept);
  } catch {
    // Storage is switched off or full: a reload would lose the answers, and nothing else.
  }
}

export async function removeDraft(key: DraftKey): Promise<void> {
  try {
    await del(keyOf(key), kept);
  } catch {
    // Then there is none.
  }
}

/** All drafts of a student on this phone. */
export async function draftsOf(userId: number): Promise<SessionDraft[]> {
  try {
    const found = await values<unknown>(kept);
    return found
      .flatMap((value) => sessionDraft.safeParse(value).data ?? [])
      .filter((draft) => draft.userId === userId);
  } catch {
    return [];
  }
}
