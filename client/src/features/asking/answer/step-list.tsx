import { memo, useEffect, useRef } from "react";
import type { Step } from "#shared/contracts/answer.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { focusInView } from "../../../ui/focus-in-view.ts";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { numberSteps, withMarks } from "./marked-steps.ts";

interface StepListProps {
  /** Label of the list for screen readers: "Steps". */
  label: string;
  steps: readonly Step[];
  /** How many steps the student has opened, if she opens them one by one. */
  openCount?: number;
}

/**
 * Numbered steps, with the numbers in the margin. A step that the student opens takes focus, so that it is seen and
 * read.
 */
export function StepList({ label, steps, openCount = 0 }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  const lastOpened = useRef(openCount);
  useEffect(() => {
    if (openCount > lastOpened.current) {
      focusInView(list.current?.querySelector<HTMLElement>(":scope > li:last-child"));
    }
    lastOpened.current = openCount;
  }, [openCount]);

  return (
    <ol
      ref={list}
      aria-label={label}
      className="grid overflow-hidden rounded-card border border-rule bg-sheet shadow-card"
    >
      {numberSteps(steps).map(({ number, step, lineBefore }) => (
        <StepLine key={number} number={number} step={step} lineBefore={lineBefore} />
      ))}
    </ol>
  );
}

interface StepLineProps {
  number: number;
  step: Step;
  lineBefore: string | null;
}

/** Memoised: while the list streams, only the step being written is rendered again. */
const StepLine = memo(function StepLine({ number, step, lineBefore }: StepLineProps) {
  const { title, why, result, substeps = [] } = step;
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-rule outline-none not-first:border-t"
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
        {result !== null && (
          <Markdown
            text={withMarks(result, lineBefore)}
            className={isWorkedExample(result) ? "" : "text-lg"}
          />
        )}
        {substeps.length > 0 && <SmallSteps substeps={substeps} />}
      </div>
    </li>
  );
});

/** A hint's example with other numbers is a list, read like text; a line of working is larger. */
function isWorkedExample(result: string): boolean {
  return result.startsWith("- ");
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
