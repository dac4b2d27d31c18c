import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";

/**
 * A page that was gone to starts at its top; one that was come back to is as it was left.
 * The browser's own restoration runs before the page is there and lands elsewhere. Each entry of the
 * history is marked on its first visit, so that a marked one is known to be a return.
 */
export function useScrollMemory(): void {
  const [location] = useLocation();
  const search = useSearch();
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useLayoutEffect(() => {
    const known = positions.current;
    const visit = `${markOf(window.history.state) ?? markEntry()} ${location}?${search}`;
    window.scrollTo(0, known.get(visit) ?? 0);
    const remember = () => known.set(visit, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [location, search]);
}

function markOf(state: unknown): number | undefined {
  const marked = typeof state === "object" && state !== null && "visitedAt" in state;
  return marked && typeof state.visitedAt === "number" ? state.visitedAt : undefined;
}

function markEntry(): number {
  const visitedAt = performance.timeOrigin + performance.now();
  window.history.replaceState({ visitedAt }, "");
  return visitedAt;
}
