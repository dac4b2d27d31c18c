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
  const isHers = (item: { userId: number }) => item.userId === userId;
  const hers = outbox.items.filter(isHers);
  const read = hers.filter(isReadPhoto);
  const waiting = hers.filter((item) => !isReadPhoto(item));
  const sent = outbox.sent.filter(isHers);
  const hasSendable = waiting.some(isSendable);
  const [tries, tryNow] = useReducer((count: number) => count + 1, 0);
  useEffect(() => void readOutbox(userId), [userId]);
  return (
    <>
      <output className="sr-only">{newsOf({ waiting, read, sent })}</output>
      {hasSendable && <Sending key={tries} userId={userId} />}
      {waiting.length > 0 && <WaitingCard waiting={waiting} onTryNow={tryNow} />}
      <Suspense fallback={null}>
        {read.map((item) => (
          <ReadPhotoCard key={item.key} item={item} />
        ))}
        {sent.map((question) => (
          <SentCard key={question.key} sent={question} />
        ))}
      </Suspense>
    </>
  );
}

/** Sends the outbox while it is mounted. */
function Sending({ userId }: { userId: number }) {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    void sendUntilLeft(client, userId, leaving.signal);
    return () => leaving.abort();
  }, [client, userId]);
  return null;
}

async function sendUntilLeft(client: QueryClient, userId: number, signal: AbortSignal) {
  try {
    const { sendOutbox } = await loadChunk(() => import("./send-outbox.queries.ts"));
    await sendOutbox(client, userId, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

interface News {
  waiting: readonly unknown[];
  read: readonly unknown[];
  sent: readonly unknown[];
}

function newsOf({ waiting, read, sent }: News): string {
  if (waiting.length > 0) return `${waiting.length} waiting for the internet.`;
  if (read.length > 0) return "Your photo was read.";
  return sent.length > 0 ? "Your question was sent." : "";
}

interface WaitingCardProps {
  waiting: readonly OutboxItem[];
  onTryNow: () => void;
}

function WaitingCard({ waiting, onTryNow }: WaitingCardProps) {
  const id = useId();
  const hasSendable = waiting.some(isSendable);
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
        {waiting.map((item) => (
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
          {wordsOf(item)}
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

function wordsOf(item: OutboxItem): string {
  if (item.kind === "finish") return item.name;
  if (item.kind === "photo") return "Photo of a question";
  return item.text === "" ? "Photo of a question" : item.text;
}

/** Lazy chunk with the cards of read photos and sent questions. */
const ReadPhotoCard = lazy(async () => {
  const { ReadPhotoCard } = await loadChunk(() => import("./arrived-items.tsx"));
  return { default: ReadPhotoCard };
});

const SentCard = lazy(async () => {
  const { SentCard } = await loadChunk(() => import("./arrived-items.tsx"));
  return { default: SentCard };
});
