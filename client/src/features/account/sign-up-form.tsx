import { useForm } from "react-hook-form";
import { registration, type Registration } from "#shared/contracts/auth.ts";
import { grades } from "#shared/domain/grade.ts";
import { ApiError } from "../../lib/api-error.ts";
import { judgedBy } from "../../lib/judged-by.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField, SelectField, TextField } from "../../ui/field.tsx";
import { useRegister } from "./account.queries.ts";
import { PhoneField } from "./phone-field.tsx";
import { FailureNotice } from "./failure-notice.tsx";

export function SignUpForm() {
  const signUp = useRegister();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: judgedBy(registration),
  });
  const { errors } = formState;
  // What the server refused is said at the field that it refused, where there is one.
  const refuse = (error: Error) => {
    for (const [place, { field, message }] of refusedFields(error).entries())
      setError(field, { message }, { shouldFocus: place === 0 });
  };
  const submit = handleSubmit((filled) => signUp.mutate(filled, { onError: refuse }));

  return (
    // Where no script runs, a browser must not write what was typed into the address: hence `post`.
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        {...register("name")}
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
      />
      {/* The first grade of the list is the one that is chosen by default. */}
      <SelectField
        {...register("grade", { valueAsNumber: true })}
        label="Grade"
        error={errors.grade?.message}
      >
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            Grade {grade}
          </option>
        ))}
      </SelectField>
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
      <FailureNotice error={signUp.error} />
      <Button type="submit" fullWidth pending={signUp.isPending} pendingLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  );
}

const fields = ["name", "phone", "password", "grade"] as const satisfies (keyof Registration)[];

interface Refused {
  field: keyof Registration;
  message: string;
}

function refusedFields(error: Error): Refused[] {
  const problem = error instanceof ApiError ? error.problem : null;
  if (!problem) return [];
  if (problem.code === "phone_taken") return [{ field: "phone", message: problem.detail }];
  const refused = problem.errors ?? {};
  return fields.flatMap((field) => {
    const message = refused[field];
    return message === undefined ? [] : [{ field, message }];
  });
}
