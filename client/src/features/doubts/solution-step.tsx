import { AskedQuestion } from "../asking/asked-question.tsx";
import type { AnsweredQuestion, AnswerLife } from "../asking/answer-life.ts";
import { FailureInstead } from "../asking/failure.tsx";
import { isCare } from "../asking/answer-cache.ts";
import { useBarsGiveWay } from "../asking/use-bars-give-way.ts";
import { AnswerHead } from "../asking/answer/answer-head.tsx";
import { AnswerSkeleton } from "../asking/answer/answer-skeleton.tsx";
import { PlacedAnswer, useEndOfAnswer } from "../asking/answer/placed-answer.tsx";
import { spokenAnswer } from "../asking/read-aloud/spoken-answer.ts";
import { AfterSolution } from "./after-solution.tsx";
import type { SolutionPlace } from "./doubt-address.ts";
import { DoubtInput } from "./doubt-input.tsx";
import { EarlierSolution } from "./earlier-solution.tsx";
import { SolutionActions } from "./solution-actions.tsx";
import { SolutionBody } from "./solution-body.tsx";
import type { Doubts } from "./use-doubts.ts";
import { shownApproaches } from "./shown-approaches.ts";

interface SolutionStepProps {
  doubts: Doubts;
  place: SolutionPlace;
}

/** A solution at its address. */
export function SolutionStep({ doubts, place }: SolutionStepProps) {
  const notice = "That solution isn't here any more. Ask your doubt again.";
  return (
    <PlacedAnswer place={place} gone={<DoubtInput doubts={doubts} notice={notice} />}>
      {(answered) => <Solution doubts={doubts} place={place} answered={answered} />}
    </PlacedAnswer>
  );
}

/** One page for all states of a solution, so that text already read stays in place. */
function Solution({ doubts, place, answered }: SolutionStepProps & { answered: AnsweredQuestion }) {
  const { question, answer, refines } = answered;
  useEndOfAnswer(answer, doubts.announce);
  useBarsGiveWay();
  const spoken = spokenSolution(answer);
  return (
    <div className="as-written flex flex-1 flex-col gap-6">
      {!isCare(answered) && <AskedQuestion question={question} />}
      <AnswerHead answer={answer} {...(spoken && { readAloud: spoken })} />
      {refines && !isCare(answered) && (
        <p className="text-ink-soft">You asked for a change: “{refines.wish}”</p>
      )}
      <SolutionBody answer={answer} />
      <FailureInstead answer={answer} />
      {answer.state === "streaming" && <AnswerSkeleton part={answer.part} />}
      {refines && (
        <EarlierSolution
          place={{ conversationId: place.conversationId, messageId: refines.messageId }}
        />
      )}
      {answer.state === "complete" && (
        <AfterSolution
          doubts={doubts}
          place={place}
          answered={answered}
          aiResponse={answer.aiResponse}
        />
      )}
      <SolutionActions doubts={doubts} place={place} answered={answered} />
    </div>
  );
}

/** The text of a solution for reading aloud; steps that are only in an approach are read from there. */
function spokenSolution(answer: AnswerLife): string[] | null {
  if (answer.state !== "complete" || answer.aiResponse.helplines) return null;
  const { aiResponse } = answer;
  const [first] = shownApproaches(aiResponse);
  const steps = aiResponse.steps.length > 0 ? aiResponse.steps : (first?.steps ?? []);
  return spokenAnswer({ ...aiResponse, steps });
}
