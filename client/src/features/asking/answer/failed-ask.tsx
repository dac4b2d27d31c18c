import type { ReactNode } from "react";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { StepHeading } from "../../../ui/step-heading.tsx";
import type { AskFailure } from "../answer-progress.ts";
import { AskedQuestion } from "../asked-question.tsx";
import type { Question } from "../question.ts";
import { RefusedPhoto } from "../refused-photo.tsx";
import { RetryButton } from "../retry-button.tsx";
import { FailureCard } from "../failure-card.tsx";

interface FailedAskProps {
  question: Question;
  failure: AskFailure;
  onRetry: () => void;
  onResend: (question: Question) => void;
  /** Other actions. */
  children: ReactNode;
}

/** Shown if there is no answer: the reason, that the question is safe, and the next step. */
export function FailedAsk({ question, failure, onRetry, onResend, children }: FailedAskProps) {
  return (
    <div className="flex flex-1 flex-col gap-5">
      <AskedQuestion question={question} />
      <StepHeading>No answer yet</StepHeading>
      <FailureCard>
        <p>{failure.detail}</p>
        <p className="text-ink-soft">
          {question.photo ? "Your question and photo are" : "Your question is"} kept above.
        </p>
      </FailureCard>
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
