import { useEffect, useRef, useState } from "react";
import type { QuizQuestion } from "#shared/contracts/answer.ts";
import { focusInView } from "../../ui/focus-in-view.ts";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { QuizQuestionCard } from "./quiz-question-card.tsx";

interface QuizProps {
  answerIds: AnswerIds;
  questions: readonly QuizQuestion[];
}

/** Shows questions one by one; answered ones stay with their explanations, and the result is below. */
export function Quiz({ answerIds, questions }: QuizProps) {
  const answeredCount = questions.filter(({ chosen }) => chosen).length;
  // A returning student sees all questions that she has seen before, and the next one.
  const [openIndex, setOpenIndex] = useState(() => firstOpenIndex(questions));
  const isOver = openIndex >= questions.length && answeredCount === questions.length;
  const rightCount = questions.filter(
    ({ chosen }) => chosen?.choice === chosen?.key && chosen,
  ).length;
  const { list, result } = useFocusOnOpen(openIndex, isOver);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol ref={list} aria-label="Quiz" className="grid grid-cols-1 gap-4">
        {questions.slice(0, openIndex + 1).map((question, index) => (
          <li key={question.question} tabIndex={-1} className="outline-none">
            <QuizQuestionCard
              answerIds={answerIds}
              index={index}
              count={questions.length}
              question={question}
              onNext={index === openIndex ? () => setOpenIndex(openIndex + 1) : null}
            />
          </li>
        ))}
      </ol>
      {isOver && (
        <p
          ref={result}
          tabIndex={-1}
          className="rounded-card bg-teal-soft p-4 text-lg font-semibold outline-none"
        >
          {rightCount} of {questions.length} right
        </p>
      )}
    </div>
  );
}

/** Index of the first question without an answer; the number of questions if there is none. */
function firstOpenIndex(questions: readonly QuizQuestion[]): number {
  const index = questions.findIndex(({ chosen }) => !chosen);
  return index === -1 ? questions.length : index;
}

/** A newly opened question takes focus, so that it is seen and read. */
function useFocusOnOpen(openIndex: number, isOver: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const lastOpenIndex = useRef(openIndex);
  useEffect(() => {
    if (openIndex > lastOpenIndex.current) {
      const target = isOver
        ? result.current
        : list.current?.querySelector<HTMLElement>(":scope > li:last-child");
      focusInView(target);
    }
    lastOpenIndex.current = openIndex;
  }, [openIndex, isOver]);
  return { list, result };
}
