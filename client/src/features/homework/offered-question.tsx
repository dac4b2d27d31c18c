import { useId } from "react";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";

interface OfferedQuestionProps {
  question: string;
  label: string;
  onAsk: () => void;
}

/** A question that the tutor can be asked with one press; an item of a list. */
export function OfferedQuestion({ question, label, onAsk }: OfferedQuestionProps) {
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
