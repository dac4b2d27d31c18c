import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";
import { filterIn, historyPath, type HistoryFilter } from "./history-address.ts";

/** Debounce of the search in milliseconds: each search makes the server scan all texts. */
const debounceMs = 300;

/** The filter from the address, and the typed words before they are in it. */
export function useHistoryFilter() {
  const replaceAddress = useReplaceAddress();
  const filter = filterIn(useSearch());
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const words = typed ?? filter.search;

  /** Replaces the history entry, so that Back leads to the previous page instead of through every typed word. */
  function go(next: Partial<HistoryFilter>) {
    clearTimeout(timer.current);
    replaceAddress(historyPath({ ...filter, search: words, ...next }));
    setTyped(null);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go({ search: text }), debounceMs);
  }

  return { filter, words, type, go };
}
