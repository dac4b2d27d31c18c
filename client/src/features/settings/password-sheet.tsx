import { useCallback, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { confirmation } from "#shared/contracts/account.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { showFieldErrors } from "../account/show-field-errors.ts";

interface PasswordFormProps {
  /** Describes what is about to happen. */
  words: ReactNode;
  action: { label: string; pendingLabel: string; variant?: "primary" | "danger" };
  cancelLabel?: string;
  /** Makes the call; its refusal is shown at the password. */
  send: (
    confirmed: { password: string },
    told: { onSuccess: () => void; onError: (error: Error) => void },
  ) => void;
  isPending: boolean;
  onClose: () => void;
}

interface PasswordSheetProps extends PasswordFormProps {
  open: boolean;
  title: string;
}

/**
 * Asks for the password again before a call that needs it; closes when the call has succeeded. It stays open during the
 * call: closing would not stop it, and its refusal could not be shown.
 */
export function PasswordSheet({ open, title, ...form }: PasswordSheetProps) {
  const { isPending, onClose } = form;
  const closeUnlessPending = useCallback(() => {
    if (!isPending) onClose();
  }, [isPending, onClose]);
  return (
    <Sheet open={open} title={title} onClose={closeUnlessPending}>
      <PasswordForm {...form} />
    </Sheet>
  );
}

function PasswordForm({
  words,
  action,
  cancelLabel = "Cancel",
  send,
  isPending,
  onClose,
}: PasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: schemaResolver(confirmation),
  });
  const submit = handleSubmit((filled) =>
    send(filled, { onSuccess: onClose, onError: showFieldErrors(setError, ["password"]) }),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{words}</p>
      <PasswordField
        {...register("password")}
        label="Your password"
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
      <Button
        type="submit"
        variant={action.variant ?? "primary"}
        pending={isPending}
        pendingLabel={action.pendingLabel}
      >
        {action.label}
      </Button>
      <Button variant="secondary" disabled={isPending} onClick={onClose}>
        {cancelLabel}
      </Button>
    </form>
  );
}
