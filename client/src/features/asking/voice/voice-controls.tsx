import clsx from "clsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Voice } from "./use-dictation.ts";

/** Starts and ends voice typing; renders nothing if the browser doesn't support it. */
export function VoiceButton({ voice: { isSupported, isListening, toggle } }: { voice: Voice }) {
  if (!isSupported) return null;
  return (
    <Button
      variant={isListening ? "primary" : "secondary"}
      aria-pressed={isListening}
      onClick={toggle}
    >
      <Icon name="microphone" className={clsx("size-5", isListening && "animate-waiting")} />
      Speak
    </Button>
  );
}

/** State of voice typing, below the box: the interim words, or why nothing is heard. */
export function VoiceLine({ voice }: { voice: Voice }) {
  const { isSupported, isListening, interim, problem } = voice;
  if (!isSupported) {
    return (
      <p className="text-sm text-ink-soft">
        Voice typing isn't available in this browser. Type your question instead.
      </p>
    );
  }
  return (
    <>
      <output className="text-sm text-ink-soft empty:hidden">
        {isListening && "Listening… Tap Speak again to stop."}
      </output>
      {/* Not announced: the words are inserted into the box, which can be read. */}
      {interim !== "" && (
        <p aria-hidden="true" className="text-ink-soft italic">
          {interim}…
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="flex gap-2 text-sm text-danger">
          <Icon name="alert" className="size-5" />
          {problem}
        </p>
      )}
    </>
  );
}
