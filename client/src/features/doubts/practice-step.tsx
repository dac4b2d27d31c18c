import { Button } from "../../ui/button.tsx";
import { PracticePage } from "../asking/practice/practice-page.tsx";
import type { DoubtView, SolutionView } from "./doubt-address.ts";
import type { Doubts } from "./use-doubts.ts";

interface PracticeStepProps {
  doubts: Doubts;
  view: Extract<DoubtView, { kind: "practice" }>;
}

/** An easier question of the same kind, which the student answers herself. */
export function PracticeStep({ doubts, view }: PracticeStepProps) {
  const { conversationId, messageId } = view;
  const solutionView: SolutionView = { kind: "solution", conversationId, messageId };
  return (
    <PracticePage
      heading="Practice"
      answerIds={solutionView}
      practiceId={view.practiceId}
      easier
      onPractice={(practiceId) => doubts.go({ ...view, practiceId })}
      actions={
        <>
          <Button variant="secondary" fullWidth onClick={() => doubts.go(solutionView)}>
            Back to Solution
          </Button>
          <Button variant="quiet" fullWidth onClick={() => doubts.startOver({ type: "reset" })}>
            New Doubt
          </Button>
        </>
      }
    />
  );
}
