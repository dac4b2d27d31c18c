import { useEffect } from "react";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { fetchTypesetter } from "../../ui/markdown/typesetter.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Composer } from "./composer.tsx";
import { focusExchange } from "./exchange-heading.tsx";
import { Starters } from "./starters.tsx";
import { Thread } from "./thread.tsx";
import { type Concepts, useConcepts } from "./use-concepts.ts";
import { useFollowingScroll } from "./use-following-scroll.ts";

/** Concept Explainer: a conversation about one idea until the student has understood it. */
export function ConceptScreen() {
  const concepts = useConcepts();
  useEffect(fetchTypesetter, []);
  const { ask, newestKey } = concepts;
  const scroll = useFollowingScroll(concepts.isBusy);
  useScrollToNewest(newestKey, scroll.scrollToEnd);
  return (
    <>
      <output className="sr-only">{concepts.announcement}</output>
      <div className="flex flex-1 flex-col gap-6 pb-6">
        <Conversation concepts={concepts} list={scroll.list} onAsk={ask} />
      </div>
      <Composer
        concepts={concepts}
        onAsk={ask}
        onJump={scroll.isBehind ? scroll.scrollToEnd : null}
      />
    </>
  );
}

interface ConversationProps {
  concepts: Concepts;
  list: React.RefObject<HTMLOListElement | null>;
  onAsk: (concept: string) => void;
}

function Conversation({ concepts, list, onAsk }: ConversationProps) {
  const { conversationId, thread, liveExchanges, notFound, isBusy, refetchThread } = concepts;
  const hasFailedAsk = liveExchanges.some(
    ({ exchange, answer }) => exchange.messageId === null && answer.state === "failed",
  );
  const loadFailure = thread.error && (
    <LoadFailed
      title={
        liveExchanges.length > 0
          ? "What's new here couldn't be fetched"
          : "Your conversation couldn't be fetched"
      }
      error={thread.error}
      onRetry={refetchThread}
      retrying={thread.isFetching}
    />
  );
  if (liveExchanges.length > 0) {
    return (
      <>
        <Thread concepts={concepts} list={list} onAsk={onAsk} />
        {/* While an answer streams the list isn't needed, and it is fetched again at the end; the same holds for a
           retried ask. */}
        {!isBusy && !hasFailedAsk && loadFailure}
      </>
    );
  }
  if (loadFailure) return loadFailure;
  if (conversationId === null || notFound) return <Starters notFound={notFound} onAsk={onAsk} />;
  return <ThreadSkeleton />;
}

/** Placeholder of a conversation while it is being fetched. */
function ThreadSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="sr-only">Fetching your conversation…</span>
      <Skeleton className="h-12 w-1/2 justify-self-end rounded-card" />
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-2/3" />
      </Card>
    </output>
  );
}

/**
 * Scrolls to a new exchange. Focus moves to it after a press on a button, and stays in the input while the student
 * types.
 */
function useScrollToNewest(newestKey: string | null, scrollToEnd: () => void): void {
  useEffect(() => {
    if (newestKey === null) return;
    if (!(document.activeElement instanceof HTMLTextAreaElement)) focusExchange(newestKey);
    scrollToEnd();
  }, [newestKey, scrollToEnd]);
}
