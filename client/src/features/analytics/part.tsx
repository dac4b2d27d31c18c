import type { ReactNode } from "react";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

interface Reading<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
  isFetching: boolean;
}

interface PartProps<Data> {
  reading: Reading<Data>;
  /** Shown if the data could not be fetched. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** Renders a query: loading, data or failure. Data stays visible during a refetch. */
export function Part<Data>({ reading, failure, children }: PartProps<Data>) {
  const { data, error, refetch, isFetching } = reading;
  if (data !== undefined) return children(data);
  if (!error) return <PartSkeleton />;
  return (
    <LoadFailed
      title={failure}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function PartSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="sr-only">Fetching the numbers…</span>
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </output>
  );
}
