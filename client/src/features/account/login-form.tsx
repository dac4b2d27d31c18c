import { useForm } from "react-hook-form";
import { credentials } from "#shared/contracts/auth.ts";
import { Link } from "wouter";
import { ApiError, detailOf } from "../../lib/api-error.ts";
import { paths } from "../../lib/paths.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { PasswordField } from "../../ui/field.tsx";
import { useLogin } from "./account.queries.ts";
import { AuthForm } from "./auth-form.tsx";
import { PhoneField } from "./phone-field.tsx";

export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: schemaResolver(credentials),
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
    <div className="grid gap-5">
      <AuthForm onSubmit={submit} call={login} label="Login" pendingLabel="Logging in...">
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
      </AuthForm>
      <Link href={paths.recover} className={buttonLook({ variant: "quiet" })}>
        Forgot your password?
      </Link>
    </div>
  );
}
