import { useEffect, useId, useRef } from "react";
import { Link } from "wouter";
import type { ListedConversation } from "#shared/contracts/conversations.ts";
import { Icon } from "../../ui/icon.tsx";
import { conversationPath } from "./conversation-kinds.ts";
import { ConversationSummary } from "./conversation-summary.tsx";

/** Requests focus for a row; a new object for each request, also for the same row. */
export interface FocusTarget {
  conversationId: number | undefined;
}

interface ConversationRowProps {
  conversation: ListedConversation;
  search: string;
  focus: FocusTarget | null;
  onDelete: () => void;
}

/** A conversation of the list: the row opens it, the button beside it deletes it. */
export function ConversationRow({ conversation, search, focus, onDelete }: ConversationRowProps) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (focus) link.current?.focus();
  }, [focus]);
  return (
    <li className="flex items-center rounded-card border border-rule bg-sheet shadow-card hover:border-outline">
      <Link
        ref={link}
        id={id}
        href={conversationPath(conversation)}
        className="flex min-w-0 flex-1 flex-wrap items-start gap-3 rounded-card p-4 pr-1 text-ink no-underline"
      >
        <ConversationSummary conversation={conversation} search={search} />
      </Link>
      <button
        type="button"
        id={`${id}-delete`}
        aria-label="Delete"
        aria-labelledby={`${id}-delete ${id}`}
        onClick={onDelete}
        className="mr-2 grid size-touch shrink-0 place-items-center rounded-full text-ink-soft hover:bg-desk hover:text-danger"
      >
        <Icon name="trash" className="size-5" />
      </button>
    </li>
  );
}
