import { Card } from "../../ui/card.tsx";
import { PractiseButton } from "../asking/practice/practise-button.tsx";
import type { AnswerView } from "./homework-address.ts";
import type { Homework } from "./use-homework.ts";

interface TestMeCardProps {
  homework: Homework;
  view: AnswerView;
  variant: "primary" | "secondary";
}

/** While the question is still open, the next hint is the primary button, and this one is secondary. */
export function TestMeCard({ homework, view, variant }: TestMeCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="text-lg font-semibold">Could you do one like it?</h3>
      <p className="text-ink-soft">
        A similar question, with the solution kept back until you want it.
      </p>
      <PractiseButton
        answerIds={view}
        label="Test Me"
        variant={variant}
        onPractice={(practiceId) => homework.go({ ...view, kind: "practice", practiceId })}
      />
    </Card>
  );
}
