import { useEffect, useRef, type ReactNode } from "react";

const id = "step-heading";

/** The heading of the step that is shown; each step has one. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 id={id} tabIndex={-1} className="text-xl font-semibold">
      {children}
    </h2>
  );
}

/** A new step begins at its top: for the eye, and for whoever hears the page. */
export function goToStepHeading(): void {
  window.scrollTo({ top: 0 });
  focusStepHeading();
}

/** The same without moving the page under whoever is reading. */
export function focusStepHeading(): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** The step that the page opens with leaves focus alone. */
export function useFocusOnStep(step: string) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    goToStepHeading();
  }, [step]);
}
