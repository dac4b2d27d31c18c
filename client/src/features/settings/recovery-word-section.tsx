import { useForm } from "react-hook-form";
import { setRecoveryWord } from "#shared/contracts/account.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { showFieldErrors } from "../account/show-field-errors.ts";
import { FormSection } from "./form-section.tsx";
import { useSetRecoveryWord } from "./settings.queries.ts";

export function RecoveryWordSection({ isSet }: { isSet: boolean }) {
  const save = useSetRecoveryWord();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: schemaResolver(setRecoveryWord.body),
  });
  const { errors } = formState;
  const submit = handleSubmit((filled) =>
    save.mutate(filled, {
      onSuccess: () => reset(),
      onError: showFieldErrors(setError, ["recoveryWord", "password"]),
    }),
  );
  return (
    <FormSection
      title="Recovery word"
      words={
        isSet
          ? "You have one. If you forget your password, it lets you set a new one. You can change it here."
          : "You have none yet. If you forget your password, this word lets you set a new one. Ask a parent to pick it."
      }
      onSubmit={submit}
      action={{ label: "Save Recovery Word", pendingLabel: "Saving..." }}
      isPending={save.isPending}
    >
      <TextField
        {...register("recoveryWord")}
        label="New recovery word"
        hint="At least 6 letters. Capitals and spaces don't matter."
        autoComplete="off"
        error={errors.recoveryWord?.message}
      />
      <PasswordField
        {...register("password")}
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
    </FormSection>
  );
}
