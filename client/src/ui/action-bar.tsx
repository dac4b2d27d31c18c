import type { ReactNode } from "react";

/** The main action of a screen, at the bottom within reach of a thumb, in view while the page scrolls. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-bottom-bar z-10 -mx-4 mt-auto grid gap-2 border-t border-rule bg-paper px-4 py-3">
      {children}
    </div>
  );
}
