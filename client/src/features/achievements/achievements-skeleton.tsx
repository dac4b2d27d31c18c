import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** Placeholder of the page while it is being fetched. */
export function AchievementsSkeleton() {
  return (
    <output className="grid gap-6">
      <span className="sr-only">Fetching your achievements…</span>
      <Card className="grid gap-4">
        <span className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-full" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-7 w-1/2" />
          </span>
        </span>
        <Skeleton className="h-12 w-full rounded-full" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-48 w-full" />
      </Card>
      <span className="grid grid-cols-3 gap-3">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-20 rounded-card" />
      </span>
    </output>
  );
}
