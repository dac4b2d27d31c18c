import { useCallback, useState } from "react";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { StepHeading, useFocusOnStep } from "../../../ui/step-heading.tsx";
import { BeforeSubmit } from "./before-submit.tsx";
import { FinishFailure } from "./finish-failure.tsx";
import { LeaveLink } from "./leave-session.tsx";
import { Palette } from "./palette.tsx";
import { sectionsOf } from "./palette-state.ts";
import { Sections } from "./sections.tsx";
import { SessionBar } from "./session-bar.tsx";
import { isAnswered } from "./session-draft.ts";
import { TestQuestion } from "./test-question.tsx";
import { answerIn, type OpenSession } from "./use-open-session.ts";
import { useSessionKeys } from "./use-session-keys.ts";

/** A full test or a mock: questions in any order, no verdict before the end. */
export function TestSession({ open }: { open: OpenSession }) {
  const [isReview, setReview] = useState(false);
  useFocusOnStep(isReview ? "review" : `question-${open.questionIndex}`);
  return isReview ? (
    <BeforeSubmit
      open={open}
      onBack={(questionIndex) => {
        setReview(false);
        open.goTo(questionIndex);
      }}
    />
  ) : (
    <TestPage open={open} onReview={() => setReview(true)} />
  );
}

interface TestPageProps {
  open: OpenSession;
  onReview: () => void;
}

function TestPage({ open, onReview }: TestPageProps) {
  const { session, question, questionIndex, isLast, change, goTo } = open;
  const answer = question && answerIn(open, question);
  const goOn = (isMarked: boolean) => {
    if (!isLast) return goTo(questionIndex + 1, { isMarked });
    change({ isMarked });
    onReview();
  };
  useTestKeys(open);
  if (!question || !answer) return null;
  const { questions } = session;
  return (
    <form
      className="flex flex-1 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        goOn(false);
      }}
    >
      <SessionBar open={open} />
      <Sections sections={sectionsOf(questions)} questionIndex={questionIndex} onGoTo={goTo} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StepHeading>
          Question {questionIndex + 1} of {questions.length}
        </StepHeading>
        <AllQuestions open={open} onReview={onReview} />
      </div>
      <TestQuestion key={question.id} question={question} answer={answer} onChange={change} />
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button
          variant="quiet"
          disabled={!isAnswered(answer)}
          onClick={() => change({ choice: null, typed: null })}
        >
          Clear
        </Button>
        <LeaveLink />
      </div>
      <ActionBar>
        <FinishFailure open={open} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
          <Button variant="secondary" onClick={() => goOn(true)}>
            Mark for review & Next
          </Button>
          <Button type="submit">Save & Next</Button>
        </div>
        <KeyHint>Keys 1 to 4 choose. ← and → go from question to question. M marks.</KeyHint>
      </ActionBar>
    </form>
  );
}

function useTestKeys({ question, draft, questionIndex, change, goTo }: OpenSession): void {
  const isMarked = question ? answerIn({ draft }, question).isMarked : false;
  const options = question?.kind === "choice" ? question.options.length : 0;
  useSessionKeys({
    onChoose: (option) => {
      if (option < options) change({ choice: option });
    },
    onNext: () => goTo(questionIndex + 1),
    onBefore: () => goTo(questionIndex - 1),
    onMark: () => change({ isMarked: !isMarked }),
  });
}

/** The palette in a sheet over the question. */
function AllQuestions({ open, onReview }: TestPageProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        All questions
      </Button>
      <Sheet open={isOpen} title="All questions" onClose={close}>
        <Palette
          draft={open.draft}
          questions={open.session.questions}
          questionIndex={open.questionIndex}
          onGoTo={(next) => {
            close();
            open.goTo(next);
          }}
        />
        <Button
          variant="secondary"
          fullWidth
          onClick={() => {
            close();
            onReview();
          }}
        >
          Review and submit
        </Button>
      </Sheet>
    </>
  );
}
