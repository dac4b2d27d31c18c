import { useId, useState } from "react";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { StepHeading, useFocusOnStep } from "../../../ui/step-heading.tsx";
import { FinishFailure } from "./finish-failure.tsx";
import { LeaveOrFinish } from "./leave-session.tsx";
import { marksFor, marksInWords, ModelPoints, type ShortQuestion } from "./model-points.tsx";
import { SessionBar } from "./session-bar.tsx";
import { answerIn, type OpenSession } from "./use-open-session.ts";

/**
 * The student writes an answer as in a board exam, compares it with the model answer point by point, and marks it
 * herself.
 */
export function BoardSession({ open }: { open: OpenSession }) {
  const { question, questionIndex } = open;
  useFocusOnStep(`question-${questionIndex}`);
  if (question?.kind !== "short") return null;
  return <BoardPage key={question.id} open={open} question={question} />;
}

interface BoardPageProps {
  open: OpenSession;
  question: ShortQuestion;
}

function BoardPage({ open, question }: BoardPageProps) {
  const { session, questionIndex, isLast, change, goTo, finish, isFinishing } = open;
  const [isOnPaper, setOnPaper] = useState(false);
  const { written, isChecked, points } = answerIn(open, question);
  const compare = () => change({ isChecked: true, marks: 0, points: [] });
  const next = () => (isLast ? finish() : goTo(questionIndex + 1));
  const isBlank = (written ?? "").trim() === "" && !isOnPaper;
  return (
    <form
      className="flex flex-1 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChecked) next();
        else compare();
      }}
    >
      <SessionBar open={open} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <StepHeading>
          Question {questionIndex + 1} of {session.questions.length}
        </StepHeading>
        <p className="text-sm text-ink-soft">{marksInWords(question.marks)}</p>
      </div>
      <div className="min-w-0 text-lg font-medium">
        <Markdown text={question.question} />
      </div>
      <TextArea
        label="Your answer"
        rows={6}
        maxLength={4000}
        value={written ?? ""}
        readOnly={isChecked}
        onChange={({ currentTarget }) => change({ written: currentTarget.value })}
      />
      {isChecked ? (
        <ModelPoints
          question={question}
          tickedIndexes={points}
          onTick={(ticked) => change({ points: ticked, marks: marksFor(question, ticked) })}
        />
      ) : (
        <OnPaper isOnPaper={isOnPaper} onChange={setOnPaper} />
      )}
      <LeaveOrFinish open={open} />
      <ActionBar>
        <FinishFailure open={open} />
        <Button
          type="submit"
          fullWidth
          disabled={!isChecked && isBlank}
          pending={isFinishing}
          pendingLabel="Finishing..."
        >
          {nextLabel(isChecked, isLast)}
        </Button>
      </ActionBar>
    </form>
  );
}

interface OnPaperProps {
  isOnPaper: boolean;
  onChange: (isOnPaper: boolean) => void;
}

/** In a board exam answers are written on paper, so this is offered too. */
function OnPaper({ isOnPaper, onChange }: OnPaperProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-touch items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isOnPaper}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-5 accent-teal"
      />
      I wrote it on paper
    </label>
  );
}

function nextLabel(isCompared: boolean, isLast: boolean): string {
  if (!isCompared) return "Compare with the model answer";
  return isLast ? "Complete Session" : "Next Question";
}
