import { useEffect, useRef, type ReactNode } from "react";

const id = "step-heading";

/** The heading of the current step; each step has one. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={id} tabIndex={-1} className="text-xl font-semibold">
      {children}
    </h2>
  );
}

/** Scrolls a new step to its top and focuses its heading, for screen readers. */
export function goToStepHeading(): void {
  window.scrollTo({ top: 0 });
  focusStepHeading();
}

/** The same without scrolling, while the student reads. */
export function focusStepHeading(): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** The first step of a page doesn't take focus. */
export function useFocusOnStep(step: string) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    goToStepHeading();
  }, [step]);
}
