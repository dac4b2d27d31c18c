import { sessionDraft, type SessionDraft } from "./session-draft.ts";

/**
 * Drafts outlive a reload, a locked phone and a closed app; each belongs to one student. They lie in localStorage because
 * that writes at once: a page that is reloaded right after a verdict has aborted the last write to IndexedDB.
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
    // Nothing can be kept in this browser: the session begins empty.
    return null;
  }
}

export function keepDraft(draft: SessionDraft): void {
  try {
    localStorage.setItem(nameOf(draft), JSON.stringify(draft));
  } catch {
    // Storage is switched off or full: a reload would lose the answers, and nothing else.
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Then there is none.
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
    // Not written by this version: as good as none.
    return null;
  }
}
