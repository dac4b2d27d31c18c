import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "../../ui/button.tsx";
import { ApiError, detailOf, isUnreachable } from "../../lib/api-error.ts";
import { waitingTime } from "../../lib/format.ts";
import { Icon } from "../../ui/icon.tsx";

interface AuthFormProps {
  onSubmit: SubmitEventHandler;
  /** The mutation of the form. */
  call: { isPending: boolean; error: Error | null };
  label: string;
  pendingLabel: string;
  children: ReactNode;
}

/** A form for signed-out visitors: fields, a lasting failure message, one primary button. */
export function AuthForm({ onSubmit, call, label, pendingLabel, children }: AuthFormProps) {
  return (
    // Without scripts, the browser must not write the typed values into the address: hence `post`.
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      {children}
      <FailureNotice error={call.error} />
      <Button type="submit" fullWidth pending={call.isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </form>
  );
}

/** Failures that must stay longer than a toast: how long to wait, and that the phone is offline. */
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
  if (isUnreachable(error)) return detailOf(error);
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null)
    return null;
  return `Too many tries. Wait ${waitingTime(error.retryAfter)}, then try again.`;
}
