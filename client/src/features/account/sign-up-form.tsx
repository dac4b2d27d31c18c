import { registration, type Registration } from "#shared/contracts/auth.ts";
import { grades } from "#shared/domain/grade.ts";
import { ApiError } from "../../lib/api-error.ts";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField, SelectField, TextField } from "../../ui/field.tsx";
import { useRegister } from "./account.queries.ts";
import { PhoneField } from "./phone-field.tsx";
import { WaitNotice } from "./wait-notice.tsx";

export function SignUpForm() {
  const signUp = useRegister();
  const { errors, refuse, formProps } = useForm({
    body: registration,
    read: (fields) => ({ ...fields, grade: Number(fields["grade"]) }),
    // What the server refused is said at the field that it refused, where there is one.
    onFilled: (filled) =>
      signUp.mutate(filled, { onError: (error) => refuse(refusedFields(error)) }),
  });

  return (
    <form {...formProps} className="grid gap-5">
      <TextField name="name" label="Full Name" autoComplete="name" error={errors.name} />
      {/* The first grade of the list is the one that is chosen by default. */}
      <SelectField name="grade" label="Grade" error={errors.grade}>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            Grade {grade}
          </option>
        ))}
      </SelectField>
      <PhoneField name="phone" autoComplete="tel-national" error={errors.phone} />
      <PasswordField
        name="password"
        label="Password"
        placeholder="Create a password"
        autoComplete="new-password"
        error={errors.password}
      />
      <WaitNotice error={signUp.error} />
      <Button type="submit" fullWidth pending={signUp.isPending} pendingLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  );
}

function refusedFields(error: Error): Partial<Record<keyof Registration, string>> {
  const problem = error instanceof ApiError ? error.problem : null;
  if (!problem) return {};
  if (problem.code === "phone_taken") return { phone: problem.detail };
  const refused = Object.entries(problem.errors ?? {});
  return Object.fromEntries(refused.filter(([field]) => field in registration.shape));
}
