import { Button } from "../../ui/button.tsx";
import { PracticePage } from "../asking/practice/practice-page.tsx";
import type { AnswerView, HomeworkView } from "./homework-address.ts";
import type { Homework } from "./use-homework.ts";

interface PracticeStepProps {
  homework: Homework;
  view: Extract<HomeworkView, { kind: "practice" }>;
}

/** The practice question of Test Me. */
export function PracticeStep({ homework, view }: PracticeStepProps) {
  const { conversationId, messageId, practiceId } = view;
  const answerView: AnswerView = { kind: "answer", conversationId, messageId };
  return (
    <PracticePage
      heading="Test yourself"
      answerIds={answerView}
      practiceId={practiceId}
      onPractice={(next) => homework.go({ ...view, practiceId: next })}
      actions={
        <Button variant="secondary" fullWidth onClick={() => homework.go(answerView)}>
          Back to Solution
        </Button>
      }
    />
  );
}
