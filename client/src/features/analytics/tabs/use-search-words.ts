import { useEffect, useRef, useState } from "react";

/** Debounce of the search, in milliseconds. */
const restMilliseconds = 300;

/** The typed text, and the debounced search text. It is not in the address, because it names a child. */
export function useSearchWords() {
  const [words, setWords] = useState("");
  const [search, setSearch] = useState("");
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  function type(text: string) {
    setWords(text);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setSearch(text.trim()), restMilliseconds);
  }
  return { words, search, type };
}
