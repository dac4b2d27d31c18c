import { suggestions } from "#shared/domain/suggestions.ts";
import { Notice } from "../../ui/notice.tsx";
import { StepHeading } from "../../ui/step-heading.tsx";
import { emptyQuestion, type Question } from "../asking/question.ts";
import { QuestionBox } from "../asking/question-box.tsx";
import { useReadsPhotos } from "../asking/settings.queries.ts";
import type { Homework } from "./use-homework.ts";

interface InputStepProps {
  homework: Homework;
  /** The reason why the student is back at the box. */
  notice?: string;
}

export function InputStep({ homework: { flow, handle, go, view }, notice }: InputStepProps) {
  const readsPhotos = useReadsPhotos();
  const submit = (question: Question) => {
    if (view.kind !== "new" && view.kind !== "helpLevel") go({ kind: "new" });
    handle({ type: "submitted", question });
  };
  return (
    <QuestionBox
      box="homework"
      initialQuestion={flow.step === "input" ? flow.question : emptyQuestion}
      hint={`Type it as it stands in your book, say it, or add a photo of ${readsPhotos ? "it" : "the printed question"}.`}
      placeholder={suggestions.homework.placeholder}
      submitLabel="Get Help"
      onSubmit={submit}
    >
      <StepHeading>What are you working on?</StepHeading>
      {notice !== undefined && <Notice>{notice}</Notice>}
    </QuestionBox>
  );
}
