import { useEffect, useRef } from "react";
import { Disclosure } from "../../ui/disclosure.tsx";
import { withMarks } from "./marked-steps.ts";
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
      {withMarks(steps).map((step, index) => (
        <StepLine key={`${index + 1}. ${step.title}`} number={index + 1} step={step} />
      ))}
    </ol>
  );
}

function StepLine({ number, step }: { number: number; step: Step }) {
  const { title, why, result, substeps = [] } = step;
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
        {substeps.length > 0 && <SmallSteps substeps={substeps} />}
      </div>
    </li>
  );
}

function SmallSteps({ substeps }: { substeps: NonNullable<Step["substeps"]> }) {
  return (
    <Disclosure summary="Show this in smaller steps">
      <ol className="grid list-disc gap-2 pl-4">
        {substeps.map(({ title, result }) => (
          <li key={`${title}${result}`}>
            <Markdown text={title} />
            <Markdown text={result} />
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
