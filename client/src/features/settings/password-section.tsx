import { useForm } from "react-hook-form";
import { changePassword } from "#shared/contracts/account.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { PasswordField } from "../../ui/field.tsx";
import { showFieldErrors } from "../account/show-field-errors.ts";
import { FormSection } from "./form-section.tsx";
import { useChangePassword } from "./settings.queries.ts";

export function PasswordSection() {
  const change = useChangePassword();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: schemaResolver(changePassword.body),
  });
  const { errors } = formState;
  const submit = handleSubmit((filled) =>
    change.mutate(filled, {
      onSuccess: () => reset(),
      onError: showFieldErrors(setError, ["password", "newPassword"]),
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
