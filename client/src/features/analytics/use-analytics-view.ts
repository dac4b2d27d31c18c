import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { analyticsAddress, analyticsViewIn, type AnalyticsView } from "./analytics-address.ts";

/** The view from the address, and a function to change it. The scroll position is preserved. */
export function useAnalyticsView() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const scrollPosition = useRef<number | null>(null);

  // Runs after the app has scrolled the new history entry to its top.
  useEffect(() => {
    if (scrollPosition.current !== null) window.scrollTo(0, scrollPosition.current);
    scrollPosition.current = null;
  });

  const view = analyticsViewIn(search);
  function go(next: Partial<AnalyticsView>) {
    const address = analyticsAddress({ ...view, ...next });
    if (address === analyticsAddress(view)) return;
    scrollPosition.current = window.scrollY;
    navigate(address);
  }
  return { view, go };
}
