import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";

interface OfferedQuestionsProps {
  questions: readonly string[];
  /** Label of the button beside each question. */
  label: string;
  onAsk: (question: string) => void;
}

/** Questions that can be asked with one tap. */
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
      {/* A question may contain its options, each on a separate line. */}
      <div id={id} className="min-w-0">
        <Markdown text={question} />
      </div>
      <Button variant="secondary" aria-describedby={id} onClick={onAsk}>
        {label}
      </Button>
    </li>
  );
}
