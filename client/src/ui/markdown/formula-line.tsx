import clsx from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import type { Formula } from "./normalise-maths.ts";
import { useTypesetter, type Typesetter } from "./typesetter.ts";
import { watchWidth } from "./watch-width.ts";

interface FormulaLineProps extends Formula {
  /** The punctuation that follows it, which no line begins with. */
  end?: string | undefined;
}

/**
 * A formula, or its source until KaTeX has loaded. A long one breaks after an operator; one that can't be broken
 * scrolls in its own line, never the page, and fades at its end to show that.
 */
export function FormulaLine({ source, display, end = "" }: FormulaLineProps) {
  const typeset = useTypesetter();
  if (!typeset) {
    return (
      <>
        <span className={clsx("text-ink-soft", display && "block min-h-8")}>{source}</span>
        {end}
      </>
    );
  }
  return <SetFormula typeset={typeset} source={source} display={display} end={end} />;
}

function SetFormula({
  typeset,
  source,
  display,
  end,
}: Formula & { typeset: Typesetter; end: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [tooWide, setTooWide] = useState(false);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    typeset(element, source, display);
    if (end !== "") appendEnd(element, end);
    return watchWidth(element, setTooWide);
  }, [typeset, source, display, end]);
  return (
    <span
      ref={line}
      className={clsx(
        (display || tooWide) && "block max-w-full overflow-x-auto overflow-y-hidden py-1",
        display &&
          "[&_.katex]:pl-0! [&>.katex-display]:m-0! [&>.katex-display>.katex]:whitespace-normal!",
        // Padding at the end, so that the last sign can be scrolled out of the fading.
        tooWide &&
          "pr-6 [mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)]",
      )}
      {...(tooWide && scrollable)}
    />
  );
}

/** Appends punctuation to the last part of a typeset formula, which has no break inside. */
function appendEnd(formula: HTMLElement, end: string): void {
  const mark = document.createElement("span");
  mark.className = "font-sans text-[0.826em]"; // KaTeX sets its text at 1.21em
  mark.textContent = end;
  const last = [...formula.querySelectorAll(".katex-html > .base")].at(-1);
  (last ?? formula).append(mark);
}

/** A scrollable element must be focusable by keyboard and have a name. */
const scrollable = { tabIndex: 0, role: "group", "aria-label": "Long formula, scrolls sideways" };
