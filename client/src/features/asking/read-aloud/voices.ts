import { useSyncExternalStore } from "react";
import type { Preferences } from "#shared/contracts/preferences.ts";

/** What is read aloud here. A sentence with letters of Devanagari is Hindi. */
type SpokenLanguage = "english" | "hindi";

type ChosenVoices = Partial<Pick<Preferences, "englishVoice" | "hindiVoice">>;

/** Each in the way it is spoken in India, where the phone has that. */
const tags: Record<SpokenLanguage, { language: string; inIndia: string }> = {
  english: { language: "en", inIndia: "en-IN" },
  hindi: { language: "hi", inIndia: "hi-IN" },
};

/** Android writes `en_IN`. */
const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace("_", "-");

/** The names of the phone's voices for a language, each once. */
export function voiceNames(language: SpokenLanguage): string[] {
  const voices = installedVoices().filter((voice) => isOf(voice, language));
  return [...new Set(voices.map(({ name }) => name))];
}

const isOf = (voice: SpeechSynthesisVoice, language: SpokenLanguage) =>
  tagOf(voice).split("-", 1).join() === tags[language].language;

/** How many voices the phone has. Browsers that fetch them have none at first, and say when they have come. */
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

/** There are browsers that could speak on phones that have no voice installed. */
const installedVoices = () =>
  "speechSynthesis" in window ? window.speechSynthesis.getVoices() : [];

/** One sentence for `speechSynthesis`, in the chosen voice of its language where the phone has it. */
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
