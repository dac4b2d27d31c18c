import { authModeIn } from "../../lib/paths.ts";
import { seemsSignedIn } from "../../lib/take-over.ts";
import { fetchTypeface } from "../../marketing/behaviour/typeface.ts";
import { trackAuthPageView } from "../../tracking/auth-page-view.ts";

// If somebody is probably signed in, the app loads at once and determines whether she is.
if (!seemsSignedIn()) {
  trackAuthPageView(authModeIn(location.search.slice(1)) === "login" ? "login" : "sign_up");
  fetchTypeface().catch(() => undefined);
}
