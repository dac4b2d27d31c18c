import clsx from "clsx";
import type { Section } from "./palette-state.ts";

interface SectionsProps {
  sections: readonly Section[];
  place: number;
  onGoTo: (place: number) => void;
}

/** The sections of a mock; nothing if there is only one. */
export function Sections({ sections, place, onGoTo }: SectionsProps) {
  if (sections.length < 2) return null;
  return (
    <nav aria-label="Sections" className="-mb-2 flex flex-wrap gap-2">
      {sections.map(({ subject, places }) => {
        const isHere = places.includes(place);
        return (
          <button
            key={subject}
            type="button"
            aria-current={isHere ? "true" : undefined}
            onClick={() => onGoTo(places[0] ?? 0)}
            className={clsx(
              "min-h-touch rounded-full border px-4 text-sm font-semibold",
              isHere ? "border-teal bg-teal-soft text-teal" : "border-outline bg-sheet text-ink",
            )}
          >
            {subject} <span className="font-normal tabular-nums">({places.length})</span>
          </button>
        );
      })}
    </nav>
  );
}
