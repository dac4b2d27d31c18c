import clsx from "clsx";
import type { ReactNode } from "react";

interface SectionProps {
  id?: string;
  /** A word or two above the heading. */
  eyebrow?: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

/** A block of a page under its own heading. */
export function Section({ id, eyebrow, heading, className, children }: SectionProps) {
  return (
    <section id={id} className={clsx("grid gap-5 px-5 py-10", className)}>
      <div className="grid gap-1.5">
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 className="text-2xl font-bold tracking-tight">{heading}</h2>
      </div>
      {children}
    </section>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-sm font-semibold tracking-wide text-teal">{children}</p>;
}
