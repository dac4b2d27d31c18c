import clsx from "clsx";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";

interface PagedRowsProps {
  /** How its pages are being read. */
  reading: {
    /** What is shown belongs to the question before, and makes way in a moment. */
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  children: ReactNode;
}

/** A table of which more rows can be fetched. */
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
