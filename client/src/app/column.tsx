import type { ReactNode } from "react";

/**
 * The centred column that every page lives in: the whole of a phone, a sheet of paper on a laptop's desk; wider for a page
 * that says so of itself (`data-wide`), and beside the rail of a signed-in page (base.css).
 */
export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="relative mx-auto flex min-h-screen w-full max-w-column has-[[data-wide]]:max-w-page flex-col bg-paper shadow-column supports-[height:100dvh]:min-h-dvh">
      {children}
    </div>
  );
}
