import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { AskedQuestion } from "../asking/asked-question.tsx";
import type { AskFailure } from "../asking/answer-life.ts";
import type { Ask } from "./homework-flow.ts";
import { RetryButton } from "../asking/retry-button.tsx";
import { StepHeading } from "./step-heading.tsx";
import type { Homework } from "./use-homework.ts";
import { WhatHappened } from "../asking/what-happened.tsx";

interface FailedStepProps {
  homework: Homework;
  ask: Ask;
  failure: AskFailure;
}

/** No answer this time: what happened, that the question is safe, and the next step. */
export function FailedStep({ homework, ask, failure }: FailedStepProps) {
  const { question } = ask.thread;
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
        <RetryButton retryAt={failure.retryAt} onRetry={() => homework.act({ type: "retried" })} />
        <Button variant="quiet" fullWidth onClick={() => homework.act({ type: "cancelled" })}>
          Choose other help
        </Button>
      </ActionBar>
    </div>
  );
}
