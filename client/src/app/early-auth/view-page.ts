import { authModeIn } from "../../lib/paths.ts";
import { seemsSignedIn } from "../../lib/take-over.ts";
import { fetchTypeface } from "../../marketing/behaviour/typeface.ts";
import { authPageViewed } from "../../tracking/auth-page-view.ts";

// Of somebody who seems to be signed in the app, which comes at once, knows whether she is.
if (!seemsSignedIn()) {
  authPageViewed(authModeIn(location.search.slice(1)) === "login" ? "login" : "sign_up");
  fetchTypeface().catch(() => undefined);
}
