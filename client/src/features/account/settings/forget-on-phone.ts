import { shownBadgesKey } from "../../../lib/badge-news.ts";
import { forget } from "../../../tracking/stored.ts";
import { clearDrafts } from "../../asking/draft.ts";
import { draftsOf, removeDraft } from "../../exam-prep/session/draft-store.ts";
import { isSendable, removeWaitingOf } from "../../offline/waiting/waiting-store.ts";

/** After a logout the items that can be sent stay for her next login; a deleted account leaves nothing. */
export type Forgotten = "all" | "all-but-sendable";

/**
 * Removes what a student typed, photographed or answered and the server doesn't have: waiting questions and drafts; and
 * which badges she was shown.
 */
export async function forgetOnPhone(userId: number, what: Forgotten): Promise<void> {
  forget("localStorage", shownBadgesKey);
  clearDrafts(userId);
  for (const draft of draftsOf(userId)) removeDraft(draft);
  await removeWaitingOf(userId, (item) => what === "all" || !isSendable(item));
}
