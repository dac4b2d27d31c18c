import { useState } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { AnsweredQuestion } from "../asking/answer-progress.ts";
import { DidYouMean } from "../asking/did-you-mean.tsx";
import { PossibleQuestions } from "../asking/possible-questions.tsx";
import { EngineLine } from "../asking/engine-line.tsx";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { ContinueLearningCard } from "../asking/practice/continue-learning-card.tsx";
import type { SolutionView } from "./doubt-address.ts";
import { HelpfulCard } from "./helpful-card.tsx";
import { PracticeCard } from "./practice-card.tsx";
import { RefineCard } from "./refine-card.tsx";
import type { Doubts } from "./use-doubts.ts";

interface AfterSolutionProps {
  doubts: Doubts;
  view: SolutionView;
  answered: AnsweredQuestion;
  aiResponse: AiResponse;
}

/** What follows a complete solution: practice, the next question, feedback, and a refinement. */
export function AfterSolution({ doubts, view, answered, aiResponse }: AfterSolutionProps) {
  /** Number of times the refine box was requested; each time it takes focus. */
  const [requestCount, setRequestCount] = useState(0);
  if (aiResponse.helplines) return null;
  const { conversationId } = view;
  const ask = (text: string) =>
    doubts.handle({ type: "followUpAsked", text, conversationId, newKey: newIdempotencyKey() });
  if (aiResponse.declined) {
    return (
      <>
        {aiResponse.suggestion !== undefined && (
          <DidYouMean suggestion={aiResponse.suggestion} onAsk={ask} />
        )}
        <PossibleQuestions questions={aiResponse.followUpQuestions} onAsk={ask} />
        <EngineLine engine={aiResponse.engine} />
      </>
    );
  }
  const openRefine = () => setRequestCount(requestCount + 1);
  const isRefining = requestCount > 0 || answered.helpful === false;
  return (
    <>
      <PracticeCard
        answerIds={view}
        problems={aiResponse.practiceProblems ?? []}
        variant={isRefining ? "secondary" : "primary"}
        onAsk={ask}
        onPractice={(practiceId) => doubts.go({ ...view, kind: "practice", practiceId })}
      />
      <ContinueLearningCard aiResponse={aiResponse} onAsk={ask} />
      <HelpfulCard answerIds={view} feedback={answered.helpful} onNo={openRefine} />
      <RefineCard
        answerIds={view}
        question={answered.question}
        isOpen={isRefining}
        requestCount={requestCount}
        onOpen={openRefine}
        onMessage={(message) => doubts.moveTo(view, message)}
      />
      <EngineLine engine={aiResponse.engine} />
    </>
  );
}
