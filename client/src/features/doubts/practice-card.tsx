import { Card } from "../../ui/card.tsx";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { OfferedQuestions } from "../asking/practice/offered-questions.tsx";
import { PractiseButton } from "../asking/practice/practise-button.tsx";

interface PracticeCardProps {
  answerIds: AnswerIds;
  problems: readonly string[];
  /** Variant of the button that requests a question. */
  variant: "primary" | "secondary";
  onAsk: (problem: string) => void;
  onPractice: (practiceId: number) => void;
}

/** Questions of the same kind: some to do on paper, and one that is checked. */
export function PracticeCard({
  answerIds,
  problems,
  variant,
  onAsk,
  onPractice,
}: PracticeCardProps) {
  return (
    <Card as="section" className="grid gap-4">
      <h3 className="text-lg font-semibold">Practice problems</h3>
      <OfferedQuestions questions={problems} label="Solve This" onAsk={onAsk} />
      <p className="text-ink-soft">
        Or try an easier one, with the solution kept back until you want it.
      </p>
      <PractiseButton
        answerIds={answerIds}
        label="Practice Similar Questions"
        variant={variant}
        easier
        onPractice={onPractice}
      />
    </Card>
  );
}
