import type { ReactNode } from "react";

/**
 * The main action of a screen: a sticky bar at the bottom, within reach of the thumb. Its height is published to the
 * page, so that a focused element is never scrolled below it.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={tellHeight}
      className="bar bar-below sticky bottom-bottom-bar lg:bottom-0 z-10 -mx-4 mt-auto grid gap-2 border-t border-rule bg-paper px-4 py-3"
    >
      {children}
    </div>
  );
}

const height = "--action-bar";

function tellHeight(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const tell = () => style.setProperty(height, `${bar.offsetHeight}px`);
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(height);
  };
}
