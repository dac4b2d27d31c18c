import { useEffect, useId, useRef, useState } from "react";
import type { QuizQuestion } from "#shared/contracts/answer.ts";
import { figuresIn, withoutFigures } from "#shared/domain/figure-mark.ts";
import { detailOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { focusInView } from "../../ui/focus-in-view.ts";
import { FigureSlot } from "../../ui/markdown/figure-slot.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { AnswerOption, type OptionVerdict } from "../asking/answer-option.tsx";
import type { AnswerIds } from "../asking/answer-cache.ts";
import { VerdictNote } from "../asking/verdict-note.tsx";
import { useAnswerQuiz } from "./concepts.queries.ts";

interface QuizQuestionCardProps {
  answerIds: AnswerIds;
  index: number;
  count: number;
  question: QuizQuestion;
  /** Opens the next question; null on questions before the one opened last. */
  onNext: (() => void) | null;
}

export function QuizQuestionCard(props: QuizQuestionCardProps) {
  const { answerIds, index, count, question, onNext } = props;
  const { options, chosen } = question;
  const [pickedIndex, setPickedIndex] = useState<number | null>(null);
  const answer = useAnswerQuiz(answerIds);
  const name = useId();
  const button = useRestoredFocus(chosen !== null);
  const check = () => {
    if (pickedIndex !== null) answer.mutate({ question: index, choice: pickedIndex });
  };
  return (
    <form
      className="grid grid-cols-1 gap-3 rounded-card border border-rule p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onNext?.();
        else check();
      }}
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-2">
        <QuestionHead label={`Question ${index + 1} of ${count}`} question={question.question} />
        {options.map((option, choice) => (
          <AnswerOption
            key={option}
            option={option}
            isPicked={(chosen?.choice ?? pickedIndex) === choice}
            verdict={chosen && verdictOn(chosen, choice)}
            isDisabled={chosen !== null || answer.isPending}
            name={name}
            onPick={() => setPickedIndex(choice)}
          />
        ))}
      </fieldset>
      {answer.error && !chosen && (
        <p role="alert" className="text-sm text-danger">
          {detailOf(answer.error)}
        </p>
      )}
      <output className="block">{chosen && <Verdict chosen={chosen} />}</output>
      {(!chosen || onNext) && (
        // The same button element throughout, so that focus stays on it.
        <Button
          ref={button}
          type="submit"
          disabled={pickedIndex === null && !chosen}
          pending={answer.isPending}
          pendingLabel="Checking..."
        >
          {chosen ? nextLabel(index, count) : "Check Answer"}
        </Button>
      )}
    </form>
  );
}

/** The question, and the figures that it refers to. */
function QuestionHead({ label, question }: { label: string; question: string }) {
  return (
    <>
      <legend className="mb-2 w-full">
        <span className="block text-sm text-ink-soft">{label}</span>
        <span className="block font-semibold">
          <Markdown text={withoutFigures(question)} inline />
        </span>
      </legend>
      {figuresIn(question).map((figure) => (
        <FigureSlot key={figure.name} figure={figure} />
      ))}
    </>
  );
}

/** A pending button loses focus, which is restored when it is done. */
function useRestoredFocus(hasVerdict: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadVerdict = useRef(hasVerdict);
  useEffect(() => {
    const isNew = hasVerdict && !hadVerdict.current;
    hadVerdict.current = hasVerdict;
    const { activeElement } = document;
    const isFocusFree = activeElement === document.body || activeElement === button.current;
    if (isNew && isFocusFree) focusInView(button.current);
  }, [hasVerdict]);
  return button;
}

const nextLabel = (index: number, count: number) =>
  index + 1 < count ? "Next Question" : "See Result";

type Choice = NonNullable<QuizQuestion["chosen"]>;

function verdictOn({ choice, key }: Choice, index: number): OptionVerdict {
  if (index === key) return "right";
  return index === choice ? "wrong" : null;
}

function Verdict({ chosen: { choice, key, why } }: { chosen: Choice }) {
  const isRight = choice === key;
  return <VerdictNote isRight={isRight} title={isRight ? "Right!" : "Not quite"} why={why} />;
}
