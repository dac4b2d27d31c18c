import type { ReactNode } from "react";
import type { ExamQuestion, ExamResult } from "#shared/contracts/exams.ts";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { WrittenText } from "../../../ui/markdown/written-text.tsx";
import { AnswerOption } from "../../asking/answer-option.tsx";
import { marksInWords } from "../session/model-points.tsx";
import { ChoiceVerdict } from "../session/practice-session.tsx";

type Response = ExamResult["responses"][number];

interface QuestionReviewProps {
  question: ExamQuestion;
  response: Response | null;
}

/** The right answer, the student's answer, the mistake behind it, and the explanation. */
export function QuestionReview({ question, response }: QuestionReviewProps) {
  switch (question.kind) {
    case "choice":
      return <ChoiceReview question={question} choice={response?.choice ?? null} />;
    case "numerical":
      return (
        <>
          <Part name="Your answer">
            {response?.typed ? <WrittenText text={response.typed} /> : <NotAnswered />}
          </Part>
          <Part name="Right answer">
            <Markdown text={question.answer} />
          </Part>
          <Part name="Why">
            <Markdown text={question.explanation} />
          </Part>
        </>
      );
    case "short":
      return (
        <>
          <Part name="Your answer">
            {response?.written ? <WrittenText text={response.written} /> : <NotAnswered />}
          </Part>
          <Part name="Model answer">
            <ul className="grid list-disc gap-1.5 pl-5">
              {question.points.map(({ text, marks }) => (
                <li key={text}>
                  <Markdown text={text} inline />{" "}
                  <span className="text-sm text-ink-soft">({marksInWords(marks)})</span>
                </li>
              ))}
            </ul>
          </Part>
        </>
      );
  }
}

interface ChoiceReviewProps {
  question: Extract<ExamQuestion, { kind: "choice" }>;
  choice: number | null;
}

function ChoiceReview({ question, choice }: ChoiceReviewProps) {
  return (
    <>
      <div role="radiogroup" aria-label="Options" className="grid grid-cols-1 gap-2">
        {question.options.map(({ text }, index) => (
          <AnswerOption
            key={text}
            option={text}
            isPicked={choice === index}
            verdict={index === question.key ? "right" : index === choice ? "wrong" : null}
            isDisabled
            name={question.id}
            onPick={() => undefined}
          />
        ))}
      </div>
      {choice !== null && choice !== question.key && (
        <ChoiceVerdict question={question} choice={choice} />
      )}
      <Part name="Why">
        <Markdown text={question.explanation} />
      </Part>
    </>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-1">
      <h4 className="text-sm font-semibold text-ink-soft">{name}</h4>
      {children}
    </div>
  );
}

const NotAnswered = () => <p className="text-ink-soft">Nothing was written here.</p>;
