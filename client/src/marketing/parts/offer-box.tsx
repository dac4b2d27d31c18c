import type { ReactNode } from "react";

/** A card with the page's price and the buy button. */
export function OfferBox({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3 rounded-sheet border border-rule bg-sheet p-4 shadow-card md:p-5">
      {children}
    </div>
  );
}
