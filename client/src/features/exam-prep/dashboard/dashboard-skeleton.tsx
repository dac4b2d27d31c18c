import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The shape of the plan that is being fetched. */
export function DashboardSkeleton() {
  return (
    <output className="grid gap-5">
      <span className="sr-only">Fetching your plan…</span>
      <Card className="flex items-center gap-4">
        <Skeleton className="size-24 rounded-full" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-2/3" />
        </span>
      </Card>
      <Skeleton className="h-11 w-2/3 rounded-full" />
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-20 w-full rounded-card" />
    </output>
  );
}
