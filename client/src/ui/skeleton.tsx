import clsx from "clsx";

/** Placeholder of loading content. The screen sets its size: `h-4 w-2/3`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("block animate-waiting rounded-sm bg-rule", className)}
    />
  );
}
