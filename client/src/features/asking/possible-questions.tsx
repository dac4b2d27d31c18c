import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

interface PossibleQuestionsProps {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Questions that can be answered and that the student may mean, the most likely first; asked only when tapped. */
export function PossibleQuestions({ questions, onAsk }: PossibleQuestionsProps) {
  const id = useId();
  if (questions.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lg font-semibold">
        Is it one of these?
      </h3>
      <ul className="grid gap-3">
        {questions.map((question, at) => (
          <li key={question}>
            <Button
              variant={at === 0 ? "primary" : "secondary"}
              fullWidth
              onClick={() => onAsk(question)}
            >
              <Markdown text={question} inline />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
