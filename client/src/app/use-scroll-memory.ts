import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";

/**
 * Scrolls a newly opened page to its top and restores the position of a page reached by Back or Forward. The browser's
 * own restoration runs before the content is rendered and ends at a wrong position. Each history entry is marked on its
 * first visit, so a marked entry is a return. The first page of a document stays where it is, since a prerendered page may
 * be scrolled before the app hydrates it, and so does a page whose address changes within its entry.
 */
export function useScrollMemory(): void {
  const [location] = useLocation();
  const search = useSearch();
  const positions = useRef(new Map<number, number>());
  const currentEntry = useRef<number>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    const savedPositions = positions.current;
    const entry = markOf(window.history.state) ?? markEntry();
    if (currentEntry.current === undefined) savedPositions.set(entry, window.scrollY);
    else if (currentEntry.current !== entry) window.scrollTo(0, savedPositions.get(entry) ?? 0);
    currentEntry.current = entry;
    const savePosition = () => savedPositions.set(entry, window.scrollY);
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => window.removeEventListener("scroll", savePosition);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect runs for each new address
  }, [location, search]);
}

function markOf(state: unknown): number | undefined {
  const isMarked = typeof state === "object" && state !== null && "visitedAt" in state;
  return isMarked && typeof state.visitedAt === "number" ? state.visitedAt : undefined;
}

function markEntry(): number {
  const visitedAt = performance.timeOrigin + performance.now();
  window.history.replaceState({ visitedAt }, "");
  return visitedAt;
}
