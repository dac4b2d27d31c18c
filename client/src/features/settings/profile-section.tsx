import { useForm } from "react-hook-form";
import { phonePrefix } from "#shared/catalogue.ts";
import { changeAccount } from "#shared/contracts/account.ts";
import type { User } from "#shared/contracts/auth.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { GradeField, NameField } from "../account/profile-fields.tsx";
import { FormSection } from "./form-section.tsx";
import { useChangeAccount } from "./settings.queries.ts";

export function ProfileSection({ user }: { user: User }) {
  const change = useChangeAccount();
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(changeAccount.body),
    defaultValues: { name: user.name, grade: user.grade },
  });
  const { errors } = formState;
  return (
    <FormSection
      title="About you"
      words={`Phone number: ${phonePrefix} ${user.phone}`}
      onSubmit={handleSubmit((filled) => change.mutate(filled))}
      action={{ label: "Save", pendingLabel: "Saving...", variant: "primary" }}
      isPending={change.isPending}
    >
      <NameField {...register("name")} error={errors.name?.message} />
      <GradeField {...register("grade", { valueAsNumber: true })} error={errors.grade?.message} />
    </FormSection>
  );
}
