import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useId, useReducer, useSyncExternalStore } from "react";
import { loadChunk } from "../../lib/load-chunk.ts";
import { Button } from "../../ui/button.tsx";
import type { OutboxItem } from "../outbox/outbox-item.ts";
import {
  isReadPhoto,
  isSendable,
  readOutbox,
  outboxStore,
  removeFromOutbox,
} from "../outbox/outbox-store.ts";

/** The outbox of this student, on every page of the app: items that wait, and those just sent. */
export function OutboxView({ userId }: { userId: number }) {
  const outbox = useSyncExternalStore(outboxStore.subscribe, outboxStore.current);
  const isOfStudent = (item: { userId: number }) => item.userId === userId;
  const items = outbox.items.filter(isOfStudent);
  const readPhotos = items.filter(isReadPhoto);
  const waitingItems = items.filter((item) => !isReadPhoto(item));
  const sentQuestions = outbox.sentQuestions.filter(isOfStudent);
  const hasSendable = waitingItems.some(isSendable);
  const [tries, tryNow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => void readOutbox(userId), [userId]);
  return (
    <>
      <output className="sr-only">
        {announcementFor({ waitingItems, readPhotos, sentQuestions })}
      </output>
      {hasSendable && <OutboxSender key={tries} userId={userId} />}
      {waitingItems.length > 0 && <WaitingCard waitingItems={waitingItems} onTryNow={tryNow} />}
      <Suspense fallback={null}>
        {readPhotos.map((item) => (
          <ReadPhotoCard key={item.key} item={item} />
        ))}
        {sentQuestions.map((question) => (
          <SentCard key={question.key} question={question} />
        ))}
      </Suspense>
    </>
  );
}

/** Sends the outbox while it is mounted. */
function OutboxSender({ userId }: { userId: number }) {
  const client = useQueryClient();
  useEffect(() => {
    const controller = new AbortController();
    void sendUntilAborted(client, userId, controller.signal);
    return () => controller.abort();
  }, [client, userId]);
  return null;
}

async function sendUntilAborted(client: QueryClient, userId: number, signal: AbortSignal) {
  try {
    const { sendOutbox } = await loadChunk(() => import("./send-outbox.queries.ts"));
    await sendOutbox(client, userId, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

interface OutboxGroups {
  waitingItems: readonly unknown[];
  readPhotos: readonly unknown[];
  sentQuestions: readonly unknown[];
}

function announcementFor({ waitingItems, readPhotos, sentQuestions }: OutboxGroups): string {
  if (waitingItems.length > 0) return `${waitingItems.length} waiting for the internet.`;
  if (readPhotos.length > 0) return "Your photo was read.";
  return sentQuestions.length > 0 ? "Your question was sent." : "";
}

interface WaitingCardProps {
  waitingItems: readonly OutboxItem[];
  onTryNow: () => void;
}

function WaitingCard({ waitingItems, onTryNow }: WaitingCardProps) {
  const id = useId();
  const hasSendable = waitingItems.some(isSendable);
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-marigold-edge bg-sheet p-4"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {hasSendable ? "Waiting for the internet" : "Not sent"}
        </h2>
        {hasSendable && (
          <p className="text-sm text-ink-soft">
            Kept on this phone, and sent by itself when you're back online.
          </p>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {waitingItems.map((item) => (
          <WaitingRow key={item.key} item={item} />
        ))}
      </ul>
      {hasSendable && (
        <Button variant="secondary" fullWidth onClick={onTryNow}>
          Try now
        </Button>
      )}
    </section>
  );
}

function WaitingRow({ item }: { item: OutboxItem }) {
  const id = useId();
  const { key, refusal } = item;
  return (
    <li className="flex flex-wrap items-start gap-x-3 border-t border-rule pt-3">
      <div className="min-w-0 flex-1 basis-40">
        <p id={id} className="line-clamp-3 wrap-anywhere">
          {titleOf(item)}
        </p>
        {item.kind === "question" && item.text !== "" && item.photo && (
          <p className="text-sm text-ink-soft">With your photo</p>
        )}
        {item.kind === "photo" && refusal === null && (
          <p className="text-sm text-ink-soft">You check what I read before it's asked.</p>
        )}
        {refusal !== null && <p className="text-sm text-danger">{refusal}</p>}
      </div>
      <button
        type="button"
        id={`${id}-remove`}
        aria-labelledby={`${id}-remove ${id}`}
        onClick={() => void removeFromOutbox(key)}
        className="min-h-touch rounded-full px-3 font-semibold text-teal hover:bg-teal-soft"
      >
        Remove
      </button>
    </li>
  );
}

function titleOf(item: OutboxItem): string {
  if (item.kind === "finish") return item.name;
  if (item.kind === "photo") return "Photo of a question";
  return item.text === "" ? "Photo of a question" : item.text;
}

/** Lazy chunk with the cards of read photos and sent questions. */
const ReadPhotoCard = lazy(async () => {
  const { ReadPhotoCard } = await loadChunk(() => import("./outbox-cards.tsx"));
  return { default: ReadPhotoCard };
});

const SentCard = lazy(async () => {
  const { SentCard } = await loadChunk(() => import("./outbox-cards.tsx"));
  return { default: SentCard };
});
