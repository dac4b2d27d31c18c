import { useCallback, useEffect, useRef, useState } from "react";
import { startDictation, type Dictation } from "./dictation.ts";
import type { RecognisedWords } from "./recognised-words.ts";
import { findRecogniser } from "./recogniser.ts";

export type Voice = ReturnType<typeof useDictation>;

/** Voice typing for a text box: final words are passed on, interim words are shown separately. */
export function useDictation(onWords: (words: RecognisedWords) => void) {
  const [Recogniser] = useState(() => findRecogniser());
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const dictation = useRef<Dictation>(null);

  const abort = useCallback(() => {
    dictation.current?.abort();
    dictation.current = null;
  }, []);
  useEffect(() => {
    const abortWhenHidden = () => {
      if (document.visibilityState === "hidden") abort();
    };
    document.addEventListener("visibilitychange", abortWhenHidden);
    window.addEventListener("pagehide", abort);
    return () => {
      document.removeEventListener("visibilitychange", abortWhenHidden);
      window.removeEventListener("pagehide", abort);
      abort();
    };
  }, [abort]);

  const toggle = () => {
    if (dictation.current) return dictation.current.stop();
    if (!Recogniser) return undefined;
    setProblem(null);
    setListening(true);
    dictation.current = startDictation(Recogniser, {
      onWords,
      onInterim: setInterim,
      onEnd: (why) => {
        dictation.current = null;
        setListening(false);
        setProblem(why);
      },
    });
    return undefined;
  };
  return { isSupported: Recogniser !== null, isListening, interim, problem, toggle, abort };
}
