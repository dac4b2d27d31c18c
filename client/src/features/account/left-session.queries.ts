import { logout } from "#shared/contracts/auth.ts";
import { callApi } from "../../lib/api.ts";
import { hasLeft, markSignedIn } from "../../lib/take-over.ts";

/**
 * Ends the session of a student who left without a line, now or as soon as there is one. A login before that has ended it
 * on the server already.
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
