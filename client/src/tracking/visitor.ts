import { randomId } from "../lib/random-id.ts";
import { mayShare } from "./consent.ts";
import { isPublicPage, currentPage } from "./current-page.ts";
import { removeItem, writeItem, readItem } from "./browser-storage.ts";

const visitorKey = "visitor";

/**
 * Id of a visitor: the same on each visit, or only while the tab is open if she opted out of tracking. Null on
 * signed-in pages: a session identifies the student.
 */
export function visitorId(): string | null {
  if (!isPublicPage(currentPage())) return null;
  const where = mayShare() ? "localStorage" : "sessionStorage";
  const known = readItem(where, visitorKey);
  if (known !== null) return known;
  const drawn = randomId();
  writeItem(where, visitorKey, drawn);
  return drawn;
}

/** Removes the id, so that the next visit has a new one. */
export function forgetVisitor(): void {
  removeItem("localStorage", visitorKey);
}
