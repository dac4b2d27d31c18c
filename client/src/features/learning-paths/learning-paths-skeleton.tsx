import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The shape of the page that is being fetched. */
export function LearningPathsSkeleton() {
  return (
    <output className="grid gap-6">
      <span className="sr-only">Fetching your learning paths…</span>
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-1/2" />
        <span className="grid grid-cols-2 justify-items-center gap-3">
          <Skeleton className="size-24 rounded-full" />
          <Skeleton className="size-24 rounded-full" />
        </span>
        <Skeleton className="h-10 w-full" />
      </Card>
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </output>
  );
}
