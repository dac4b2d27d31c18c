import { ApiError } from "../../lib/api-error.ts";
import { waitingTime } from "../../lib/format.ts";
import { Icon } from "../../ui/icon.tsx";

/** After too many tries: how long to wait. It stays when the toast has gone. */
export function WaitNotice({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null)
    return null;
  return (
    <output className="flex gap-2 rounded-card bg-intermediate-soft p-3 text-intermediate">
      <Icon name="alert" className="mt-0.5 size-5" />
      Too many tries. Wait {waitingTime(error.retryAfter)}, then try again.
    </output>
  );
}
