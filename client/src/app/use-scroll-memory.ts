import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";

/**
 * Scrolls a newly opened page to its top and restores the position of a page reached by Back or Forward. The browser's
 * own restoration runs before the content is rendered and ends at a wrong position. Each history entry is marked on its
 * first visit, so a marked entry is a return.
 */
export function useScrollMemory(): void {
  const [location] = useLocation();
  const search = useSearch();
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    const savedPositions = positions.current;
    const key = `${markOf(window.history.state) ?? markEntry()} ${location}?${search}`;
    window.scrollTo(0, savedPositions.get(key) ?? 0);
    const savePosition = () => savedPositions.set(key, window.scrollY);
    window.addEventListener("scroll", savePosition, { passive: true });
    return () => window.removeEventListener("scroll", savePosition);
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
