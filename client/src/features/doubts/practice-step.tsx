import { Button } from "../../ui/button.tsx";
import { PracticePage } from "../asking/practice/practice-page.tsx";
import type { Place, SolutionPlace } from "./doubt-address.ts";
import type { Doubts } from "./use-doubts.ts";

interface PracticeStepProps {
  doubts: Doubts;
  place: Extract<Place, { kind: "practice" }>;
}

/** An easier question of the same kind, which the student answers herself. */
export function PracticeStep({ doubts, place }: PracticeStepProps) {
  const { conversationId, messageId } = place;
  const solution: SolutionPlace = { kind: "solution", conversationId, messageId };
  return (
    <PracticePage
      heading="Practice"
      place={solution}
      practiceId={place.practiceId}
      easier
      onPractice={(practiceId) => doubts.go({ ...place, practiceId })}
      actions={
        <>
          <Button variant="secondary" fullWidth onClick={() => doubts.go(solution)}>
            Back to Solution
          </Button>
          <Button variant="quiet" fullWidth onClick={() => doubts.startAfresh({ type: "reset" })}>
            New Doubt
          </Button>
        </>
      }
    />
  );
}
