import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";

interface OfferedQuestionsProps {
  questions: readonly string[];
  /** Of the button beside each. */
  label: string;
  onAsk: (question: string) => void;
}

/** Questions that the tutor can be asked with one press. */
export function OfferedQuestions({ questions, label, onAsk }: OfferedQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {questions.map((question) => (
        <OfferedQuestion
          key={question}
          question={question}
          label={label}
          onAsk={() => onAsk(question)}
        />
      ))}
    </ul>
  );
}

interface OfferedQuestionProps {
  question: string;
  label: string;
  onAsk: () => void;
}

function OfferedQuestion({ question, label, onAsk }: OfferedQuestionProps) {
  const id = useId();
  return (
    <li className="grid justify-items-start gap-2">
      {/* A question may bring its options, each on a line of its own. */}
      <div id={id} className="min-w-0">
        <Markdown text={question} />
      </div>
      <Button variant="secondary" aria-describedby={id} onClick={onAsk}>
        {label}
      </Button>
    </li>
  );
}
