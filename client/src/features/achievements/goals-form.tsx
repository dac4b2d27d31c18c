import { useForm } from "react-hook-form";
import type { z } from "zod/mini";
import { saveGoals } from "#shared/contracts/gamification.ts";
import { detailOf } from "../../lib/api-error.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useSaveGoals } from "./achievements.queries.ts";
import { daysInWords } from "./days-in-words.ts";

type Goals = z.infer<typeof saveGoals.body>;

interface GoalsFormProps {
  open: boolean;
  goals: Goals;
  onClose: () => void;
}

/** Form for the number of days per week and per month on which the student wants to study. */
export function GoalsForm({ open, goals, onClose }: GoalsFormProps) {
  return (
    <Sheet open={open} title="Change your goals" onClose={onClose}>
      <Fields goals={goals} onSaved={onClose} />
    </Sheet>
  );
}

function Fields({ goals, onSaved }: { goals: Goals; onSaved: () => void }) {
  const save = useSaveGoals();
  const { register, handleSubmit, formState } = useForm({
    resolver: schemaResolver(saveGoals.body),
    defaultValues: goals,
  });
  const { errors } = formState;
  const submit = handleSubmit((body) => save.mutate(body, { onSuccess: onSaved }));
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">A small goal that you reach is better than a big one.</p>
      <SelectField
        {...register("weeklyGoal", { valueAsNumber: true })}
        label="Days a week"
        error={errors.weeklyGoal?.message}
      >
        <Days upTo={7} />
      </SelectField>
      <SelectField
        {...register("monthlyGoal", { valueAsNumber: true })}
        label="Days a month"
        error={errors.monthlyGoal?.message}
      >
        <Days upTo={31} />
      </SelectField>
      {save.error && (
        <p role="alert" className="text-sm text-danger">
          {detailOf(save.error)}
        </p>
      )}
      <Button type="submit" fullWidth pending={save.isPending} pendingLabel="Saving...">
        Save Goals
      </Button>
    </form>
  );
}

function Days({ upTo }: { upTo: number }) {
  return Array.from({ length: upTo }, (_, place) => place + 1).map((days) => (
    <option key={days} value={days}>
      {daysInWords(days)}
    </option>
  ));
}
