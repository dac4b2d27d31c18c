import clsx from "clsx";

/** The place of something that is on its way. Its size comes from the screen: `h-4 w-2/3`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("block animate-waiting rounded-sm bg-rule", className)}
    />
  );
}
