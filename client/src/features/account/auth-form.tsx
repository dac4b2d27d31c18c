import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "../../ui/button.tsx";
import { ApiError, detailOf, isOutOfReach } from "../../lib/api-error.ts";
import { waitingTime } from "../../lib/format.ts";
import { Icon } from "../../ui/icon.tsx";

interface AuthFormProps {
  onSubmit: SubmitEventHandler;
  /** The call that the form makes. */
  call: { isPending: boolean; error: Error | null };
  label: string;
  pendingLabel: string;
  children: ReactNode;
}

/** A form for whoever isn't signed in: fields, what stands in the way for longer than a toast, one loud button. */
export function AuthForm({ onSubmit, call, label, pendingLabel, children }: AuthFormProps) {
  return (
    // Where no script runs, a browser must not write what was typed into the address: hence `post`.
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      <FailureNotice error={call.error} />
      <Button type="submit" fullWidth pending={call.isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </form>
  );
}

/** What is to be known for longer than a toast stays: how long to wait, and that there is no line. */
function FailureNotice({ error }: { error: Error | null }) {
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
