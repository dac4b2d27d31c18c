import type { ReactNode } from "react";

const idOf = (key: string) => `exchange-${key}`;

/** Kind and state of the tutor's part of an exchange. */
export function ExchangeHeading({ exchange, children }: { exchange: string; children: ReactNode }) {
  return (
    <h2 id={idOf(exchange)} tabIndex={-1} className="text-lg font-semibold">
      {children}
    </h2>
  );
}

/** Moves screen reader focus to the exchange; the page doesn't scroll. */
export function focusExchange(exchange: string): void {
  document.getElementById(idOf(exchange))?.focus({ preventScroll: true });
}
