import { sessionDraft, type SessionDraft } from "./session-draft.ts";

/**
 * Drafts survive a reload, a locked phone and a closed app; each belongs to one student. They are in localStorage
 * because its writes are synchronous: a reload right after a verdict aborted the last write to IndexedDB.
 */
const prefix = "sawaal-practice";

const prefixOf = (userId: number) => `${prefix}:${userId}:`;
const nameOf = ({ userId, sessionId }: DraftKey) => `${prefixOf(userId)}${sessionId}`;

interface DraftKey {
  userId: number;
  sessionId: number;
}

export function readDraft(key: DraftKey): SessionDraft | null {
  try {
    return parseDraft(localStorage.getItem(nameOf(key)));
  } catch {
    // This browser has no storage: the session begins without a draft.
    return null;
  }
}

export function storeDraft(draft: SessionDraft): void {
  try {
    localStorage.setItem(nameOf(draft), JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: only a reload would lose the answers.
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Without storage there is no draft to remove.
  }
}

/** All drafts of a student on this phone. */
export function draftsOf(userId: number): SessionDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefixOf(userId)))
      .flatMap((name) => parseDraft(localStorage.getItem(name)) ?? []);
  } catch {
    return [];
  }
}

function parseDraft(text: string | null): SessionDraft | null {
  try {
    return sessionDraft.safeParse(JSON.parse(text ?? "null")).data ?? null;
  } catch {
    // A draft in another version's format is ignored.
    return null;
  }
}
