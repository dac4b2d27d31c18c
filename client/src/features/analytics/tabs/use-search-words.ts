import { useEffect, useRef, useState } from "react";

/** A search is made when the typing rests. */
const restMilliseconds = 300;

/** What is being typed, and what is searched for. It stays out of the address, for it names a child. */
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
