import { useState } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { AnsweredQuestion } from "../asking/answer-life.ts";
import { DidYouMean } from "../asking/did-you-mean.tsx";
import { OneOfThese } from "../asking/one-of-these.tsx";
import { EngineLine } from "../asking/engine-line.tsx";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { ContinueLearningCard } from "../asking/practice/continue-learning-card.tsx";
import type { SolutionPlace } from "./doubt-address.ts";
import { HelpfulCard } from "./helpful-card.tsx";
import { PracticeCard } from "./practice-card.tsx";
import { RefineCard } from "./refine-card.tsx";
import type { Doubts } from "./use-doubts.ts";

interface AfterSolutionProps {
  doubts: Doubts;
  place: SolutionPlace;
  answered: AnsweredQuestion;
  aiResponse: AiResponse;
}

/** What follows a complete solution: practice, the next question, feedback, and a refinement. */
export function AfterSolution({ doubts, place, answered, aiResponse }: AfterSolutionProps) {
  /** Number of times the refine box was requested; each time it takes focus. */
  const [calls, setCalls] = useState(0);
  if (aiResponse.helplines) return null;
  const { conversationId } = place;
  const ask = (text: string) =>
    doubts.act({ type: "followedUp", text, conversationId, newKey: newIdempotencyKey() });
  if (aiResponse.declined) {
    return (
      <>
        {aiResponse.suggestion !== undefined && (
          <DidYouMean suggestion={aiResponse.suggestion} onAsk={ask} />
        )}
        <OneOfThese questions={aiResponse.followUpQuestions} onAsk={ask} />
        <EngineLine engine={aiResponse.engine} />
      </>
    );
  }
  const openRefine = () => setCalls(calls + 1);
  const isRefining = calls > 0 || answered.helpful === false;
  return (
    <>
      <PracticeCard
        place={place}
        problems={aiResponse.practiceProblems ?? []}
        variant={isRefining ? "secondary" : "primary"}
        onAsk={ask}
        onPractice={(practiceId) => doubts.go({ ...place, kind: "practice", practiceId })}
      />
      <ContinueLearningCard aiResponse={aiResponse} onAsk={ask} />
      <HelpfulCard place={place} said={answered.helpful} onNo={openRefine} />
      <RefineCard
        place={place}
        question={answered.question}
        isOpen={isRefining}
        calls={calls}
        onOpen={openRefine}
        onPlaced={(placed) => doubts.moveTo(place, placed)}
      />
      <EngineLine engine={aiResponse.engine} />
    </>
  );
}
