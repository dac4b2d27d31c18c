import { randomId } from "../lib/random-id.ts";
import { mayShare } from "./consent.ts";
import { isPublicPage, pageHere } from "./page-here.ts";
import { forget, store, stored } from "./stored.ts";

const visitorKey = "visitor";

/**
 * Id of a visitor: the same on each visit, or only while the tab is open if she opted out of tracking. Null on
 * signed-in pages: a session identifies the student.
 */
export function visitorId(): string | null {
  if (!isPublicPage(pageHere())) return null;
  const where = mayShare() ? "localStorage" : "sessionStorage";
  const known = stored(where, visitorKey);
  if (known !== null) return known;
  const drawn = randomId();
  store(where, visitorKey, drawn);
  return drawn;
}

/** Removes the id, so that the next visit has a new one. */
export function forgetVisitor(): void {
  forget("localStorage", visitorKey);
}
