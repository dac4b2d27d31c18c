import type { ComponentProps, ReactNode } from "react";
import type { Components } from "react-markdown";
import { FormulaLine } from "./formula-line.tsx";
import { formulaIn } from "./normalise-maths.ts";
import { formulaEnd } from "./rehype-formula-ends.ts";

/** Renders code and formulas; in a title a formula is never display maths. */
function codeElement({ inline }: { inline: boolean }) {
  return function Code({
    className,
    children,
    [formulaEnd]: end,
  }: ComponentProps<"code"> & { [formulaEnd]?: string }) {
    if (className?.includes("math-inline") && typeof children === "string") {
      const { source, display } = formulaIn(children);
      return <FormulaLine source={source} display={display && !inline} end={end} />;
    }
    return <code className="rounded-sm bg-desk px-1 font-mono text-sm">{children}</code>;
  };
}

/** An external picture would tell its server who reads this, so its alternative text is shown instead. */
function Picture({ alt }: ComponentProps<"img">) {
  return <span className="text-ink-soft">{alt ? `[Picture: ${alt}]` : "[Picture]"}</span>;
}

/** Renders no heading element: a heading in an answer would not fit into the page's outline. */
function Heading({ children }: { children?: ReactNode }) {
  return <p className="font-semibold">{children}</p>;
}

function Table({ children }: ComponentProps<"table">) {
  return (
    // A scrolling box must be focusable by keyboard.
    <div role="group" aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="border-collapse [&_td]:border [&_td]:border-rule [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-rule [&_th]:bg-desk [&_th]:px-2 [&_th]:py-1">
        {children}
      </table>
    </div>
  );
}

export const inlineComponents: Components = {
  img: Picture,
  code: codeElement({ inline: true }),
};

export const blockComponents: Components = {
  img: Picture,
  code: codeElement({ inline: false }),
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  ul: ({ children }) => <ul className="grid list-disc gap-1 pl-5">{children}</ul>,
  ol: ({ start, children }) => (
    <ol start={start} className="grid list-decimal gap-1 pl-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="grid gap-2 border-l-2 border-outline pl-3">{children}</blockquote>
  ),
  hr: () => <hr className="border-rule" />,
  pre: ({ children }) => (
    <pre className="rounded-control bg-desk p-3 whitespace-pre-wrap">{children}</pre>
  ),
  table: Table,
};
