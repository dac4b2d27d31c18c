import { useEffect, useId, useRef, useState } from "react";
import type { QuizQuestion } from "#shared/contracts/answer.ts";
import { figuresIn, withoutFigures } from "#shared/domain/figure-mark.ts";
import { detailOf } from "../../lib/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { focusInView } from "../../ui/focus-in-view.ts";
import { FigureSlot } from "../../ui/markdown/figure-slot.tsx";
import { Markdown } from "../../ui/markdown/markdown.tsx";
import { AnswerOption, type OptionVerdict } from "../asking/answer-option.tsx";
import type { AnswerPlace } from "../asking/answer-cache.ts";
import { VerdictNote } from "../asking/verdict-note.tsx";
import { useAnswerQuiz } from "./concepts.queries.ts";

interface QuizQuestionCardProps {
  place: AnswerPlace;
  index: number;
  count: number;
  question: QuizQuestion;
  /** Opens the next question; null on questions before the one opened last. */
  onNext: (() => void) | null;
}

export function QuizQuestionCard(props: QuizQuestionCardProps) {
  const { place, index, count, question, onNext } = props;
  const { options, chosen } = question;
  const [picked, setPicked] = useState<number | null>(null);
  const answer = useAnswerQuiz(place);
  const name = useId();
  const button = useKeptFocus(chosen !== null);
  const check = () => {
    if (picked !== null) answer.mutate({ question: index, choice: picked });
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
        <QuestionHead place={`Question ${index + 1} of ${count}`} question={question.question} />
        {options.map((option, place) => (
          <AnswerOption
            key={option}
            option={option}
            isPicked={(chosen?.choice ?? picked) === place}
            verdict={chosen && verdictOn(chosen, place)}
            isDisabled={chosen !== null || answer.isPending}
            name={name}
            onPick={() => setPicked(place)}
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
          disabled={picked === null && !chosen}
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
function QuestionHead({ place, question }: { place: string; question: string }) {
  return (
    <>
      <legend className="mb-2 w-full">
        <span className="block text-sm text-ink-soft">{place}</span>
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
function useKeptFocus(isJudged: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasJudged = useRef(isJudged);
  useEffect(() => {
    const isNews = isJudged && !wasJudged.current;
    wasJudged.current = isJudged;
    const { activeElement } = document;
    const isHere = activeElement === document.body || activeElement === button.current;
    if (isNews && isHere) focusInView(button.current);
  }, [isJudged]);
  return button;
}

const nextLabel = (index: number, count: number) =>
  index + 1 < count ? "Next Question" : "See Result";

type Chosen = NonNullable<QuizQuestion["chosen"]>;

function verdictOn({ choice, key }: Chosen, place: number): OptionVerdict {
  if (place === key) return "right";
  return place === choice ? "wrong" : null;
}

function Verdict({ chosen: { choice, key, why } }: { chosen: Chosen }) {
  const isRight = choice === key;
  return <VerdictNote isRight={isRight} title={isRight ? "Right!" : "Not quite"} why={why} />;
}
