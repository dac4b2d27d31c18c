import { ApiError, detailOf, isOutOfReach } from "../../lib/api-error.ts";
import { waitingTime } from "../../lib/format.ts";
import { Icon } from "../../ui/icon.tsx";

/** What is to be known for longer than a toast stays: how long to wait, and that there is no line. */
export function FailureNotice({ error }: { error: Error | null }) {
  const words = error && lastingWords(error);
  if (!words) return null;
  return (
    <output className="flex gap-2 rounded-card bg-intermediate-soft p-3 text-intermediate">
      <Icon name="alert" className="mt-0.5 size-5" />
      {words}
    </output>
  );
}

function lastingWords(error: Error): string | null {
  if (isOutOfReach(error)) return detailOf(error);
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null)
    return null;
  return `Too many tries. Wait ${waitingTime(error.retryAfter)}, then try again.`;
}
