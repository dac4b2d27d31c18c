import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder of a conversation's summary, as high as one with a single line. */
export function SummarySkeleton() {
  return (
    <>
      <span className="shrink-0 self-start overflow-hidden rounded-full">
        <Skeleton className="size-11" />
      </span>
      <span className="grid flex-1 basis-36 gap-1">
        <Skeleton className="my-1 h-4 w-3/4" />
        <Skeleton className="my-0.5 h-4 w-1/3" />
      </span>
    </>
  );
}
