import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { StepHeading } from "../../../ui/step-heading.tsx";
import { FinishFailure } from "./finish-failure.tsx";
import { Palette } from "./palette.tsx";
import { SessionBar } from "./session-bar.tsx";
import type { OpenSession } from "./use-open-session.ts";

interface BeforeSubmitProps {
  open: OpenSession;
  /** Returns to a question. */
  onBack: (questionIndex: number) => void;
}

/** Shows which questions are answered and which aren't, before the session is submitted. */
export function BeforeSubmit({ open, onBack }: BeforeSubmitProps) {
  const { session, draft, questionIndex, finish, isFinishing } = open;
  return (
    <div className="flex flex-1 flex-col gap-5">
      <SessionBar open={open} />
      <StepHeading>Before you submit</StepHeading>
      <p>Tap a question to go back to it. After you submit, your answers can't be changed.</p>
      <Palette draft={draft} questions={session.questions} questionIndex={null} onGoTo={onBack} />
      <ActionBar>
        <FinishFailure open={open} />
        <Button fullWidth onClick={finish} pending={isFinishing} pendingLabel="Submitting...">
          Submit test
        </Button>
        <Button variant="quiet" fullWidth onClick={() => onBack(questionIndex)}>
          Back to the questions
        </Button>
      </ActionBar>
    </div>
  );
}
