import { useEffect } from "react";
import { isPublicPage, pageHere } from "./page-here.ts";
import { studyClock } from "./study-clock.ts";
import { track } from "./track.ts";

/** Tracks the signed-in page that the student sees. */
export function useScreenTracking(): void {
  useEffect(() => {
    studyClock.begin();
    const page = pageHere();
    if (page === "dashboard") track("dashboard_viewed", {});
    else if (!isPublicPage(page)) return studyClock.enter(page);
  }, []);
}
