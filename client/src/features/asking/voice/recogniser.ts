/** As much of the Web Speech API as is used here; the compiler's own description of browsers leaves it out. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: RecognisedPhrases }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

/** Phrases of one session, from its beginning; each with the likeliest reading first. */
type RecognisedPhrases = ArrayLike<{ isFinal: boolean } & ArrayLike<{ transcript: string }>>;

export type NewRecogniser = new () => Recogniser;

declare global {
  interface Window {
    SpeechRecognition?: NewRecogniser;
    webkitSpeechRecognition?: NewRecogniser;
  }
}

/** The browser's speech recognition, where it has one. */
export function findRecogniser(): NewRecogniser | null {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null;
}
