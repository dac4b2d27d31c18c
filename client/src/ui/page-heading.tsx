import clsx from "clsx";
import { useEffect, useRef, type ReactNode } from "react";

let firstOfTheDocument = true;

/**
 * The h1 of a page. The first one leaves focus where the browser puts it; each later one follows a navigation and takes
 * focus, so that a screen reader reads it and Tab continues from there.
 */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!firstOfTheDocument) heading.current?.focus({ preventScroll: true });
    firstOfTheDocument = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx("font-semibold", className)}>
      {children}
    </h1>
  );
}
