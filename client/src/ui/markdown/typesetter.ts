import { useEffect, useSyncExternalStore } from "react";
import { fetchUntilThere } from "../../lib/on-resume.ts";

/** Sets a formula into an element. */
export type Typesetter = (element: HTMLElement, source: string, display: boolean) => void;

let loaded: Typesetter | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Offline, formulas stay in their source, which can be read, until it comes. */
async function load(): Promise<void> {
  const katex = await fetchUntilThere(() => import("./katex.ts"));
  katex.fetchFaces();
  loaded = katex.setWithKatex;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fetches KaTeX before there is a formula to show, so that none is seen in its source first. */
export function fetchTypesetter(): void {
  loading ??= load();
}

/** KaTeX, once it is there. It is fetched when the first formula of the visit is shown, unless it was before. */
export function useTypesetter(): Typesetter | null {
  useEffect(fetchTypesetter, []);
  return useSyncExternalStore(subscribe, () => loaded);
}
