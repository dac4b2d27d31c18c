import type { ReactNode } from "react";

/**
 * The centred column that contains every page: the full width of a phone, a sheet on a desktop background on laptops;
 * wider for a page with `data-wide`, and beside the navigation rail of a signed-in page (base.css).
 */
export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="relative mx-auto flex min-h-screen w-full max-w-column has-[[data-wide]]:max-w-page flex-col bg-paper shadow-column supports-[height:100dvh]:min-h-dvh">
      {children}
    </div>
  );
}
