import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { analyticsAddress, analyticsPlaceIn, type AnalyticsPlace } from "./analytics-address.ts";

/** What the address says, and how to change it. What the analyst was looking at stays where it is on the screen. */
export function useAnalyticsPlace() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const scrolled = useRef<number | null>(null);

  // After the app has put the new entry of the history at its top.
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
