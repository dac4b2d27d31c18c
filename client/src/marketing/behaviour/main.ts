/** All scripts of the public pages, which can be read and bought from without them. */
import { offerInstallation } from "../../lib/install-prompt.ts";
import { beginTracking } from "../../tracking/begin.ts";
import { letBarsAppear } from "./appearing-bars.ts";
import { fetchTypeface } from "./typeface.ts";

letBarsAppear();
beginTracking();
fetchTypeface().catch(() => undefined);

const installButton = document.querySelector<HTMLElement>("[data-install]");
if (installButton) offerInstallation(installButton);
