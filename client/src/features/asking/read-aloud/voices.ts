import { useSyncExternalStore } from "react";
import type { Preferences } from "#shared/contracts/preferences.ts";

/** Language of a sentence. A sentence with Devanagari letters is Hindi. */
type SpokenLanguage = "english" | "hindi";

type ChosenVoices = Partial<Pick<Preferences, "englishVoice" | "hindiVoice">>;

/** Language tags; the Indian variant is preferred if the phone has it. */
const tags: Record<SpokenLanguage, { language: string; inIndia: string }> = {
  english: { language: "en", inIndia: "en-IN" },
  hindi: { language: "hi", inIndia: "hi-IN" },
};

/** Android writes `en_IN`. */
const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace("_", "-");

/** The distinct names of the phone's voices for a language. */
export function voiceNames(language: SpokenLanguage): string[] {
  const voices = installedVoices().filter((voice) => isOf(voice, language));
  return [...new Set(voices.map(({ name }) => name))];
}

const isOf = (voice: SpeechSynthesisVoice, language: SpokenLanguage) =>
  tagOf(voice).split("-", 1).join() === tags[language].language;

/**
 * Number of voices of the phone. Browsers that load them asynchronously have none at first, and fire an event later.
 */
export function useVoiceCount(): number {
  return useSyncExternalStore(
    watchVoices,
    () => installedVoices().length,
    () => 0,
  );
}

function watchVoices(tell: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => undefined;
  window.speechSynthesis.addEventListener("voiceschanged", tell);
  return () => window.speechSynthesis.removeEventListener("voiceschanged", tell);
}

/** Some browsers support speech on phones that have no voice installed. */
const installedVoices = () =>
  "speechSynthesis" in window ? window.speechSynthesis.getVoices() : [];

/** Creates the utterance of one sentence, in the chosen voice of its language if the phone has it. */
export function utteranceOf(sentence: string, chosen: ChosenVoices): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(sentence);
  const language = /\p{Script=Devanagari}/u.test(sentence) ? "hindi" : "english";
  const name = chosen[`${language}Voice`];
  const voices = installedVoices().filter((voice) => isOf(voice, language));
  const own = voices.find((voice) => voice.name === name);
  const voice = own ?? voices.find((each) => tagOf(each) === tags[language].inIndia);
  utterance.lang = own ? tagOf(own) : tags[language].inIndia;
  if (voice) utterance.voice = voice;
  return utterance;
}
