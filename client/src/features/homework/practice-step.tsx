import { Button } from "../../ui/button.tsx";
import { PracticePage } from "../asking/practice/practice-page.tsx";
import type { AnswerPlace, Place } from "./homework-address.ts";
import type { Homework } from "./use-homework.ts";

interface PracticeStepProps {
  homework: Homework;
  place: Extract<Place, { kind: "practice" }>;
}

/** The practice question of Test Me. */
export function PracticeStep({ homework, place }: PracticeStepProps) {
  const { conversationId, messageId, practiceId } = place;
  const answer: AnswerPlace = { kind: "answer", conversationId, messageId };
  return (
    <PracticePage
      heading="Test yourself"
      place={answer}
      practiceId={practiceId}
      onPractice={(next) => homework.go({ ...place, practiceId: next })}
      actions={
        <Button variant="secondary" fullWidth onClick={() => homework.go(answer)}>
          Back to Solution
        </Button>
      }
    />
  );
}
