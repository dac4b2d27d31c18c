import type { ReactNode } from "react";
import { SolvedSum } from "./samples.tsx";

interface HeroProps {
  /** A short text or a sticker above the headline. */
  above: ReactNode;
  headline: ReactNode;
  /** Description of the product in one or two sentences. */
  lead: ReactNode;
  /** The price and the button. */
  children: ReactNode;
}

/** The first screen: the promise, a solved example, and the button. On a laptop the example is beside the words. */
export function Hero({ above, headline, lead, children }: HeroProps) {
  return (
    <section
      data-hero=""
      className="page-x grid gap-x-10 gap-y-4 pt-5 pb-8 md:grid-cols-2 md:pt-12 md:pb-14 lg:grid-cols-[6fr_5fr] lg:gap-x-16 lg:gap-y-7"
    >
      <div className="grid min-w-0 content-end gap-3 lg:gap-5">
        {above}
        <h1 className="text-hero font-extrabold tracking-tight md:text-4xl lg:text-5xl">
          {headline}
        </h1>
        <p className="text-ink-soft md:text-lg">{lead}</p>
      </div>
      <div className="min-w-0 md:row-span-2 md:self-center">
        <SolvedSum />
      </div>
      <div className="grid min-w-0 content-start gap-3 md:max-w-column">{children}</div>
    </section>
  );
}
