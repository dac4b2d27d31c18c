import { useState } from "react";
import { longestQuestion } from "#shared/contracts/homework.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useUser } from "../account/account.queries.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { PhotoField } from "./photo-field.tsx";
import type { Photo } from "./question.ts";
import { StepHeading } from "./step-heading.tsx";
import type { Homework } from "./use-homework.ts";

interface InputStepProps {
  homework: Homework;
  /** Why the student is here again. */
  notice?: string;
}

export function InputStep({ homework, notice }: InputStepProps) {
  const { flow, act, go } = homework;
  const given = flow.step === "input" ? flow.question : null;
  const { text, type } = useDraft(given?.text ?? "");
  const [photo, setPhoto] = useState<Photo | null>(given?.photo ?? null);
  const isEmpty = text.trim() === "" && !photo;

  const submit = () => {
    if (homework.place.kind !== "new") go({ kind: "new" });
    act({ type: "submitted", question: { text, photo } });
  };
  return (
    <form
      className="flex flex-1 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) submit();
      }}
    >
      <StepHeading>What are you working on?</StepHeading>
      {notice !== undefined && (
        <output className="flex gap-2 rounded-card bg-marigold-soft p-3">
          <Icon name="alert" className="mt-0.5 size-5" />
          {notice}
        </output>
      )}
      <TextArea
        label="Your question"
        hint="Type it as it stands in your book, or add a photo of it."
        placeholder="Solve 2x + 3 = 11"
        rows={5}
        maxLength={longestQuestion}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <PhotoField photo={photo} onChange={setPhoto} />
      <ActionBar>
        <Button type="submit" fullWidth disabled={isEmpty}>
          Get Help
        </Button>
      </ActionBar>
    </form>
  );
}

/** What is being typed outlives a reload. */
function useDraft(given: string) {
  const userId = useUser().data?.id ?? 0;
  const [text, setText] = useState(() => given || readDraft(userId));
  const type = (typed: string) => {
    setText(typed);
    writeDraft(userId, typed);
  };
  return { text, type };
}
