/** The part of the Web Speech API used here; TypeScript's DOM types omit it. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  addEventListener: <Type extends keyof RecogniserEvents>(
    type: Type,
    listener: (event: RecogniserEvents[Type]) => void,
  ) => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

export interface RecogniserEvents {
  result: { results: RecognisedPhrases };
  error: { error: string };
  end: unknown;
}

/** Phrases of one session from its beginning; each with the most likely reading first. */
type RecognisedPhrases = ArrayLike<{ isFinal: boolean } & ArrayLike<{ transcript: string }>>;

export type NewRecogniser = new () => Recogniser;

declare global {
  interface Window {
    SpeechRecognition?: NewRecogniser;
    webkitSpeechRecognition?: NewRecogniser;
  }
}

/** The browser's speech recognition, if it has one. */
export function findRecogniser(): NewRecogniser | null {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null;
}
