/** All that the public pages do by themselves. They are read and bought from without it. */
import { beginTracking } from "../../tracking/begin.ts";
import { letBarsAppear } from "./appearing-bars.ts";

letBarsAppear();
beginTracking();
