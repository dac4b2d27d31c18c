import type { ReactNode } from "react";
import { ActionBar } from "../../ui/action-bar.tsx";
import type { AskFailure } from "../asking/answer-life.ts";
import { AskedQuestion } from "../asking/asked-question.tsx";
import type { Question } from "../asking/question.ts";
import { RefusedPhoto } from "../asking/refused-photo.tsx";
import { RetryButton } from "../asking/retry-button.tsx";
import { WhatHappened } from "../asking/what-happened.tsx";
import { StepHeading } from "./step-heading.tsx";

interface FailedAskProps {
  question: Question;
  failure: AskFailure;
  onRetry: () => void;
  onResend: (question: Question) => void;
  /** What else can be done. */
  children: ReactNode;
}

/** No answer this time: what happened, that the question is safe, and the next step. */
export function FailedAsk({ question, failure, onRetry, onResend, children }: FailedAskProps) {
  return (
    <div className="flex flex-1 flex-col gap-5">
      <AskedQuestion question={question} />
      <StepHeading>No answer yet</StepHeading>
      <WhatHappened>
        <p>{failure.detail}</p>
        <p className="text-ink-soft">
          {question.photo ? "Your question and photo are" : "Your question is"} kept above.
        </p>
      </WhatHappened>
      <ActionBar>
        {failure.isOfPhoto && question.photo ? (
          <RefusedPhoto question={question} onResend={onResend} />
        ) : (
          <RetryButton retryAt={failure.retryAt} onRetry={onRetry} />
        )}
        {children}
      </ActionBar>
    </div>
  );
}
