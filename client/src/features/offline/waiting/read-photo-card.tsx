import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useLocation } from "wouter";
import { photoReading } from "#shared/contracts/uploads.ts";
import { Button } from "../../../ui/button.tsx";
import { handPhoto } from "../../asking/handed-photo.ts";
import { knowReading } from "../../asking/photo-reading/reading.queries.ts";
import { likeliestText } from "../../asking/photo-reading/reading-text.ts";
import { kindOf } from "../../history/conversation-kinds.ts";
import type { ReadPhoto } from "./waiting-item.ts";
import { removeWaiting } from "./waiting-store.ts";

/** A photo from the outbox that has been read: nothing is asked before the student has looked at the reading. */
export function ReadPhotoCard({ item }: { item: ReadPhoto }) {
  const id = useId();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const { key, type, photo } = item;
  const reading = photoReading.parse(JSON.parse(item.reading));
  const open = () => {
    knowReading(client, photo, reading);
    handPhoto({ box: type, photo: { kind: "chosen", file: photo, waitingKey: key } });
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
        <Button variant="quiet" onClick={() => void removeWaiting(key)}>
          Remove
        </Button>
      </div>
    </section>
  );
}
