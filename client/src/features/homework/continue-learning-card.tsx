import { useId } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

interface ContinueLearningCardProps {
  aiResponse: AiResponse;
  onAsk: (question: string) => void;
}

/** Where to go from here: questions that the tutor can be asked with one press, and things to do on paper. */
export function ContinueLearningCard({ aiResponse, onAsk }: ContinueLearningCardProps) {
  const { followUpQuestions, nextSteps } = aiResponse;
  if (followUpQuestions.length + nextSteps.length === 0) return null;
  return (
    <Card as="section" className="grid gap-4">
      <h3 className="text-lg font-semibold">Continue Learning</h3>
      {followUpQuestions.length > 0 && (
        <ul className="grid gap-4">
          {followUpQuestions.map((question) => (
            <FollowUp key={question} question={question} onAsk={() => onAsk(question)} />
          ))}
        </ul>
      )}
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

function FollowUp({ question, onAsk }: { question: string; onAsk: () => void }) {
  const id = useId();
  return (
    <li className="grid justify-items-start gap-2">
      <p id={id} className="min-w-0">
        <Markdown text={question} inline />
      </p>
      <Button variant="secondary" aria-describedby={id} onClick={onAsk}>
        Ask This
      </Button>
    </li>
  );
}
