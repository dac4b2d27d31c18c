import { Link } from "wouter";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Icon } from "../../ui/icon.tsx";
import { conversationKinds, kindOf } from "./conversation-kinds.ts";
import type { HistoryFilter } from "./history-address.ts";

interface NoConversationsProps {
  filter: HistoryFilter;
  onFilter: (filter: Partial<HistoryFilter>) => void;
}

/** An empty list: the reason, and the next step. */
export function NoConversations({ filter, onFilter }: NoConversationsProps) {
  const search = filter.search.trim();
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-teal-soft text-teal">
        <Icon name={filter.type === null ? "book" : kindOf(filter.type).icon} className="size-7" />
      </span>
      {search === "" ? (
        <NoneYet type={filter.type} />
      ) : (
        <NothingFound search={search} type={filter.type} onFilter={onFilter} />
      )}
    </div>
  );
}

function NoneYet({ type }: Pick<HistoryFilter, "type">) {
  const kinds = type === null ? conversationKinds : [kindOf(type)];
  return (
    <>
      <h2 className="text-xl font-semibold">
        {type === null ? "No questions yet." : kindOf(type).none} Ask your first one.
      </h2>
      <p className="text-ink-soft">Whatever you ask is kept here, for you alone.</p>
      <div className="mt-3 grid justify-items-stretch gap-2">
        {kinds.map(({ start }, index) => (
          <Link
            key={start.path}
            href={start.path}
            className={buttonLook({ variant: index === 0 ? "primary" : "secondary" })}
          >
            {start.label}
          </Link>
        ))}
      </div>
    </>
  );
}

function NothingFound({
  search,
  type,
  onFilter,
}: HistoryFilter & Pick<NoConversationsProps, "onFilter">) {
  return (
    <>
      <h2 className="max-w-full text-xl font-semibold wrap-anywhere">
        Nothing found for “{search}”
      </h2>
      <p className="text-ink-soft">Check the spelling, or try fewer words.</p>
      <div className="mt-3 grid gap-2">
        {type !== null && (
          <Button onClick={() => onFilter({ type: null })}>Search all kinds</Button>
        )}
        <Button variant="secondary" onClick={() => onFilter({ search: "" })}>
          Clear search
        </Button>
      </div>
    </>
  );
}
