import type { ReactNode } from "react";
import { plainText } from "../../lib/plain-text.ts";
import { Icon } from "../../ui/icon.tsx";

interface SampleProps {
  /** The student's question. */
  question: string;
  children: ReactNode;
}

/** A question and the tutor's answer, in the style of an exercise book. */
export function Sample({ question, children }: SampleProps) {
  return (
    <figure className="grid gap-3">
      <p className="ml-8 justify-self-end rounded-card rounded-br-none bg-teal-soft px-4 py-2.5">
        <span className="sr-only">A student asks: </span>
        {plainText(question)}
      </p>
      <div className="margin-line overflow-hidden rounded-card border border-rule bg-sheet shadow-card">
        {children}
      </div>
    </figure>
  );
}

interface RowProps {
  /** Content of the margin. */
  mark: ReactNode;
  children: ReactNode;
}

/** A line of the sample, with its mark in the margin. */
export function Row({ mark, children }: RowProps) {
  return (
    <div className="grid grid-cols-[3rem_1fr] border-b border-rule last:border-0">
      <div className="grid content-start justify-items-center pt-3 text-sm font-bold text-ink-soft">
        {mark}
      </div>
      <div className="grid min-w-0 gap-1 px-3 py-3">{children}</div>
    </div>
  );
}

/** A hyphen between two terms is shown as a minus sign. */
const asSum = (line: string) => line.replaceAll(/(?<=\s)-(?=\s)/gu, "−");

/** A formula or a result as plain text on one line: the page loads no KaTeX. */
export function Working({ children }: { children: string }) {
  return <p className="font-semibold tabular-nums">{asSum(plainText(children))}</p>;
}

/** Marks an answer that our own solver has verified. */
export function Checked({ answer }: { answer: string }) {
  return (
    <Row mark={<Icon name="check" className="size-5 text-teal" />}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-xl font-bold tabular-nums">{plainText(answer)}</span>
        <span className="rounded-full bg-teal-soft px-3 py-0.5 text-sm font-semibold text-teal">
          Checked
        </span>
      </p>
    </Row>
  );
}
