import { useEffect, useState, useSyncExternalStore } from "react";
import { sentencesOf } from "./sentences.ts";
import { speakable } from "./speakable.ts";

/** Reads texts aloud, one sentence after the other, and is silent when the page is left. */
export function useReadAloud() {
  const [isReading, setReading] = useState(false);
  const [isMute, setMute] = useState(false);
  const isSupported = useSyncExternalStore(watchVoices, hasVoices, () => false);

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
    const utterances = sentences.map(utteranceOf);
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

/** Browsers that fetch their voices have none at first, and say when they have come. */
function watchVoices(tell: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => undefined;
  window.speechSynthesis.addEventListener("voiceschanged", tell);
  return () => window.speechSynthesis.removeEventListener("voiceschanged", tell);
}

/** There are browsers that could speak on phones that have no voice installed. */
const hasVoices = () =>
  "speechSynthesis" in window && window.speechSynthesis.getVoices().length > 0;

function utteranceOf(sentence: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = /\p{Script=Devanagari}/u.test(sentence) ? "hi-IN" : "en-IN";
  const voice = window.speechSynthesis
    .getVoices()
    .find(({ lang }) => lang.replace("_", "-") === utterance.lang);
  if (voice) utterance.voice = voice;
  return utterance;
}
