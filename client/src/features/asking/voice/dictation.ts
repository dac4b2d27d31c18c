import { joinPhrases, type Heard } from "./heard-words.ts";
import type { NewRecogniser, Recogniser } from "./recogniser.ts";

interface Listener {
  /** Words that are certain. */
  onHeard: (heard: Heard) => void;
  /** Words that may still change. */
  onInterim: (words: string) => void;
  /** Nobody listens any more; `problem` is a sentence for the student where it wasn't she who ended it. */
  onEnd: (problem: string | null) => void;
}

export interface Dictation {
  /** Ends after the phrase that is being said. */
  stop: () => void;
  /** Ends at once; what still comes is dropped. */
  leave: () => void;
}

/** Sessions that end so soon, and so often in a row, are a phone that won't listen, and not pauses of a student. */
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
const stopped = "Voice typing stopped. Your words are kept. Tap the microphone to go on.";

/**
 * Listens until it is told to stop. Chrome on Android ends a session after each phrase, and every browser does after a
 * silence: then the next session begins.
 */
export function startDictation(Recogniser: NewRecogniser, listener: Listener): Dictation {
  let isWanted = true;
  let shortSessions = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let session = begin();

  function begin(): Recogniser {
    const recogniser = new Recogniser();
    const begunAt = Date.now();
    let heard = "";
    Object.assign(recogniser, { lang: "en-IN", continuous: true, interimResults: true });
    recogniser.onresult = ({ results }) => {
      const phrases = Array.from(results, (phrase) => ({
        words: phrase[0]?.transcript ?? "",
        isFinal: phrase.isFinal,
      }));
      const certain = joinPhrases(phrases.filter((each) => each.isFinal).map((each) => each.words));
      const open = phrases.filter((each) => !each.isFinal).map((each) => each.words);
      if (certain !== heard) listener.onHeard({ words: certain, instead: heard });
      heard = certain;
      listener.onInterim(joinPhrases(open));
    };
    recogniser.onerror = ({ error }) => {
      // Silence and our own ending are no failures; after them comes `onend`.
      if (error !== "no-speech" && error !== "aborted") end(problems[error] ?? stopped);
    };
    recogniser.onend = () => {
      if (!isWanted) return end(null);
      shortSessions = Date.now() - begunAt < shortSession && heard === "" ? shortSessions + 1 : 0;
      if (shortSessions > mostShortSessions) return end(stopped);
      timer = setTimeout(() => (session = begin()), shortSessions > 0 ? pauseAfterShortSession : 0);
    };
    recogniser.start();
    return recogniser;
  }

  function end(problem: string | null): void {
    isWanted = false;
    clearTimeout(timer);
    silence(session);
    listener.onInterim("");
    listener.onEnd(problem);
  }

  return {
    stop: () => {
      isWanted = false;
      session.stop();
    },
    leave: () => end(null),
  };
}

function silence(recogniser: Recogniser): void {
  recogniser.onresult = null;
  recogniser.onerror = null;
  recogniser.onend = null;
  recogniser.abort();
}
