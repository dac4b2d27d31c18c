import type { ReactNode } from "react";

/** The centred column that every page lives in: the whole of a phone, a sheet of paper on a laptop's desk. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="relative mx-auto flex min-h-screen w-full max-w-column flex-col bg-paper shadow-column supports-[height:100dvh]:min-h-dvh">
      {children}
    </div>
  );
}
