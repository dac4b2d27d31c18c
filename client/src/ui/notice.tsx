import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** Why a page differs from what is expected, although nothing failed. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <output className="flex gap-2 rounded-card bg-marigold-soft p-3">
      <Icon name="alert" className="mt-0.5 size-5" />
      {children}
    </output>
  );
}
