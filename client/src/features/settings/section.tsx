import { useId, type ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

export interface SectionProps {
  title: string;
  /** Its purpose, in one sentence. */
  words?: ReactNode;
  children: ReactNode;
}

/** One section of the account, with a name for screen readers. */
export function Section({ title, words, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {words !== undefined && <p className="text-ink-soft">{words}</p>}
      </div>
      {children}
    </Card>
  );
}
