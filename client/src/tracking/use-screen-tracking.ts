import { useEffect } from "react";
import { isPublicPage, currentPage } from "./current-page.ts";
import { studyClock } from "./study-clock.ts";
import { track } from "./track.ts";

/** Tracks the signed-in page that the student sees. */
export function useScreenTracking(): void {
  useEffect(() => {
    studyClock.activate();
    const page = currentPage();
    if (page === "dashboard") track("dashboard_viewed", {});
    else if (!isPublicPage(page)) return studyClock.enter(page);
  }, []);
}
