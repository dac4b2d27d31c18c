import { randomId } from "../lib/random-id.ts";
import { mayShare } from "./consent.ts";
import { isPublicPage, pageHere } from "./page-here.ts";
import { forget, store, stored } from "./stored.ts";

const visitorKey = "visitor";

/**
 * The same for a visitor each time; for one who wants nobody to follow her, for as long as the tab is open. Signed-in
 * pages have none: a student is known by her session.
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

/** Whoever comes here next is nobody who was here before. */
export function forgetVisitor(): void {
  forget("localStorage", visitorKey);
}
