import { detailOf } from "../lib/api-error.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface LoadFailedProps {
  title: string;
  error: Error;
  /** What could not be fetched, shown before the reason. */
  words?: string;
  /** Reloads the page if this is absent. */
  onRetry?: () => void;
  retrying?: boolean;
}

const reloadPage = () => window.location.reload();

/** Shown if content could not be fetched: the reason and the next step. */
export function LoadFailed({
  title,
  error,
  words,
  onRetry = reloadPage,
  retrying = false,
}: LoadFailedProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon name="alert" className="size-7" />
      </span>
      <h2 className="text-xl font-semibold">{title}</h2>
      {words !== undefined && <p className="max-w-full">{words}</p>}
      <p className="max-w-full text-ink-soft">{detailOf(error)}</p>
      <div className="mt-3">
        <Button onClick={onRetry} pending={retrying} pendingLabel="Trying again...">
          Try Again
        </Button>
      </div>
    </div>
  );
}
