/** All that the public pages do by themselves. They are read and bought from without it. */
import { offerInstallation } from "../../lib/install-prompt.ts";
import { beginTracking } from "../../tracking/begin.ts";
import { letBarsAppear } from "./appearing-bars.ts";
import { fetchTypeface } from "./typeface.ts";

letBarsAppear();
beginTracking();
fetchTypeface().catch(() => undefined);

const installButton = document.querySelector<HTMLElement>("[data-install]");
if (installButton) offerInstallation(installButton);
