import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { filterIn, historyPath, type HistoryFilter } from "./history-address.ts";

/** Debounce of the search in milliseconds: each search makes the server scan all texts. */
const debounceMs = 300;

/** The filter from the address, and the typed words before they are in it. */
export function useHistoryFilter() {
  const [, navigate] = useLocation();
  const filter = filterIn(useSearch());
  const [typed, setTyped] = useState<string | null>(null);
  const debounced = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(debounced.current), []);

  const words = typed ?? filter.search;

  /** Replaces the history entry, so that Back leads to the previous page instead of through every typed word. */
  function go(next: Partial<HistoryFilter>) {
    clearTimeout(debounced.current);
    navigate(historyPath({ ...filter, search: words, ...next }), { replace: true });
    setTyped(null);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(debounced.current);
    debounced.current = setTimeout(() => go({ search: text }), debounceMs);
  }

  return { filter, words, type, go };
}
