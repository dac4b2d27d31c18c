import { useId, type ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

interface PanelProps {
  title: string;
  hint?: ReactNode;
  /** Buttons beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A titled card of the page. */
export function Panel({ title, hint, tools, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 id={id} className="py-2 text-lg font-semibold">
          {title}
        </h2>
        {tools !== undefined && <div className="-mx-3 flex flex-wrap">{tools}</div>}
      </div>
      {hint !== undefined && <p className="text-sm text-ink-soft">{hint}</p>}
      {children}
    </Card>
  );
}
