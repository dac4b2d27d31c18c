import { useId } from "react";
import type { ExamQuestion } from "#shared/contracts/exams.ts";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { AnswerOption, type OptionVerdict } from "../../asking/answer-option.tsx";

export type ChoiceQuestionText = Extract<ExamQuestion, { kind: "choice" }>;

interface ChoiceQuestionProps {
  question: ChoiceQuestionText;
  choice: number | null;
  /** Whether the verdict is shown; then the choice can't be changed any more. */
  isJudged: boolean;
  onChoose?: (option: number) => void;
}

/** A question with its options. */
export function ChoiceQuestion({ question, choice, isJudged, onChoose }: ChoiceQuestionProps) {
  const id = useId();
  const verdictOn = (index: number): OptionVerdict => {
    if (!isJudged) return null;
    if (index === question.key) return "right";
    return index === choice ? "wrong" : null;
  };
  return (
    <div role="radiogroup" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div id={id} className="min-w-0 text-lg font-medium">
        <Markdown text={question.question} />
      </div>
      <div className="grid grid-cols-1 gap-2">
        {question.options.map(({ text }, index) => (
          <AnswerOption
            key={text}
            option={text}
            isPicked={choice === index}
            verdict={verdictOn(index)}
            isDisabled={isJudged}
            name={id}
            shortcut={String(index + 1)}
            onPick={() => onChoose?.(index)}
          />
        ))}
      </div>
    </div>
  );
}
