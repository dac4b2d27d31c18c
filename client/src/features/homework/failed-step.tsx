import { Button } from "../../ui/button.tsx";
import type { AskFailure } from "../asking/answer-life.ts";
import { FailedAsk } from "./failed-ask.tsx";
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
    >
      <Button variant="quiet" fullWidth onClick={() => homework.act({ type: "cancelled" })}>
        Choose other help
      </Button>
    </FailedAsk>
  );
}
