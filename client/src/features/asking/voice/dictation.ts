import { joinPhrases, type RecognisedWords } from "./recognised-words.ts";
import type { NewRecogniser, Recogniser, RecogniserEvents } from "./recogniser.ts";

interface Listener {
  /** Final words. */
  onWords: (finalWords: RecognisedWords) => void;
  /** Interim words, which may still change. */
  onInterim: (words: string) => void;
  /** Listening has ended; `problem` is a sentence for the student unless she ended it herself. */
  onEnd: (problem: string | null) => void;
}

export interface Dictation {
  /** Ends after the current phrase. */
  stop: () => void;
  /** Ends at once; later results are dropped. */
  abort: () => void;
}

/**
 * Sessions shorter than this (milliseconds), several in a row, are a phone that refuses to listen, not pauses of a
 * student.
 */
const shortSession = 500;
const mostShortSessions = 8;
const pauseAfterShortSession = 300;

const problems: Record<string, string> = {
  "not-allowed":
    "The microphone isn't allowed here. Tap the sign beside the page's address, choose Permissions, and allow the microphone.",
  "service-not-allowed":
    "Voice typing is switched off on this phone. Allow it in the phone's settings, or type your question.",
  network:
    "Voice typing needs the internet, and it can't be reached. Your words are kept. Type on.",
  "audio-capture": "No microphone was found. Type your question instead.",
  "language-not-supported":
    "Voice typing isn't available on this phone. Type your question instead.",
};
const stoppedSentence = "Voice typing stopped. Your words are kept. Tap the microphone to go on.";

/**
 * Listens until it is stopped. Chrome on Android ends a session after each phrase, and every browser does after a
 * silence: then the next session begins.
 */
export function startDictation(Recogniser: NewRecogniser, listener: Listener): Dictation {
  let isWanted = true;
  let isOver = false;
  let shortSessions = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let session = startSession();

  function startSession(): Recogniser {
    const recogniser = new Recogniser();
    const startedAt = Date.now();
    let finalWords = "";
    let interimWords = "";
    Object.assign(recogniser, { lang: "en-IN", continuous: true, interimResults: true });
    recogniser.addEventListener("result", ({ results }) => {
      if (isOver) return;
      const words = wordsIn(results);
      if (words.finalWords !== finalWords)
        listener.onWords({ words: words.finalWords, replacedWords: finalWords });
      finalWords = words.finalWords;
      interimWords = words.interimWords;
      listener.onInterim(interimWords);
    });
    recogniser.addEventListener("error", ({ error }) => {
      // Silence and our own abort are not failures; the session ends after them.
      if (error !== "no-speech" && error !== "aborted") end(problems[error] ?? stoppedSentence);
    });
    recogniser.addEventListener("end", () => {
      if (isOver) return;
      // Some phones end with interim words only, which are then taken as final.
      if (interimWords !== "") listener.onWords({ words: interimWords, replacedWords: "" });
      const wasShort = Date.now() - startedAt < shortSession && finalWords + interimWords === "";
      shortSessions = wasShort ? shortSessions + 1 : 0;
      restart();
    });
    recogniser.start();
    return recogniser;
  }

  function restart(): void {
    if (!isWanted) return end(null);
    if (shortSessions > mostShortSessions) return end(stoppedSentence);
    listener.onInterim("");
    timer = setTimeout(
      () => (session = startSession()),
      shortSessions > 0 ? pauseAfterShortSession : 0,
    );
    return undefined;
  }

  function end(problem: string | null): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    session.abort();
    listener.onInterim("");
    listener.onEnd(problem);
  }

  return {
    stop: () => {
      isWanted = false;
      session.stop();
    },
    abort: () => end(null),
  };
}

function wordsIn(results: RecogniserEvents["result"]["results"]) {
  const finalWords: string[] = [];
  const interimWords: string[] = [];
  for (const phrase of Array.from(results)) {
    (phrase.isFinal ? finalWords : interimWords).push(phrase[0]?.transcript ?? "");
  }
  return { finalWords: joinPhrases(finalWords), interimWords: joinPhrases(interimWords) };
}
