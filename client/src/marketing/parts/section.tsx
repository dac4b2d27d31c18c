import clsx from "clsx";
import type { ReactNode } from "react";

interface SectionProps {
  id?: string;
  /** One or two words above the heading. */
  eyebrow?: string;
  heading: string;
  className?: string;
  /** Content at the right if there is room, and below the rest on a phone. */
  beside?: ReactNode;
  /** Grid columns of the content and what is beside it. */
  columns?: string;
  children?: ReactNode;
}

/** A section of a page with its heading. */
export function Section(props: SectionProps) {
  const { id, eyebrow, heading, className, beside, columns = "md:grid-cols-2", children } = props;
  const words = (
    <>
      <div className="grid gap-1.5">
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 className="text-2xl font-bold tracking-tight lg:text-3xl">{heading}</h2>
      </div>
      {children}
    </>
  );
  const classes = clsx("page-x grid gap-5 py-10 lg:py-14", className);
  if (beside === undefined)
    return (
      <section id={id} className={classes}>
        {words}
      </section>
    );
  return (
    <section id={id} className={clsx(classes, "md:gap-x-10 lg:gap-x-16", columns)}>
      <div className="grid min-w-0 content-start gap-5">{words}</div>
      <div className="grid min-w-0 content-start gap-5">{beside}</div>
    </section>
  );
}

export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-sm font-semibold tracking-wide text-teal">{children}</p>;
}
