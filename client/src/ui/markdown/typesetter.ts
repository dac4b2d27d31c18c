import { useEffect, useSyncExternalStore } from "react";
import { loadChunk } from "../../lib/load-chunk.ts";

/** Typesets a formula inside an element. */
export type Typesetter = (element: HTMLElement, source: string, display: boolean) => void;

let loadedTypesetter: Typesetter | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads KaTeX; offline, formulas show their source until it has loaded. */
async function load(): Promise<void> {
  const katex = await loadChunk(() => import("./katex.ts"));
  katex.fetchFaces();
  loadedTypesetter = katex.setWithKatex;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fetches KaTeX before there is a formula to show, so that no source is visible first. */
export function fetchTypesetter(): void {
  loading ??= load();
}

/** KaTeX, or null until it has loaded. The first formula of the visit triggers the fetch, unless it was prefetched. */
export function useTypesetter(): Typesetter | null {
  useEffect(fetchTypesetter, []);
  return useSyncExternalStore(subscribe, () => loadedTypesetter);
}
