import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { credentials } from "#shared/contracts/auth.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/field.tsx";
import { useLogin } from "./account.queries.ts";
import { PhoneField } from "./phone-field.tsx";
import { WaitNotice } from "./wait-notice.tsx";

export function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { username: "", password: "" },
  });
  const { errors } = formState;

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((filled) => login.mutate(filled))}
    >
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
      <WaitNotice error={login.error} />
      <Button type="submit" fullWidth pending={login.isPending} pendingLabel="Logging in...">
        Login
      </Button>
    </form>
  );
}
