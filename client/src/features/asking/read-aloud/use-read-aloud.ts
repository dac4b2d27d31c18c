import { useEffect, useState } from "react";
import { usePreferences } from "../../account/preferences.queries.ts";
import { sentencesOf } from "./sentences.ts";
import { speakable } from "./speakable.ts";
import { useVoiceCount, utteranceOf } from "./voices.ts";

/** Reads texts aloud, sentence by sentence, and stops when the page is left. */
export function useReadAloud() {
  const [isReading, setReading] = useState(false);
  const [isMute, setMute] = useState(false);
  const isSupported = useVoiceCount() > 0;
  // Until the preferences have loaded, or if they can't be fetched, the phone's default voices are used.
  const { data: preferences = {} } = usePreferences({ enabled: isSupported });

  const stop = () => {
    setReading(false);
    window.speechSynthesis.cancel();
  };
  useEffect(() => {
    if (!isReading) return undefined;
    const silence = () => {
      setReading(false);
      window.speechSynthesis.cancel();
    };
    window.addEventListener("pagehide", silence);
    return () => {
      window.removeEventListener("pagehide", silence);
      window.speechSynthesis.cancel();
    };
  }, [isReading]);

  const read = (texts: readonly string[]) => {
    window.speechSynthesis.cancel();
    const sentences = texts.flatMap((text) => sentencesOf(speakable(text)));
    if (sentences.length === 0) return;
    setReading(true);
    setMute(false);
    const utterances = sentences.map((sentence) => utteranceOf(sentence, preferences));
    utterances.at(-1)?.addEventListener("end", () => setReading(false));
    for (const utterance of utterances) {
      utterance.addEventListener("error", ({ error }) => {
        // This cancellation may have made room for the next reading, which continues.
        if (error === "canceled" || error === "interrupted") return;
        setReading(false);
        setMute(true);
      });
      window.speechSynthesis.speak(utterance);
    }
  };
  return { isSupported, isReading, isMute, read, stop };
}
