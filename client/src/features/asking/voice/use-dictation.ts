import { useCallback, useEffect, useRef, useState } from "react";
import { startDictation, type Dictation } from "./dictation.ts";
import type { Heard } from "./heard-words.ts";
import { findRecogniser } from "./recogniser.ts";

export type Voice = ReturnType<typeof useDictation>;

/** Voice typing for a text box: final words are passed on, interim words are shown separately. */
export function useDictation(onHeard: (heard: Heard) => void) {
  const [Recogniser] = useState(() => findRecogniser());
  const [isListening, setListening] = useState(false);
  const [interim, setInterim] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const dictation = useRef<Dictation>(null);

  const leave = useCallback(() => {
    dictation.current?.leave();
    dictation.current = null;
  }, []);
  useEffect(() => {
    const leaveWhenHidden = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", leaveWhenHidden);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", leaveWhenHidden);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [leave]);

  const toggle = () => {
    if (dictation.current) return dictation.current.stop();
    if (!Recogniser) return undefined;
    setProblem(null);
    setListening(true);
    dictation.current = startDictation(Recogniser, {
      onHeard,
      onInterim: setInterim,
      onEnd: (why) => {
        dictation.current = null;
        setListening(false);
        setProblem(why);
      },
    });
    return undefined;
  };
  return { isSupported: Recogniser !== null, isListening, interim, problem, toggle, leave };
}
