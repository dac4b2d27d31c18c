import clsx from "clsx";
import { createElement, type ReactNode, useState } from "react";
import type { ListedConversation } from "#shared/contracts/conversations.ts";
import { dayInWords } from "../../lib/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { plainText } from "../../lib/plain-text.ts";
import { kindOf } from "./conversation-kinds.ts";
import { markedWords } from "./marked-words.ts";

interface ConversationSummaryProps {
  conversation: ListedConversation;
  search?: string;
  /** Whether the height is limited to one line of the opening. */
  short?: boolean;
}

/** Summary of a conversation: its kind, its opening, an excerpt with the search words, and when it was used. */
export function ConversationSummary({
  conversation,
  search = "",
  short = false,
}: ConversationSummaryProps) {
  const [now] = useState(() => new Date());
  const { type, updatedAt } = conversation;
  const { word, icon } = kindOf(type);
  const opening = plainText(conversation.opening) || "A photo";
  const excerpt = plainText(conversation.excerpt ?? "");
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-teal-soft text-teal">
        <Icon name={icon} />
      </span>
      <span className="grid min-w-0 flex-1 basis-36 grid-cols-1 gap-1">
        <span className={clsx("font-medium wrap-anywhere", short ? "truncate" : "line-clamp-2")}>
          <MarkedText text={opening} search={search} />
        </span>
        {excerpt !== "" && !opening.includes(excerpt) && (
          <span className="line-clamp-3 text-sm text-ink-soft wrap-anywhere">
            <MarkedText text={excerpt} search={search} />
          </span>
        )}
        <span className="text-sm text-ink-soft">
          {word} · <time dateTime={updatedAt.toISOString()}>{dayInWords(updatedAt, now)}</time>
        </span>
      </span>
    </>
  );
}

/** A text with the search words marked. */
function MarkedText({ text, search }: { text: string; search: string }) {
  const pieces: ReactNode[] = [];
  for (const { text: piece, isMarked } of markedWords(text, search)) {
    pieces.push(isMarked ? <Marked text={piece} /> : piece);
  }
  // Children passed as arguments are identified by their order and need no keys.
  return createElement("span", null, ...pieces);
}

function Marked({ text }: { text: string }) {
  return <mark className="rounded-sm bg-marigold-soft text-ink">{text}</mark>;
}
