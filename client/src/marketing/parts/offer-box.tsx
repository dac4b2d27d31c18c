import type { ReactNode } from "react";

/** The sheet on which a page's price stands, with the button that buys it. */
export function OfferBox({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-sheet border border-rule bg-sheet p-4 shadow-card md:p-5">
      {children}
    </div>
  );
}
