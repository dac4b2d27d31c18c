import clsx from "clsx";
import { TextField } from "../../ui/field.tsx";
import { conversationKinds } from "./conversation-kinds.ts";
import { longestSearch } from "./history-address.ts";
import type { useHistoryFilter } from "./use-history-filter.ts";

const choices = [
  { type: null, label: "All" },
  ...conversationKinds.map(({ type, plural }) => ({ type, label: plural })),
];

/** Filters the list by words and by kind. */
export function HistoryFilter({ filter, words, type, go }: ReturnType<typeof useHistoryFilter>) {
  return (
    <div className="grid gap-4">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          go({});
        }}
      >
        <TextField
          label="Search your questions and answers"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestSearch}
          value={words}
          onChange={(event) => type(event.target.value)}
        />
      </form>
      <div role="group" aria-label="Kind of question" className="flex flex-wrap gap-1.5">
        {choices.map(({ type, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={filter.type === type}
            onClick={() => go({ type })}
            className={clsx(
              "min-h-touch flex-auto rounded-full border px-2 text-sm font-semibold transition-colors duration-short",
              filter.type === type
                ? "border-teal bg-teal text-on-teal"
                : "border-outline bg-sheet text-ink hover:bg-desk",
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
