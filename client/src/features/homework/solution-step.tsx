import { useState } from "react";
import { AskedQuestion } from "../asking/asked-question.tsx";
import type { AnsweredQuestion } from "../asking/answer-life.ts";
import { FailureInstead } from "../asking/failure.tsx";
import { spokenAnswer } from "../asking/read-aloud/spoken-answer.ts";
import { isCare } from "../asking/answer-cache.ts";
import { useBarsGiveWay } from "../asking/use-bars-give-way.ts";
import { AnswerHead } from "../asking/answer/answer-head.tsx";
import { AnswerSkeleton } from "../asking/answer/answer-skeleton.tsx";
import { PlacedAnswer, useEndOfAnswer } from "../asking/answer/placed-answer.tsx";
import { AfterAnswer } from "./after-answer.tsx";
import { AnswerBody, guideFor } from "./answer-body.tsx";
import type { AnswerPlace } from "./homework-address.ts";
import { HomeworkActions } from "./homework-actions.tsx";
import { InputStep } from "./input-step.tsx";
import type { Homework } from "./use-homework.ts";

interface PlacedProps {
  homework: Homework;
  place: AnswerPlace;
}

/** An answer at its address. */
export function SolutionStep({ homework, place }: PlacedProps) {
  const notice = "That answer isn't here any more. Ask your question again.";
  return (
    <PlacedAnswer place={place} gone={<InputStep homework={homework} notice={notice} />}>
      {(answered) => <Answer homework={homework} place={place} answered={answered} />}
    </PlacedAnswer>
  );
}

/** One page for all states of an answer, so that text already read stays in place. */
function Answer({ homework, place, answered }: PlacedProps & { answered: AnsweredQuestion }) {
  const { question, answer, helpLevel } = answered;
  const [shown, setShown] = useState(1);
  useEndOfAnswer(answer, homework.announce);
  useBarsGiveWay();
  const spoken = wordsToRead(answered, shown);
  return (
    <div className="as-written flex flex-1 flex-col gap-6">
      {!isCare(answered) && <AskedQuestion question={question} />}
      <AnswerHead answer={answer} {...(spoken && { readAloud: spoken })} />
      <AnswerBody answered={answered} place={place} shown={shown} />
      {answer.state === "complete" && (
        <AfterAnswer
          homework={homework}
          place={place}
          aiResponse={answer.aiResponse}
          helpLevel={helpLevel}
        />
      )}
      <FailureInstead answer={answer} />
      {answer.state === "streaming" && <AnswerSkeleton part={answer.part} />}
      <HomeworkActions
        homework={homework}
        place={place}
        answered={answered}
        shown={shown}
        onNext={() => setShown(shown + 1)}
      />
    </div>
  );
}

/** The text of an answer for reading aloud; steps that aren't open yet are left out. */
function wordsToRead({ answer, helpLevel }: AnsweredQuestion, shown: number): string[] | null {
  if (answer.state !== "complete" || answer.aiResponse.helplines) return null;
  const isGuide = guideFor(helpLevel, answer.aiResponse) !== null;
  return spokenAnswer(answer.aiResponse, { opened: isGuide ? shown : undefined });
}
