import { useId, useLayoutEffect, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, useLocation, useSearch } from "wouter";
import type { z } from "zod/mini";
import { saveExamPlan, type ExamPlan } from "#shared/contracts/exams.ts";
import { examSubjects, type ExamType } from "#shared/domain/exams.ts";
import { lowestGrade } from "#shared/domain/grade.ts";
import { examTypes } from "#shared/domain/study.ts";
import { detailOf } from "../../lib/api-error.ts";
import { schemaResolver } from "../../lib/schema-resolver.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { TextField } from "../../ui/field.tsx";
import { useUser } from "../account/account.queries.ts";
import { examDashboard, examViewIn } from "./exam-address.ts";
import { useSavePlan } from "./exam-prep.queries.ts";
import { Pill } from "./pill.tsx";

/** Number of subjects that are preselected with an exam (specification section 5). */
const defaultSubjectCount = 3;

/** Creates the plan, or edits the existing one. */
export function PlanForm({ plan }: { plan: ExamPlan | null }) {
  const { form, examType, subjects, selection, chooseExam, toggle, submit, save } =
    usePlanForm(plan);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="flex flex-1 flex-col gap-6">
      <div>
        <h2 className="text-xl font-semibold">{plan ? "Edit your plan" : "Plan your exam"}</h2>
        <p className="text-ink-soft">Choose what you prepare for. You can change it at any time.</p>
      </div>
      <Choices legend="Exam" error={undefined}>
        {examTypes.map((exam) => (
          <Pill
            key={exam}
            type="radio"
            name="examType"
            isChosen={exam === examType}
            onChoose={() => chooseExam(exam)}
          >
            {exam}
          </Pill>
        ))}
      </Choices>
      <Choices legend="Subjects" error={errors.subjects?.message}>
        {subjects.map((subject) => (
          <Pill
            key={subject}
            type="checkbox"
            name="subjects"
            isChosen={selection.includes(subject)}
            onChoose={() => toggle(subject)}
          >
            {subject}
          </Pill>
        ))}
      </Choices>
      <TextField
        {...form.register("targetDate", { setValueAs: (day: string | null) => day || null })}
        type="date"
        label="Date of the exam (if you know it)"
        error={errors.targetDate?.message}
      />
      <ActionBar>
        {save.error && (
          <p role="alert" className="text-sm text-danger">
            {detailOf(save.error)}
          </p>
        )}
        <Button type="submit" fullWidth pending={save.isPending} pendingLabel="Saving...">
          {plan ? "Save Plan" : "Start preparing"}
        </Button>
        {plan && (
          <Link href={examDashboard} className={buttonLook({ variant: "quiet", fullWidth: true })}>
            Cancel
          </Link>
        )}
      </ActionBar>
    </form>
  );
}

interface ChoicesProps {
  legend: string;
  error: string | undefined;
  children: ReactNode;
}

function Choices({ legend, error, children }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {error !== undefined && (
        <p id={id} role="alert" className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function usePlanForm(plan: ExamPlan | null) {
  const openDashboard = useOpenDashboard();
  const grade = useUser().data?.grade ?? lowestGrade;
  const save = useSavePlan();
  const form = useForm({
    resolver: schemaResolver(saveExamPlan.body),
    defaultValues: startOf(plan, grade),
  });
  const { control, setValue, handleSubmit } = form;
  const [examType, selection] = useWatch({ control, name: ["examType", "subjects"] });
  const subjects = examSubjects(examType, grade);
  const chooseExam = (exam: ExamType) => {
    setValue("examType", exam);
    setValue("subjects", examSubjects(exam, grade).slice(0, defaultSubjectCount));
  };
  // In the order of the exam, not of the taps.
  const toggle = (subject: string) =>
    setValue(
      "subjects",
      subjects.filter((each) => selection.includes(each) !== (each === subject)),
      { shouldValidate: form.formState.isSubmitted },
    );
  const submit = handleSubmit((body) => save.mutate(body, { onSuccess: openDashboard }));
  return { form, examType, subjects, selection, chooseExam, toggle, submit, save };
}

/** Opens the dashboard in place of the form, so that Back doesn't lead to the form again. */
function useOpenDashboard(): () => void {
  const [, navigate] = useLocation();
  const isAtDashboard = examViewIn(useSearch()).kind === "dashboard";
  // The dashboard is shown from its top, also at the same address, which is where the first plan is made.
  useLayoutEffect(() => () => window.scrollTo(0, 0), []);
  return () => {
    if (!isAtDashboard) navigate(examDashboard, { replace: true });
  };
}

type PlanFields = z.input<typeof saveExamPlan.body>;

function startOf(plan: ExamPlan | null, grade: number): PlanFields {
  const [firstExam] = examTypes;
  if (!plan) {
    const subjects = examSubjects(firstExam, grade).slice(0, defaultSubjectCount);
    return { examType: firstExam, subjects, targetDate: null };
  }
  const { examType, subjects, targetDate } = plan;
  // A subject of another class, e.g. after a new school year, can't be selected any more.
  const known = examSubjects(examType, grade).filter((each) => subjects.includes(each));
  return { examType, subjects: known, targetDate };
}
