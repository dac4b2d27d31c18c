import { logout } from "#shared/contracts/auth.ts";
import { callApi } from "../../lib/api.ts";
import { hasLeft, markSignedIn } from "../../lib/take-over.ts";

/**
 * Ends the session of a student who logged out offline, now or when the connection is back. A login before that has
 * already ended it on the server.
 */
export async function endLeftSession(): Promise<void> {
  if (!hasLeft()) return;
  try {
    await callApi(logout, {});
    markSignedIn(null);
  } catch {
    window.addEventListener("online", () => void endLeftSession(), { once: true });
  }
}
