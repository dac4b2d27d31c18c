import { Button } from "../../ui/button.tsx";
import type { AskFailure } from "../asking/answer-progress.ts";
import { FailedAsk } from "../asking/answer/failed-ask.tsx";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import type { Ask } from "./homework-flow.ts";
import type { Homework } from "./use-homework.ts";

interface FailedStepProps {
  homework: Homework;
  ask: Ask;
  failure: AskFailure;
}

export function FailedStep({ homework, ask, failure }: FailedStepProps) {
  return (
    <FailedAsk
      question={ask.thread.question}
      failure={failure}
      onRetry={() => homework.handle({ type: "retried" })}
      onResend={(question) =>
        homework.handle({ type: "resent", question, newKey: newIdempotencyKey() })
      }
    >
      <Button variant="quiet" fullWidth onClick={() => homework.handle({ type: "cancelled" })}>
        Choose other help
      </Button>
    </FailedAsk>
  );
}
