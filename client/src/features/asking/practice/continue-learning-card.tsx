import type { AiResponse } from "#shared/contracts/answer.ts";
import { Card } from "../../../ui/card.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { OfferedQuestions } from "./offered-questions.tsx";

interface ContinueLearningCardProps {
  aiResponse: AiResponse;
  onAsk: (question: string) => void;
}

/** Next steps: questions to ask with one tap, and activities on paper. */
export function ContinueLearningCard({ aiResponse, onAsk }: ContinueLearningCardProps) {
  const { followUpQuestions, nextSteps } = aiResponse;
  if (followUpQuestions.length + nextSteps.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h3 className="text-lg font-semibold">Continue Learning</h3>
      <OfferedQuestions questions={followUpQuestions} label="Ask This" onAsk={onAsk} />
      {nextSteps.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
          {nextSteps.map((step) => (
            <li key={step}>
              <Markdown text={step} inline />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
