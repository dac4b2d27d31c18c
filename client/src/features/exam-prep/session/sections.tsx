import clsx from "clsx";
import type { Section } from "./palette-state.ts";

interface SectionsProps {
  sections: readonly Section[];
  questionIndex: number;
  onGoTo: (questionIndex: number) => void;
}

/** The sections of a mock; nothing if there is only one. */
export function Sections({ sections, questionIndex, onGoTo }: SectionsProps) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label="Sections" className="-mb-2 flex flex-wrap gap-2">
      {sections.map(({ subject, indexes }) => {
        const isCurrent = indexes.includes(questionIndex);
        return (
          <button
            key={subject}
            type="button"
            aria-current={isCurrent ? "true" : undefined}
            onClick={() => onGoTo(indexes[0] ?? 0)}
            className={clsx(
              "min-h-touch rounded-full border px-4 text-sm font-semibold",
              isCurrent ? "border-teal bg-teal-soft text-teal" : "border-outline bg-sheet text-ink",
            )}
          >
            {subject} <span className="font-normal tabular-nums">({indexes.length})</span>
          </button>
        );
      })}
    </nav>
  );
}
