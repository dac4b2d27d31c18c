import { AskedQuestion } from "../asking/asked-question.tsx";
import type { AnsweredQuestion, AnswerProgress } from "../asking/answer-progress.ts";
import { EmptyFailure } from "../asking/failure.tsx";
import { isCare } from "../asking/answer-cache.ts";
import { useHideBarsOnScroll } from "../asking/use-hide-bars-on-scroll.ts";
import { AnswerHead } from "../asking/answer/answer-head.tsx";
import { AnswerSkeleton } from "../asking/answer/answer-skeleton.tsx";
import { AnswerLoader, useAnnounceEnd } from "../asking/answer/answer-loader.tsx";
import { spokenAnswer } from "../asking/read-aloud/spoken-answer.ts";
import { AfterSolution } from "./after-solution.tsx";
import type { SolutionView } from "./doubt-address.ts";
import { DoubtInput } from "./doubt-input.tsx";
import { EarlierSolution } from "./earlier-solution.tsx";
import { SolutionActions } from "./solution-actions.tsx";
import { SolutionBody } from "./solution-body.tsx";
import type { Doubts } from "./use-doubts.ts";
import { visibleApproaches } from "./visible-approaches.ts";

interface SolutionStepProps {
  doubts: Doubts;
  view: SolutionView;
}

/** A solution at its address. */
export function SolutionStep({ doubts, view }: SolutionStepProps) {
  const notice = "That solution isn't here any more. Ask your doubt again.";
  return (
    <AnswerLoader answerIds={view} notFound={<DoubtInput doubts={doubts} notice={notice} />}>
      {(answered) => <Solution doubts={doubts} view={view} answered={answered} />}
    </AnswerLoader>
  );
}

/** One page for all states of a solution, so that text already read stays in place. */
function Solution({ doubts, view, answered }: SolutionStepProps & { answered: AnsweredQuestion }) {
  const { question, answer, refines } = answered;
  useAnnounceEnd(answer, doubts.announce);
  useHideBarsOnScroll();
  const spoken = spokenSolution(answer);
  return (
    <div className="as-written flex flex-1 flex-col gap-6">
      {!isCare(answered) && <AskedQuestion question={question} />}
      <AnswerHead answer={answer} {...(spoken && { readAloud: spoken })} />
      {refines && !isCare(answered) && (
        <p className="text-ink-soft">You asked for a change: “{refines.wish}”</p>
      )}
      <SolutionBody answer={answer} />
      <EmptyFailure answer={answer} />
      {answer.state === "streaming" && <AnswerSkeleton part={answer.part} />}
      {refines && (
        <EarlierSolution
          answerIds={{ conversationId: view.conversationId, messageId: refines.messageId }}
        />
      )}
      {answer.state === "complete" && (
        <AfterSolution
          doubts={doubts}
          view={view}
          answered={answered}
          aiResponse={answer.aiResponse}
        />
      )}
      <SolutionActions doubts={doubts} view={view} answered={answered} />
    </div>
  );
}

/** The text of a solution for reading aloud; steps that are only in an approach are read from there. */
function spokenSolution(answer: AnswerProgress): string[] | null {
  if (answer.state !== "complete" || answer.aiResponse.helplines) return null;
  const { aiResponse } = answer;
  const [first] = visibleApproaches(aiResponse);
  const steps = aiResponse.steps.length > 0 ? aiResponse.steps : (first?.steps ?? []);
  return spokenAnswer({ ...aiResponse, steps });
}
