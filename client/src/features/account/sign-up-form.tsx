import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { registration, type Registration } from "#shared/contracts/auth.ts";
import { grades, lowestGrade } from "#shared/domain/grade.ts";
import { ApiError } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField, SelectField, TextField } from "../../ui/field.tsx";
import { useRegister } from "./account.queries.ts";
import { PhoneField } from "./phone-field.tsx";
import { WaitNotice } from "./wait-notice.tsx";

export function SignUpForm() {
  const signUp = useRegister();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(registration),
    defaultValues: { name: "", phone: "", password: "", grade: lowestGrade },
  });
  const { errors } = formState;

  // What the server refused is said at the field that it refused, where there is one.
  const showRefusals = (error: Error) => {
    for (const { field, message } of refusedFields(error)) setError(field, { message });
  };
  const submit = handleSubmit((filled) => signUp.mutate(filled, { onError: showRefusals }));

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        {...register("name")}
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
      />
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
      <WaitNotice error={signUp.error} />
      <Button type="submit" fullWidth pending={signUp.isPending} pendingLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  );
}

interface Refusal {
  field: keyof Registration;
  message: string;
}

function refusedFields(error: Error): Refusal[] {
  const problem = error instanceof ApiError ? error.problem : null;
  if (!problem) return [];
  if (problem.code === "phone_taken") return [{ field: "phone", message: problem.detail }];
  const fields = registration.keyof().options;
  return fields.flatMap((field) => {
    const message = problem.errors?.[field];
    return message === undefined ? [] : [{ field, message }];
  });
}
