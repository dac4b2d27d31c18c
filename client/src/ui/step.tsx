import { useLayoutEffect, useRef, type ReactNode } from "react";

interface StepProps {
  /** Another name is another step. */
  name: string;
  children: ReactNode;
}

/** Longer than a double tap takes, shorter than anybody takes to read a button and mean it. */
const settlingMs = 400;

/**
 * One step of a screen. For a moment after it has taken the place of another, taps go through it: the second of a double
 * tap was meant for what stood there before. Keys and screen readers press what they name, and are always heard.
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
