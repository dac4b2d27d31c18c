import { useEffect, useRef, useState } from "react";

/** Debounce of the search, in milliseconds. */
const debounceMs = 300;

/** The typed text, and the debounced search text. It is not in the address, because it names a child. */
export function useSearchWords() {
  const [words, setWords] = useState("");
  const [search, setSearch] = useState("");
  const debounced = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(debounced.current), []);

  function type(text: string) {
    setWords(text);
    clearTimeout(debounced.current);
    debounced.current = setTimeout(() => setSearch(text.trim()), debounceMs);
  }
  return { words, search, type };
}
