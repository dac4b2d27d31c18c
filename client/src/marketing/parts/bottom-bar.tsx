import type { ReactNode } from "react";

interface BottomBarProps {
  /** Pixels of scroll, or the end of the hero; before that it would repeat what is already visible. */
  appearsAfter: number | "hero";
  /** Accessible name of the bar. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A bar within reach of the thumb once the page is scrolled. Without scripts it is not shown, and nothing depends on
 * it.
 */
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
