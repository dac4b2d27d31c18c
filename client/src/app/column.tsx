import clsx from "clsx";
import type { ReactNode } from "react";

interface ColumnProps {
  /** Room to read on a laptop: long equations, tables and matrices. */
  forReading?: boolean;
  children: ReactNode;
}

/**
 * The centred column that every page lives in: the whole of a phone, a sheet of paper on a laptop's desk; wider for a page
 * that says so of itself (`data-wide`).
 */
export function Column({ forReading = false, children }: ColumnProps) {
  return (
    <div
      className={clsx(
        "relative mx-auto flex min-h-screen w-full max-w-column has-[[data-wide]]:max-w-page flex-col bg-paper shadow-column supports-[height:100dvh]:min-h-dvh",
        forReading && "lg:not-has-[[data-wide]]:max-w-reading",
      )}
    >
      {children}
    </div>
  );
}
