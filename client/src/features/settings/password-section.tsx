import { useForm } from "react-hook-form";
import { changePassword } from "#shared/contracts/account.ts";
import { judgedBy } from "../../lib/judged-by.ts";
import { PasswordField } from "../../ui/field.tsx";
import { refusals } from "../account/refusals.ts";
import { FormSection } from "./form-section.tsx";
import { useChangePassword } from "./settings.queries.ts";

export function PasswordSection() {
  const change = useChangePassword();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: judgedBy(changePassword.body),
  });
  const { errors } = formState;
  const submit = handleSubmit((filled) =>
    change.mutate(filled, {
      onSuccess: () => reset(),
      onError: refusals(setError, ["password", "newPassword"]),
    }),
  );
  return (
    <FormSection
      title="Change your password"
      words="Other phones and computers where you are logged in are then logged out."
      onSubmit={submit}
      action={{ label: "Change Password", pendingLabel: "Changing..." }}
      isPending={change.isPending}
    >
      <PasswordField
        {...register("password")}
        label="Your password now"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <PasswordField
        {...register("newPassword")}
        label="New password"
        autoComplete="new-password"
        error={errors.newPassword?.message}
      />
    </FormSection>
  );
}
