import type { ReactNode, SubmitEventHandler } from "react";
import { Button } from "../../ui/button.tsx";
import { FailureNotice } from "./failure-notice.tsx";

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
