import { WrittenText } from "../../ui/markdown/written-text.tsx";
import { PhotoView } from "./photo-view.tsx";
import type { Question } from "./question.ts";

/**
 * The student's question and photo, at the top of every step after she asked. On a wide screen they are beside the
 * page's column, and stay in view while a long solution is read.
 */
export function AskedQuestion({ question: { text, photo } }: { question: Question }) {
  return (
    <div className="xl:absolute xl:inset-y-0 xl:left-full xl:w-56 xl:pt-18 xl:pl-4">
      <section
        aria-label="Your question"
        className="grid grid-cols-1 gap-2 rounded-card bg-marigold-soft p-4 wrap-anywhere xl:sticky xl:top-18 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
      >
        <p className="text-sm font-medium text-ink-soft">Your question</p>
        {text !== "" && <WrittenText text={text} />}
        {photo && <PhotoView photo={photo} />}
      </section>
    </div>
  );
}
