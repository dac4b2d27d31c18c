import { Button } from "../../ui/button.tsx";
import type { AskFailure } from "../asking/answer-life.ts";
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
      onRetry={() => homework.act({ type: "retried" })}
      onResend={(question) =>
        homework.act({ type: "resent", question, newKey: newIdempotencyKey() })
      }
    >
      <Button variant="quiet" fullWidth onClick={() => homework.act({ type: "cancelled" })}>
        Choose other help
      </Button>
    </FailedAsk>
  );
}
