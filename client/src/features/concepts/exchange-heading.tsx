import type { ReactNode } from "react";

const idOf = (key: string) => `exchange-${key}`;

/** What the tutor's part of an exchange is, and how it stands with it. */
export function ExchangeHeading({ exchange, children }: { exchange: string; children: ReactNode }) {
  return (
    <h2 id={idOf(exchange)} tabIndex={-1} className="text-lg font-semibold">
      {children}
    </h2>
  );
}

/** For whoever hears the page; nothing moves under whoever reads it. */
export function focusExchange(exchange: string): void {
  document.getElementById(idOf(exchange))?.focus({ preventScroll: true });
}
