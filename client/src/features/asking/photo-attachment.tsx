import { lazy, Suspense } from "react";
import { loadChunk } from "../../lib/load-chunk.ts";
import { PhotoView } from "./photo-view.tsx";
import { keyOf } from "./photo-reading/reading.queries.ts";
import type { QuestionBoxState } from "./use-question-box.ts";

/** Lazy chunk, loaded with the first photo. */
const PhotoReadingCard = lazy(async () => {
  const part = await loadChunk(() => import("./photo-reading/photo-reading-card.tsx"));
  return { default: part.PhotoReadingCard };
});

/** Shows the attached photo and the text read from it. */
export function PhotoAttachment({ attachment }: { attachment: QuestionBoxState["attachment"] }) {
  const { photo, readingBox, canAskByPhoto: asksByPhoto, storePhoto: keepPhoto } = attachment;
  if (!photo) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <PhotoView photo={photo} />
      {photo.kind === "chosen" && (
        <Suspense>
          <PhotoReadingCard
            key={keyOf(photo.file)}
            photo={photo.file}
            box={readingBox}
            canAskByPhoto={asksByPhoto}
            onStore={photo.outboxKey === undefined ? () => void keepPhoto(photo) : undefined}
          />
        </Suspense>
      )}
    </div>
  );
}
