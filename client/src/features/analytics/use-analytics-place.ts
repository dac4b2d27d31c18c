import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { analyticsAddress, analyticsPlaceIn, type AnalyticsPlace } from "./analytics-address.ts";

/** The place from the address, and a function to change it. The scroll position is preserved. */
export function useAnalyticsPlace() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const scrolled = useRef<number | null>(null);

  // Runs after the app has scrolled the new history entry to its top.
  useEffect(() => {
    if (scrolled.current !== null) window.scrollTo(0, scrolled.current);
    scrolled.current = null;
  });

  const place = analyticsPlaceIn(search);
  function go(next: Partial<AnalyticsPlace>) {
    const address = analyticsAddress({ ...place, ...next });
    if (address === analyticsAddress(place)) return;
    scrolled.current = window.scrollY;
    navigate(address);
  }
  return { place, go };
}
