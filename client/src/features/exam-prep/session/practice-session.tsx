import { useEffect, useRef, useState } from "react";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { StepHeading, useFocusOnStep } from "../../../ui/step-heading.tsx";
import { VerdictNote } from "../../asking/verdict-note.tsx";
import { ChoiceQuestion, type ChoiceQuestionText } from "./choice-question.tsx";
import { FinishFailure } from "./finish-failure.tsx";
import { LeaveOrFinish } from "./leave-session.tsx";
import { SessionBar } from "./session-bar.tsx";
import { answerIn, type OpenSession } from "./use-open-session.ts";
import { useSessionKeys } from "./use-session-keys.ts";

/** Shows questions one by one, each checked at once. */
export function PracticeSession({ open }: { open: OpenSession }) {
  const { question, questionIndex } = open;
  useFocusOnStep(`question-${questionIndex}`);
  return question?.kind === "choice" ? <PracticePage open={open} question={question} /> : null;
}

interface PracticePageProps {
  open: OpenSession;
  question: ChoiceQuestionText;
}

function PracticePage({ open, question }: PracticePageProps) {
  const { session, questionIndex, isLast, change, goTo, finish, isFinishing } = open;
  const { choice, isChecked } = answerIn(open, question);
  const verdict = useVerdictInView(isChecked);
  const check = () => change({ isChecked: true });
  const next = () => (isLast ? finish() : goTo(questionIndex + 1));
  const choose = (option: number) => {
    if (option < question.options.length) change({ choice: option });
  };
  useSessionKeys({
    ...(!isChecked && { onChoose: choose }),
    ...(isChecked && !isLast && { onNext: next }),
  });
  return (
    <form
      className="flex flex-1 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChecked) next();
        else check();
      }}
    >
      <SessionBar open={open} />
      <StepHeading>
        Question {questionIndex + 1} of {session.questions.length}
      </StepHeading>
      <ChoiceQuestion
        key={question.id}
        question={question}
        choice={choice}
        isJudged={isChecked}
        onChoose={choose}
      />
      <output ref={verdict} className="block">
        {isChecked && choice !== null && <ChoiceVerdict question={question} choice={choice} />}
      </output>
      {isChecked && <Explanation key={`why-${question.id}`} text={question.explanation} />}
      <LeaveOrFinish open={open} />
      <ActionBar>
        <FinishFailure open={open} />
        {/* The same button element throughout, so that focus stays on it. */}
        <Button
          type="submit"
          fullWidth
          disabled={choice === null}
          pending={isFinishing}
          pendingLabel="Finishing..."
        >
          {nextLabel(isChecked, isLast)}
        </Button>
        <KeyHint>{keysFor(isChecked, isLast)}</KeyHint>
      </ActionBar>
    </form>
  );
}

/** Below long options the verdict would be out of view: it is scrolled into view, while focus stays on the button. */
function useVerdictInView(isChecked: boolean) {
  const verdict = useRef<HTMLOutputElement>(null);
  const wasChecked = useRef(isChecked);
  useEffect(() => {
    if (isChecked && !wasChecked.current) verdict.current?.scrollIntoView({ block: "nearest" });
    wasChecked.current = isChecked;
  }, [isChecked]);
  return verdict;
}

function keysFor(isChecked: boolean, isLast: boolean): string {
  if (!isChecked) return "Keys 1 to 4 choose an option.";
  return isLast ? "Enter finishes." : "Enter or → goes on.";
}

function nextLabel(isChecked: boolean, isLast: boolean): string {
  if (!isChecked) return "Check Answer";
  return isLast ? "Complete Session" : "Next Question";
}

/** The verdict, and the mistake that leads to the selected option. */
export function ChoiceVerdict({
  question,
  choice,
}: {
  question: ChoiceQuestionText;
  choice: number;
}) {
  const isRight = choice === question.key;
  const mistake = question.options[choice]?.mistake ?? null;
  return (
    <VerdictNote
      isRight={isRight}
      title={isRight ? "Right!" : "Not quite"}
      {...(!isRight && mistake !== null && { why: mistake })}
    />
  );
}

/** Rendered only when opened. */
function Explanation({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary="Why is that the answer?" isFramed onToggle={setOpen}>
      {isOpen && <Markdown text={text} />}
    </Disclosure>
  );
}
