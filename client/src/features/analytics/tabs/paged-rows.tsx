import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";

interface PagedRowsProps {
  /** State of its paginated query. */
  reading: {
    /** The rows belong to the previous query and will be replaced. */
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  children: ReactNode;
}

/** A table whose further rows are fetched on request. */
export function PagedRows({ reading, children }: PagedRowsProps) {
  const { isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = reading;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={clsx("grid min-w-0 grid-cols-1 gap-3", isPlaceholderData && "opacity-60")}
    >
      {children}
      {hasNextPage && (
        <div className="justify-self-center">
          <Button
            variant="secondary"
            onClick={() => void fetchNextPage()}
            pending={isFetchingNextPage}
            pendingLabel="Fetching..."
          >
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}
