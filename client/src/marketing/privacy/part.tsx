import type { ReactNode } from "react";

/** A section of the policy: on a laptop its heading is in the margin. */
export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 md:grid-cols-[14rem_1fr] md:gap-x-10">
      <h2 className="text-xl font-bold">{heading}</h2>
      <div className="grid max-w-measure content-start gap-3">{children}</div>
    </section>
  );
}
