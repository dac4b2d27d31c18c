import { useEffect } from "react";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { fetchTypesetter } from "../../ui/markdown/typesetter.ts";
import { AskedQuestion } from "../asking/asked-question.tsx";
import type { AnsweredQuestion } from "../asking/answer-progress.ts";
import { AnswerHead } from "../asking/answer/answer-head.tsx";
import { AnswerSkeleton } from "../asking/answer/answer-skeleton.tsx";
import { AnswerBody } from "./answer-body.tsx";
import type { Ask } from "./homework-flow.ts";
import type { Homework } from "./use-homework.ts";

/** From the tap until the server sends the message id: the same page as later, still empty. */
export function AskingStep({ homework, ask }: { homework: Homework; ask: Ask }) {
  useEffect(fetchTypesetter, []);
  const streamingQuestion: AnsweredQuestion = {
    question: ask.thread.question,
    helpLevel: ask.level,
    answer: { state: "streaming", part: {}, isConnected: true },
  };
  return (
    <div className="flex flex-1 flex-col gap-6">
      <AskedQuestion question={streamingQuestion.question} />
      <AnswerHead answer={streamingQuestion.answer} />
      <AnswerBody answered={streamingQuestion} answerIds={null} openCount={1} />
      <AnswerSkeleton part={{}} />
      <ActionBar>
        <Button variant="secondary" fullWidth onClick={() => homework.handle({ type: "stopped" })}>
          Stop
        </Button>
      </ActionBar>
    </div>
  );
}
