import { useEffect } from "react";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { fetchTypesetter } from "../../ui/markdown/typesetter.ts";
import type { AskFailure } from "../asking/answer-progress.ts";
import { AskedQuestion } from "../asking/asked-question.tsx";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { AnswerHead } from "../asking/answer/answer-head.tsx";
import { AnswerSkeleton } from "../asking/answer/answer-skeleton.tsx";
import { FailedAsk } from "../asking/answer/failed-ask.tsx";
import { LastAnswer } from "../asking/answer/last-answer.tsx";
import { addressOf } from "./doubt-address.ts";
import type { Ask } from "./doubt-flow.ts";
import { DoubtInput } from "./doubt-input.tsx";
import type { Doubts } from "./use-doubts.ts";

interface AskStepProps {
  doubts: Doubts;
  ask: Ask;
}

/** From the tap until the server sends the message id: the same page as later, still empty. */
export function AskingStep({ doubts, ask }: AskStepProps) {
  useEffect(fetchTypesetter, []);
  return (
    <div className="flex flex-1 flex-col gap-6">
      <AskedQuestion question={ask.question} />
      <AnswerHead answer={{ state: "streaming", part: {}, isConnected: true }} />
      <AnswerSkeleton part={{}} />
      <ActionBar>
        <Button variant="secondary" fullWidth onClick={() => doubts.handle({ type: "withdrawn" })}>
          Stop
        </Button>
      </ActionBar>
    </div>
  );
}

export function FailedStep({ doubts, ask, failure }: AskStepProps & { failure: AskFailure }) {
  return (
    <FailedAsk
      question={ask.question}
      failure={failure}
      onRetry={() => doubts.handle({ type: "retried" })}
      onResend={(question) =>
        doubts.handle({ type: "resent", question, newKey: newIdempotencyKey() })
      }
    >
      <Button variant="quiet" fullWidth onClick={() => doubts.handle({ type: "withdrawn" })}>
        {ask.isFollowUp ? "Back to Solution" : "Edit doubt"}
      </Button>
    </FailedAsk>
  );
}

interface LastAnswerStepProps {
  doubts: Doubts;
  conversationId: number;
}

/** A conversation without a message id, e.g. from a list or a restored page: its last doubt is shown. */
export function LastAnswerStep({ doubts, conversationId }: LastAnswerStepProps) {
  return (
    <LastAnswer
      conversationId={conversationId}
      addressOf={(place) => addressOf({ ...place, kind: "solution" })}
      notFound={
        <DoubtInput doubts={doubts} notice="That doubt isn't here any more. Ask it again." />
      }
      onAskAgain={(question) => doubts.startOver({ type: "edited", question })}
    />
  );
}
