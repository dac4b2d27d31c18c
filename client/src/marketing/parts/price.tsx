import { monthlyPlan, rupees } from "#shared/catalogue.ts";

/** The price of the plan beside its list price. */
export function MonthlyPrice() {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-4xl font-extrabold tabular-nums">{rupees(monthlyPlan.price)}</span>
      <span className="text-lg text-ink-soft">a month</span>
      <ListPrice className="text-xl text-ink-soft" />
    </p>
  );
}

export function ListPrice({ className }: { className?: string }) {
  return (
    <s className={className}>
      <span className="sr-only">instead of </span>
      {rupees(monthlyPlan.listPrice)}
    </s>
  );
}

/** A sticker in the style of an exercise book's label. */
export function Sticker({ children }: { children: string }) {
  return (
    <span className="inline-block -rotate-3 rounded-sm bg-marigold px-2.5 py-1 text-sm font-bold text-on-marigold shadow-card">
      {children}
    </span>
  );
}
