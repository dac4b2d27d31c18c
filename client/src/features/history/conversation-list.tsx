import { useRef, useState } from "react";
import type { ListedConversation } from "#shared/contracts/conversations.ts";
import { detailOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { ConversationRow, type FocusTarget } from "./conversation-row.tsx";
import type { HistoryFilter } from "./history-address.ts";
import { useConversations, useDeleteConversation } from "./history.queries.ts";
import { NoConversations } from "./no-conversations.tsx";
import { SummarySkeleton } from "./summary-skeleton.tsx";

interface ConversationListProps {
  filter: HistoryFilter;
  onFilter: (filter: Partial<HistoryFilter>) => void;
}

export function ConversationList({ filter, onFilter }: ConversationListProps) {
  const list = useConversations(filter);
  const { conversations = [], isPlaceholderData } = list;
  const region = useRef<HTMLElement>(null);
  const [focus, setFocus] = useState<FocusTarget | null>(null);
  const takeAway = useDeleteConversation(({ id }) => setFocus({ conversationId: id }));

  /** Focus moves to the next row, so that it isn't lost with the removed row. */
  function remove(conversation: ListedConversation, index: number) {
    takeAway(conversation);
    const next = conversations[index + 1] ?? conversations[index - 1];
    if (next) setFocus({ conversationId: next.id });
    else region.current?.focus();
  }

  async function showMore() {
    const { data, isFetchNextPageError } = await list.fetchNextPage();
    const first = data?.pages.at(-1)?.items[0];
    if (first && !isFetchNextPageError) setFocus({ conversationId: first.id });
  }

  return (
    <section
      ref={region}
      aria-label="Conversations"
      aria-busy={isPlaceholderData}
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 outline-none"
    >
      <ListState list={list} filter={filter} onFilter={onFilter} />
      <ul className="grid grid-cols-1 gap-3">
        {conversations.map((conversation, index) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            search={filter.search}
            focus={focus?.conversationId === conversation.id ? focus : null}
            onDelete={() => remove(conversation, index)}
          />
        ))}
      </ul>
      {list.hasNextPage && <ShowMore list={list} onPress={() => void showMore()} />}
    </section>
  );
}

type List = ReturnType<typeof useConversations>;

/** State of the list: loading, failed, empty, or its length. */
function ListState({ list, filter, onFilter }: ConversationListProps & { list: List }) {
  const { conversations, error, isPlaceholderData, hasNextPage } = list;
  // A loaded list stays, also if a later fetch fails.
  if (error && !conversations) {
    return (
      <LoadFailed
        title="Your questions couldn't be fetched"
        error={error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (!conversations || (isPlaceholderData && conversations.length === 0)) return <RowsSkeleton />;
  if (conversations.length === 0 && !hasNextPage) {
    return <NoConversations filter={filter} onFilter={onFilter} />;
  }
  return <output className="sr-only">{isPlaceholderData ? "" : countOf(list)}</output>;
}

function countOf({ conversations = [], hasNextPage }: List): string {
  const count = conversations.length;
  if (hasNextPage) return `The first ${count} conversations are shown.`;
  return count === 1 ? "1 conversation." : `${count} conversations.`;
}

function ShowMore({ list, onPress }: { list: List; onPress: () => void }) {
  return (
    <div className="grid gap-2">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-center text-danger">
          {detailOf(list.error)}
        </p>
      )}
      <Button
        variant="secondary"
        fullWidth
        pending={list.isFetchingNextPage}
        pendingLabel="Loading..."
        onClick={onPress}
      >
        {list.isFetchNextPageError ? "Try again" : "Show more"}
      </Button>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading your questions…</output>
      {["first", "second", "third", "fourth"].map((row) => (
        <div key={row} className="flex gap-3 rounded-card border border-rule bg-sheet p-4">
          <SummarySkeleton />
        </div>
      ))}
    </div>
  );
}
