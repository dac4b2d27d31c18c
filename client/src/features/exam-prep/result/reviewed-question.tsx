import { useState } from "react";
import { useLocation } from "wouter";
import type { ExamQuestion, ExamResult } from "#shared/contracts/exams.ts";
import { paths } from "../../../lib/paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Markdown } from "../../../ui/markdown/markdown.tsx";
import { plainText } from "../../../lib/plain-text.ts";
import { useUser } from "../../account/account.queries.ts";
import { writeDraft } from "../../asking/draft.ts";
import { setPendingTopic } from "../../asking/pending-topic.ts";
import { marksInWords } from "../session/model-points.tsx";
import { QuestionReview } from "./question-review.tsx";

type Response = ExamResult["responses"][number];

interface ReviewedQuestionProps {
  question: ExamQuestion;
  number: number;
  /** Null if the question wasn't answered. */
  response: Response | null;
}

/** A question of a finished session: its verdict, and its details on a tap. */
export function ReviewedQuestion({ question, number, response }: ReviewedQuestionProps) {
  // A mock has 180 questions: their content is rendered only when opened.
  const [isOpen, setOpen] = useState(false);
  const { icon, word, colour } = verdictOn(question, response);
  return (
    <li>
      <Disclosure
        isFramed
        onToggle={setOpen}
        summary={
          <span className="grid gap-0.5">
            <span className={`flex items-center gap-1.5 text-sm font-semibold ${colour}`}>
              <Icon name={icon} className="size-4" />
              Question {number}: {word}
            </span>
            <span className="font-normal">
              <Markdown text={question.question} inline />
            </span>
          </span>
        }
      >
        {isOpen && (
          <div className="grid grid-cols-1 gap-4">
            <QuestionReview question={question} response={response} />
            <AskFurther question={question} />
          </div>
        )}
      </Disclosure>
    </li>
  );
}

interface Verdict {
  icon: IconName;
  word: string;
  colour: string;
}

const notAnswered: Verdict = { icon: "question", word: "not answered", colour: "text-ink-soft" };

function verdictOn(question: ExamQuestion, response: Response | null): Verdict {
  if (!response) return notAnswered;
  if (question.kind === "short") return ownMarks(question.marks, response.marks);
  if (response.isRight === null) return notAnswered;
  return response.isRight
    ? { icon: "check", word: "right", colour: "text-teal" }
    : { icon: "close", word: "wrong", colour: "text-danger" };
}

function ownMarks(of: number, marks: number | null): Verdict {
  if (marks === null) return notAnswered;
  const word = `${marks} of ${marksInWords(of)}`;
  return marks >= of
    ? { icon: "check", word, colour: "text-teal" }
    : { icon: "book", word, colour: "text-ink" };
}

/** Links to the tools that explain: the topic as a concept, or this question. */
function AskFurther({ question }: { question: ExamQuestion }) {
  const [, navigate] = useLocation();
  const userId = useUser().data?.id ?? 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        onClick={() => {
          setPendingTopic(question.topic.name);
          navigate(paths.concepts);
        }}
      >
        Explain this
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          writeDraft({ box: "doubt", userId }, questionToAsk(question));
          navigate(paths.doubts);
        }}
      >
        Ask about this question
      </Button>
    </div>
  );
}

/** The question as plain text in lines, with its options. */
function questionToAsk(question: ExamQuestion): string {
  const words = plainText(question.question);
  if (question.kind !== "choice") return words;
  const options = question.options.map(
    ({ text }, index) => `(${String.fromCodePoint(97 + index)}) ${plainText(text)}`,
  );
  return [words, ...options].join("\n");
}
