const keyFor = (userId: number) => `homework-draft:${userId}`;

/** The question a student was typing in this tab, kept for a reload; each student of a shared phone has her own. */
export function readDraft(userId: number): string {
  try {
    return sessionStorage.getItem(keyFor(userId)) ?? "";
  } catch {
    // Storage is switched off: there is no draft to find.
    return "";
  }
}

export function writeDraft(userId: number, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(keyFor(userId));
    else sessionStorage.setItem(keyFor(userId), text);
  } catch {
    // Storage is switched off or full: a reload would lose the words, and nothing else.
  }
}
