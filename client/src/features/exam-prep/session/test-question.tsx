import { useId } from "react";
import type { ExamQuestion, ExamResponse } from "#shared/contracts/exams.ts";
import { TextField } from "../../../ui/field.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { ChoiceQuestion } from "./choice-question.tsx";
import type { AnswerChange } from "./session-draft.ts";

interface TestQuestionProps {
  question: ExamQuestion;
  answer: ExamResponse;
  onChange: (change: AnswerChange) => void;
}

/** A question of a test, with options or a value to type. */
export function TestQuestion({ question, answer, onChange }: TestQuestionProps) {
  const id = useId();
  if (question.kind === "choice") {
    return (
      <ChoiceQuestion
        question={question}
        choice={answer.choice}
        isJudged={false}
        onChoose={(choice) => onChange({ choice })}
      />
    );
  }
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div id={id} className="min-w-0 text-lg font-medium">
        <Markdown text={question.question} />
      </div>
      <TextField
        label="Your answer"
        hint="Type the value, with its unit if it has one: 12.5 or 12.5 m/s."
        value={answer.typed ?? ""}
        onChange={({ currentTarget }) => onChange({ typed: currentTarget.value })}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </div>
  );
}
