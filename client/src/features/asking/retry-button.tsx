import { waitingTime } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { useSecondsUntil } from "./use-seconds-until.ts";

interface RetryButtonProps {
  /** Milliseconds since 1970; null if a retry makes sense at once. */
  retryAt: number | null;
  onRetry: () => void;
}

export function RetryButton({ retryAt, onRetry }: RetryButtonProps) {
  const seconds = useSecondsUntil(retryAt);
  return (
    <Button fullWidth disabled={seconds > 0} onClick={onRetry}>
      {seconds > 0 ? `Try again in ${waitingTime(seconds)}` : "Try again"}
    </Button>
  );
}
