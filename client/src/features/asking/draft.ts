/** The student and the question box that a draft belongs to. */
export interface DraftOwner {
  box: (typeof boxes)[number];
  userId: number;
}

const keyFor = ({ box, userId }: DraftOwner) => `${box}-draft:${userId}`;

const boxes = ["homework", "doubt", "concept"] as const;

/**
 * The question that a student was typing in this tab, stored for a reload; each student of a shared phone has a separate one.
 */
export function readDraft(owner: DraftOwner): string {
  try {
    return sessionStorage.getItem(keyFor(owner)) ?? "";
  } catch {
    // Storage is switched off: there is no draft.
    return "";
  }
}

export function writeDraft(owner: DraftOwner, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(keyFor(owner));
    else sessionStorage.setItem(keyFor(owner), text);
  } catch {
    // Storage is switched off or full: only a reload would lose the draft.
  }
}

export function clearDrafts(userId: number): void {
  for (const box of boxes) writeDraft({ box, userId }, "");
}
