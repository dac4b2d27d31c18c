import type { AiResponse } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { DidYouMean } from "../asking/did-you-mean.tsx";
import { PossibleQuestions } from "../asking/possible-questions.tsx";
import { EngineLine } from "../asking/engine-line.tsx";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { ContinueLearningCard } from "../asking/practice/continue-learning-card.tsx";
import { guideFor } from "./answer-body.tsx";
import type { AnswerView } from "./homework-address.ts";
import { TestMeCard } from "./test-me-card.tsx";
import type { Homework } from "./use-homework.ts";

interface AfterAnswerProps {
  homework: Homework;
  view: AnswerView;
  aiResponse: AiResponse;
  helpLevel: HelpLevel;
}

/** What follows a complete answer: a practice question, the next question, and the source of the answer. */
export function AfterAnswer({ homework, view, aiResponse, helpLevel }: AfterAnswerProps) {
  if (aiResponse.helplines) return null;
  const guide = guideFor(helpLevel, aiResponse);
  const askFollowUp = (text: string) => {
    const newKey = newIdempotencyKey();
    const { conversationId } = view;
    homework.handle({ type: "followUpAsked", text, level: helpLevel, conversationId, newKey });
  };
  const { suggestion } = aiResponse;
  if (aiResponse.declined) {
    return (
      <>
        {suggestion !== undefined && <DidYouMean suggestion={suggestion} onAsk={askFollowUp} />}
        <PossibleQuestions questions={aiResponse.followUpQuestions} onAsk={askFollowUp} />
        <EngineLine engine={aiResponse.engine} />
      </>
    );
  }
  return (
    <>
      <TestMeCard homework={homework} view={view} variant={guide ? "secondary" : "primary"} />
      <ContinueLearningCard aiResponse={aiResponse} onAsk={askFollowUp} />
      <EngineLine engine={aiResponse.engine} />
    </>
  );
}
