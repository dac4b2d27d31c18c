import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";

/** A failure in plain words, shown where it happened. */
export function FailureCard({ children }: { children: ReactNode }) {
  return (
    <Card role="alert" className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="alert" className="size-5" />
      </span>
      <div className="grid flex-1 content-center gap-2">{children}</div>
    </Card>
  );
}
