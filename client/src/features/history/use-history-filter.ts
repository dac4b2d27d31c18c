import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { filterIn, historyPath, type HistoryFilter } from "./history-address.ts";

/** A search is made when the typing rests: each one costs the server a look through all that was written. */
const restMilliseconds = 300;

/** The filter that the address says, and the words on their way into it. */
export function useHistoryFilter() {
  const [, navigate] = useLocation();
  const filter = filterIn(useSearch());
  const [typed, setTyped] = useState<string | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const words = typed ?? filter.search;

  /** Back leads to the page before, not through every word that was tried. */
  function go(next: Partial<HistoryFilter>) {
    clearTimeout(rest.current);
    navigate(historyPath({ ...filter, search: words, ...next }), { replace: true });
    setTyped(null);
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => go({ search: text }), restMilliseconds);
  }

  return { filter, words, type, go };
}
