import { useEffect, useRef } from "react";
import type { Step } from "#shared/contracts/answer.ts";
import { Markdown } from "../../ui/markdown/markdown.tsx";

interface StepListProps {
  /** What the list is, for screen readers: "Steps". */
  label: string;
  steps: readonly Step[];
}

/** Steps as in an exercise book, numbered in its margin. One that is added later takes focus, so that it is seen and read. */
export function StepList({ label, steps }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  const known = useRef(steps.length);
  useEffect(() => {
    if (steps.length > known.current) {
      list.current?.querySelector<HTMLElement>(":scope > li:last-child")?.focus();
    }
    known.current = steps.length;
  }, [steps.length]);

  return (
    <ol
      ref={list}
      aria-label={label}
      className="grid overflow-hidden rounded-card border border-rule bg-sheet shadow-card"
    >
      {steps.map((step, index) => (
        <StepLine key={`${index + 1}. ${step.title}`} number={index + 1} step={step} />
      ))}
    </ol>
  );
}

function StepLine({ number, step: { title, why, result } }: { number: number; step: Step }) {
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] scroll-mb-20 border-rule outline-none not-first:border-t"
    >
      <span
        aria-hidden="true"
        className="border-r-2 border-danger-soft pt-3.5 text-center font-semibold text-ink-soft tabular-nums"
      >
        {number}
      </span>
      <div className="grid content-start gap-2 p-3.5">
        <p className="font-semibold">
          <Markdown text={title} inline />
        </p>
        {why !== "" && <Markdown text={why} className="text-ink-soft" />}
        {result !== null && <Markdown text={result} className="text-lg" />}
      </div>
    </li>
  );
}
