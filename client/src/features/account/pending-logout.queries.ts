import { logout } from "#shared/contracts/auth.ts";
import { callApi } from "../../lib/api.ts";
import { hasPendingLogout, markSignedIn } from "../../lib/take-over.ts";

/**
 * Ends the session of a student who logged out offline, now or when the connection is back. A login before that has
 * already ended it on the server.
 */
export async function finishLogout(): Promise<void> {
  if (!hasPendingLogout()) return;
  try {
    await callApi(logout, {});
    markSignedIn(null);
  } catch {
    window.addEventListener("online", () => void finishLogout(), { once: true });
  }
}
