import { WrittenText } from "../../ui/markdown/written-text.tsx";
import { PhotoView } from "./photo-view.tsx";
import type { Question } from "./question.ts";

/** The student's own words and photo, at the top of every step after she asked. */
export function AskedQuestion({ question: { text, photo } }: { question: Question }) {
  return (
    <section aria-label="Your question" className="grid gap-2 rounded-card bg-marigold-soft p-4">
      <p className="text-sm font-medium text-ink-soft">Your question</p>
      {text !== "" && <WrittenText text={text} />}
      {photo && <PhotoView photo={photo} />}
    </section>
  );
}
