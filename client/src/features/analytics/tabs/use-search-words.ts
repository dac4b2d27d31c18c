import { useEffect, useRef, useState } from "react";

/** Debounce of the search, in milliseconds. */
const debounceMs = 300;

/** The typed text, and the debounced search text. It is not in the address, because it names a child. */
export function useSearchWords() {
  const [words, setWords] = useState("");
  const [search, setSearch] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setWords(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSearch(text.trim()), debounceMs);
  }
  return { words, search, type };
}
