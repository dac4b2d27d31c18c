import { useId, useState, type ComponentProps } from "react";
import { useForm } from "react-hook-form";
import { signUp as filledSignUp, type Registration } from "#shared/contracts/auth.ts";
import { consentGivers, consentWording } from "#shared/domain/consent.ts";
import { ApiError } from "../../lib/api-error.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { paths } from "../../lib/paths.ts";
import { FieldError, PasswordField, TextField } from "../../ui/field.tsx";
import { useRegister } from "./account.queries.ts";
import { AuthForm } from "./auth-form.tsx";
import { PhoneField } from "./phone-field.tsx";
import { GradeField, NameField } from "./profile-fields.tsx";

export function SignUpForm() {
  const signUp = useRegister();
  const [consent] = useState(consentInDocument);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: schemaResolver(filledSignUp),
    defaultValues: consent ? { consent } : {},
  });
  const { errors } = formState;
  // A refusal of the server is shown at the field that it names, if any.
  const refuse = (error: Error) => {
    for (const [index, { field, message }] of refusedFields(error).entries())
      setError(field, { message }, { shouldFocus: index === 0 });
  };
  const submit = handleSubmit((filled) => signUp.mutate(filled, { onError: refuse }));

  return (
    <AuthForm
      onSubmit={submit}
      call={signUp}
      label="Create Account"
      pendingLabel="Creating Account..."
    >
      <NameField {...register("name")} error={errors.name?.message} />
      <GradeField {...register("grade", { valueAsNumber: true })} error={errors.grade?.message}>
        <option value="">Choose your class</option>
      </GradeField>
      <PhoneField
        {...register("phone")}
        autoComplete="tel-national"
        error={errors.phone?.message}
      />
      <PasswordField
        {...register("password")}
        label="Password"
        placeholder="Create a password"
        autoComplete="new-password"
        error={errors.password?.message}
      />
      <TextField
        {...register("recoveryWord", { setValueAs: (word: string) => word || undefined })}
        label="Recovery word (optional)"
        hint="A parent picks it. It helps if you forget the password."
        autoComplete="off"
        error={errors.recoveryWord?.message}
      />
      <ConsentChoice {...register("consent")} error={errors.consent?.message} />
    </AuthForm>
  );
}

/** The choice made before hydration. The form library reads text fields from the DOM, but clears a radio group. */
function consentInDocument() {
  return consentGivers.find(
    (giver) =>
      typeof document !== "undefined" &&
      document.querySelector(`[name=consent][value=${giver}]:checked`),
  );
}

function ConsentChoice({
  error,
  ...radio
}: ComponentProps<"input"> & { error?: string | undefined }) {
  const errorId = useId();
  return (
    <fieldset {...(error !== undefined && { "aria-describedby": errorId })}>
      <legend className="text-sm font-medium">
        Who agrees to the{" "}
        <a href={paths.privacy} className="text-teal underline">
          Privacy Policy
        </a>
        ?
      </legend>
      {consentGivers.map((giver) => (
        <label key={giver} className="flex min-h-12 items-center gap-3">
          <input {...radio} type="radio" value={giver} className="size-5 accent-teal" />
          {consentWording[giver]}
        </label>
      ))}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

const fields = [
  "name",
  "phone",
  "password",
  "grade",
  "recoveryWord",
] as const satisfies (keyof Registration)[];

interface FieldError {
  field: keyof Registration;
  message: string;
}

function refusedFields(error: Error): FieldError[] {
  const problem = error instanceof ApiError ? error.problem : null;
  if (!problem) return [];
  if (problem.code === "phone_taken") return [{ field: "phone", message: problem.detail }];
  const refused = problem.errors ?? {};
  return fields.flatMap((field) => {
    const message = refused[field];
    return message === undefined ? [] : [{ field, message }];
  });
}
