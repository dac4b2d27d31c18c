import type { ReactNode } from "react";

interface BottomBarProps {
  /** Pixels of scroll, or the end of the hero; before that it would say twice what is in view already. */
  appearsAfter: number | "hero";
  /** What it is for, to who can't see where it is. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** What stays within reach of the thumb once the page is scrolled. Without scripts it isn't there, nor missed. */
export function BottomBar({ appearsAfter, label, className, children }: BottomBarProps) {
  return (
    <aside
      hidden
      aria-label={label}
      data-appears-after={appearsAfter}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 animate-rise"
    >
      <div className={className}>{children}</div>
    </aside>
  );
}
