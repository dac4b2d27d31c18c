import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useId, useReducer } from "react";
import { Link, useLocation } from "wouter";
import { photoReading, type PhotoReading } from "#shared/contracts/uploads.ts";
import { loadChunk } from "../../lib/load-chunk.ts";
import { Button } from "../../ui/button.tsx";
import { setPendingPhoto } from "../asking/pending-photo.ts";
import { cacheReading } from "../asking/photo-reading/reading.queries.ts";
import { likeliestText } from "../asking/photo-reading/reading-text.ts";
import { conversationPath, kindOf } from "../history/conversation-kinds.ts";
import type { ReadPhoto } from "../outbox/outbox-item.ts";
import { forgetSent, removeFromOutbox, type SentQuestion } from "../outbox/outbox-store.ts";

/** Card of an outbox photo with its reading. The student confirms the reading before it is asked. */
export function ReadPhotoCard({ item }: { item: ReadPhoto }) {
  const id = useId();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { key, type, photo } = item;
  const reading = readingIn(item);
  const open = () => {
    cacheReading(client, photo, reading);
    setPendingPhoto({ box: type, photo: { kind: "chosen", file: photo, outboxKey: key } });
    navigate(kindOf(type).start.path);
  };
  const isPrinted = reading.outcome === "printed";
  const [question] = isPrinted ? reading.questions : [];
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-2 rounded-card border border-teal bg-sheet p-4"
    >
      <h2 id={id} className="font-semibold">
        {isPrinted ? "Your photo was read" : "Your photo couldn't be read"}
      </h2>
      <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
        {question ? likeliestText(question) : "Type the question beside it."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={open}>
          {isPrinted ? "Check and ask" : "Open it"}
        </Button>
        <Button variant="quiet" onClick={() => void removeFromOutbox(key)}>
          Remove
        </Button>
      </div>
    </section>
  );
}

/** Parses the stored reading; one stored by an incompatible version counts as `nothing`. */
function readingIn({ reading }: ReadPhoto): PhotoReading {
  return photoReading.safeParse(JSON.parse(reading)).data ?? { outcome: "nothing" };
}

/** A lazy chunk, because it includes the Markdown renderer, which pages without an answer don't load. */
const CareCard = lazy(async () => {
  const { CareCard } = await loadChunk(() => import("../asking/care-card.tsx"));
  return { default: CareCard };
});

/** Card of a sent question, shown until its answer is opened. */
export function SentCard({ question }: { question: SentQuestion }) {
  const { key, text, type, conversationId, care } = question;
  const [isOpen, open] = useReducer(() => true, false);
  if (care && isOpen)
    return (
      <Suspense fallback={null}>
        <CareCard {...care} onHide={() => forgetSent(key)} />
      </Suspense>
    );
  return (
    <section
      aria-label="Sent question"
      className="flex flex-wrap items-center gap-x-3 rounded-card border border-teal bg-sheet p-4"
    >
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">Your question was sent</p>
        {!care && (
          <p className="truncate text-sm text-ink-soft">
            {text === "" ? "Photo of a question" : text}
          </p>
        )}
      </div>
      {care ? (
        <Button variant="quiet" onClick={open}>
          See the answer
        </Button>
      ) : (
        <Link
          href={conversationPath({ type, id: conversationId })}
          onClick={() => forgetSent(key)}
          className="inline-flex min-h-touch items-center font-semibold text-teal"
        >
          See the answer
        </Link>
      )}
    </section>
  );
}
