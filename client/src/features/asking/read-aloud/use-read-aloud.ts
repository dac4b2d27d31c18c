import { useEffect, useState } from "react";
import { usePreferences } from "../../account/preferences.queries.ts";
import { sentencesOf } from "./sentences.ts";
import { speakable } from "./speakable.ts";
import { useVoiceCount, utteranceOf } from "./voices.ts";

/** Reads texts aloud, one sentence after the other, and is silent when the page is left. */
export function useReadAloud() {
  const [isReading, setReading] = useState(false);
  const [isMute, setMute] = useState(false);
  const isSupported = useVoiceCount() > 0;
  // Until they have come, and where they can't be fetched, the phone's own voices read.
  const { data: chosen = {} } = usePreferences({ enabled: isSupported });

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
    const utterances = sentences.map((sentence) => utteranceOf(sentence, chosen));
    utterances.at(-1)?.addEventListener("end", () => setReading(false));
    for (const utterance of utterances) {
      utterance.addEventListener("error", ({ error }) => {
        // What was silenced from here may have been silenced for the next reading, which goes on.
        if (error === "canceled" || error === "interrupted") return;
        setReading(false);
        setMute(true);
      });
      window.speechSynthesis.speak(utterance);
    }
  };
  return { isSupported, isReading, isMute, read, stop };
}
