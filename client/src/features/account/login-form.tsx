import { credentials } from "#shared/contracts/auth.ts";
import { useForm } from "../../lib/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { useLogin } from "./account.queries.ts";
import { PhoneField } from "./phone-field.tsx";
import { WaitNotice } from "./wait-notice.tsx";

export function LoginForm() {
  const login = useLogin();
  const { errors, formProps } = useForm({
    body: credentials,
    onFilled: (filled) => login.mutate(filled),
  });

  return (
    <form {...formProps} className="grid gap-5">
      <PhoneField name="username" autoComplete="username" error={errors.username} />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errors.password}
      />
      <WaitNotice error={login.error} />
      <Button type="submit" fullWidth pending={login.isPending} pendingLabel="Logging in...">
        Login
      </Button>
    </form>
  );
}
