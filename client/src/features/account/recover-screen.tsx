import { useForm } from "react-hook-form";
import { Link, Redirect } from "wouter";
import { productName } from "#shared/catalogue.ts";
import { recoverAccount } from "#shared/contracts/account.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { paths } from "../../lib/paths.ts";
import { PasswordField, TextField } from "../../ui/field.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { useUser } from "./account.queries.ts";
import { AuthForm } from "./auth-form.tsx";
import { PhoneField } from "./phone-field.tsx";
import { useRecover } from "./recover.queries.ts";
import { showFieldErrors } from "./show-field-errors.ts";

/** Account recovery: by the recovery word, or by a password reset of the operator. */
export function RecoverScreen() {
  const { data: user } = useUser();
  if (user) return <Redirect to={paths.dashboard} replace />;
  return (
    <main className="flex flex-1 flex-col gap-6 px-5 pt-10 pb-8">
      <PageHeading className="text-2xl">Forgot your password?</PageHeading>
      <p className="text-ink-soft">
        With the recovery word that a parent picked, you can set a new password.
      </p>
      <RecoverForm />
      <section className="grid gap-1">
        <h2 className="font-semibold">No recovery word?</h2>
        <p>
          Ask whoever runs {productName} for your school. They can set a new password for you. Or{" "}
          <a href={paths.privacy} className="text-teal underline">
            write to us
          </a>
          .
        </p>
      </section>
      <Link
        href={paths.auth}
        className="inline-flex min-h-touch items-center font-semibold text-teal"
      >
        Back to Login
      </Link>
    </main>
  );
}

function RecoverForm() {
  const recover = useRecover();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: schemaResolver(recoverAccount.body),
  });
  const { errors } = formState;
  const submit = handleSubmit((filled) =>
    recover.mutate(filled, { onError: showFieldErrors(setError, ["recoveryWord", "password"]) }),
  );
  return (
    <AuthForm onSubmit={submit} call={recover} label="Set New Password" pendingLabel="Setting...">
      <PhoneField
        {...register("username")}
        autoComplete="username"
        error={errors.username?.message}
      />
      <TextField
        {...register("recoveryWord")}
        label="Recovery word"
        autoComplete="off"
        error={errors.recoveryWord?.message}
      />
      <PasswordField
        {...register("password")}
        label="New password"
        autoComplete="new-password"
        error={errors.password?.message}
      />
    </AuthForm>
  );
}
