import { useLayoutEffect, useRef, type ReactNode } from "react";

interface StepProps {
  /** A new name is a new step. */
  name: string;
  children: ReactNode;
}

/** Milliseconds: longer than a double tap, shorter than reading a button and pressing it on purpose. */
const settlingMs = 400;

/**
 * One step of a screen. For a moment after it has replaced another step, it ignores taps: the second tap of a double
 * tap was meant for the previous step. Keys and screen readers always work, because they press the element that they
 * name.
 */
export function Step({ name, children }: StepProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const step = frame.current;
    if (!step) return undefined;
    step.setAttribute(settling, name);
    const timer = setTimeout(() => step.removeAttribute(settling), settlingMs);
    return () => clearTimeout(timer);
  }, [name]);
  return (
    <div ref={frame} className="contents data-settling:pointer-events-none">
      {children}
    </div>
  );
}

const settling = "data-settling";
