import { useState } from "react";
import { AskedQuestion } from "../asking/asked-question.tsx";
import type { AnsweredQuestion } from "../asking/answer-progress.ts";
import { EmptyFailure } from "../asking/failure.tsx";
import { spokenAnswer } from "../asking/read-aloud/spoken-answer.ts";
import { isCare } from "../asking/answer-cache.ts";
import { useHideBarsOnScroll } from "../asking/use-hide-bars-on-scroll.ts";
import { AnswerHead } from "../asking/answer/answer-head.tsx";
import { AnswerSkeleton } from "../asking/answer/answer-skeleton.tsx";
import { AnswerLoader, useAnnounceEnd } from "../asking/answer/answer-loader.tsx";
import { AfterAnswer } from "./after-answer.tsx";
import { AnswerBody, guideFor } from "./answer-body.tsx";
import type { AnswerView } from "./homework-address.ts";
import { HomeworkActions } from "./homework-actions.tsx";
import { InputStep } from "./input-step.tsx";
import type { Homework } from "./use-homework.ts";

interface SolutionStepProps {
  homework: Homework;
  view: AnswerView;
}

/** An answer at its address. */
export function SolutionStep({ homework, view }: SolutionStepProps) {
  const notice = "That answer isn't here any more. Ask your question again.";
  return (
    <AnswerLoader answerIds={view} notFound={<InputStep homework={homework} notice={notice} />}>
      {(answered) => <Answer homework={homework} view={view} answered={answered} />}
    </AnswerLoader>
  );
}

/** One page for all states of an answer, so that text already read stays in place. */
function Answer({ homework, view, answered }: SolutionStepProps & { answered: AnsweredQuestion }) {
  const { question, answer, helpLevel } = answered;
  const [openCount, setOpenCount] = useState(1);
  useAnnounceEnd(answer, homework.announce);
  useHideBarsOnScroll();
  const spokenTexts = wordsToRead(answered, openCount);
  return (
    <div className="as-written flex flex-1 flex-col gap-6">
      {!isCare(answered) && <AskedQuestion question={question} />}
      <AnswerHead answer={answer} {...(spokenTexts && { readAloud: spokenTexts })} />
      <AnswerBody answered={answered} answerIds={view} openCount={openCount} />
      {answer.state === "complete" && (
        <AfterAnswer
          homework={homework}
          view={view}
          aiResponse={answer.aiResponse}
          helpLevel={helpLevel}
        />
      )}
      <EmptyFailure answer={answer} />
      {answer.state === "streaming" && <AnswerSkeleton part={answer.part} />}
      <HomeworkActions
        homework={homework}
        view={view}
        answered={answered}
        openCount={openCount}
        onNext={() => setOpenCount(openCount + 1)}
      />
    </div>
  );
}

/** The text of an answer for reading aloud; steps that aren't open yet are left out. */
function wordsToRead({ answer, helpLevel }: AnsweredQuestion, openCount: number): string[] | null {
  if (answer.state !== "complete" || answer.aiResponse.helplines) return null;
  const isGuide = guideFor(helpLevel, answer.aiResponse) !== null;
  return spokenAnswer(answer.aiResponse, { openCount: isGuide ? openCount : undefined });
}
