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
  const verdictOn = (place: number): OptionVerdict => {
    if (!isJudged) return null;
    if (place === question.key) return "right";
    return place === choice ? "wrong" : null;
  };
  return (
    <div role="radiogroup" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div id={id} className="min-w-0 text-lg font-medium">
        <Markdown text={question.question} />
      </div>
      <div className="grid grid-cols-1 gap-2">
        {question.options.map(({ text }, place) => (
          <AnswerOption
            key={text}
            option={text}
            isPicked={choice === place}
            verdict={verdictOn(place)}
            isDisabled={isJudged}
            name={id}
            shortcut={String(place + 1)}
            onPick={() => onChoose?.(place)}
          />
        ))}
      </div>
    </div>
  );
}
