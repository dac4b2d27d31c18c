import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The shape of a conversation that is being fetched. */
export function ThreadSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="sr-only">Fetching your conversation…</span>
      <Skeleton className="h-12 w-1/2 justify-self-end rounded-card" />
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-5/6" />
        <Skeleton className="h-4 w-2/3" />
      </Card>
    </output>
  );
}
