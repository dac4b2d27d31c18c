/** All scripts of the public pages, which can be read and bought from without them. */
import { offerInstallation } from "../../lib/install-prompt.ts";
import { loadTracking } from "../../tracking/load-tracking.ts";
import { letBarsAppear } from "./appearing-bars.ts";
import { fetchTypeface } from "./typeface.ts";

letBarsAppear();
loadTracking();
fetchTypeface().catch(() => undefined);

const installButton = document.querySelector<HTMLElement>("[data-install]");
if (installButton) offerInstallation(installButton);
