import clsx from "clsx";
import type { ReactNode } from "react";

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Whether it has its own card, or is within one. */
  isFramed?: boolean;
  /** Called with whether it is open, for content that is fetched only then. */
  onToggle?: (isOpen: boolean) => void;
}

/** Hides optional content until it is opened. */
export function Disclosure({ summary, children, isFramed = false, onToggle }: DisclosureProps) {
  return (
    <details
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={clsx("group", isFramed && "rounded-card border border-rule bg-sheet shadow-card")}
    >
      <summary
        className={clsx(
          "flex min-h-touch items-center gap-2 rounded-card font-medium",
          isFramed ? "p-4" : "text-teal",
        )}
      >
        <span
          aria-hidden="true"
          className="text-teal transition-transform duration-short group-open:rotate-90"
        >
          ▸
        </span>
        <span className="min-w-0">{summary}</span>
      </summary>
      <div className={clsx(isFramed ? "border-t border-rule p-4" : "pt-1 pl-5")}>{children}</div>
    </details>
  );
}
