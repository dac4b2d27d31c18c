import { useId } from "react";
import { Link } from "wouter";
import { paths } from "../../lib/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { conversationPath } from "../history/conversation-kinds.ts";
import { ConversationSummary } from "../history/conversation-summary.tsx";
import { useLastConversation } from "../history/history.queries.ts";
import { SummarySkeleton } from "../history/summary-skeleton.tsx";

/**
 * The last used conversation. Its space is reserved while it loads, so that no card moves under a finger. If there is
 * none, or it can't be fetched, nothing is shown: the tools below don't depend on it.
 */
export function ContinueCard() {
  const id = useId();
  const { conversation, error } = useLastConversation();
  if (conversation === null || (error && !conversation)) return null;
  return (
    <section aria-labelledby={id} aria-busy={!conversation} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="text-lg font-semibold">
        Continue where you left off
      </h2>
      {conversation ? (
        <Link href={conversationPath(conversation)} className={frame}>
          <ConversationSummary conversation={conversation} short />
          <Icon name="arrow-right" className="size-5 self-center text-ink-soft" />
        </Link>
      ) : (
        <div className={frame}>
          <SummarySkeleton />
        </div>
      )}
      <Link
        href={paths.history}
        className="inline-flex min-h-touch items-center justify-self-start font-semibold text-teal"
      >
        All your questions
      </Link>
    </section>
  );
}

const frame =
  "flex flex-wrap items-start gap-3 rounded-card border border-rule bg-sheet p-4 text-ink no-underline shadow-card transition-colors duration-short hover:border-outline";
