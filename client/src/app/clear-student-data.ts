import type { ClearScope } from "../features/account/account.queries.ts";
import { clearDrafts } from "../features/asking/draft.ts";
import { draftsOf, removeDraft } from "../features/exam-prep/session/draft-store.ts";
import { isSendable, clearOutboxOf } from "../features/outbox/outbox-store.ts";
import { shownBadgesKey } from "../lib/new-badges.ts";
import { removeItem } from "../tracking/browser-storage.ts";

/**
 * Removes what a student typed, photographed or answered and the server doesn't have (waiting questions and drafts),
 * and the record of the badges she was shown.
 */
export async function clearStudentData(userId: number, scope: ClearScope): Promise<void> {
  removeItem("localStorage", shownBadgesKey);
  clearDrafts(userId);
  for (const draft of draftsOf(userId)) removeDraft(draft);
  await clearOutboxOf(userId, (item) => scope === "all" || !isSendable(item));
}
