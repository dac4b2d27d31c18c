import { useForm } from "react-hook-form";
import { credentials } from "#shared/contracts/auth.ts";
import { ApiError, detailOf } from "../../lib/api-error.ts";
import { judgedBy } from "../../lib/judged-by.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { useLogin } from "./account.queries.ts";
import { PhoneField } from "./phone-field.tsx";
import { FailureNotice } from "./failure-notice.tsx";

export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: judgedBy(credentials),
  });
  const { errors } = formState;
  const submit = handleSubmit((filled) =>
    login.mutate(filled, {
      onError: (error) => {
        // The toast disappears; the message stays at the field that must be corrected.
        if (error instanceof ApiError && error.status === 401)
          setError("password", { message: detailOf(error) }, { shouldFocus: true });
      },
    }),
  );

  return (
    // Where no script runs, a browser must not write what was typed into the address: hence `post`.
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <PhoneField
        {...register("username")}
        autoComplete="username"
        error={errors.username?.message}
      />
      <PasswordField
        {...register("password")}
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <FailureNotice error={login.error} />
      <Button type="submit" fullWidth pending={login.isPending} pendingLabel="Logging in...">
        Login
      </Button>
    </form>
  );
}
