import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { AskFailure } from "./homework-flow.ts";
import type { AnswerPlace } from "./homework-address.ts";
import { usePractise } from "./homework.queries.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { RetryButton } from "./retry-button.tsx";
import { failureOf, type Homework } from "./use-homework.ts";
import { WhatHappened } from "./what-happened.tsx";

interface PractiseButtonProps {
  homework: Homework;
  place: AnswerPlace;
  label: string;
  variant: "primary" | "secondary";
}

/** Fetches a similar question and goes there. Trying again after a failure is the same ask, not another one. */
export function PractiseButton({ homework, place, label, variant }: PractiseButtonProps) {
  const { conversationId, messageId } = place;
  const practise = usePractise();
  const [failure, setFailure] = useState<AskFailure | null>(null);
  const ask = (idempotencyKey: string) => {
    setFailure(null);
    practise.mutate(
      { conversationId, messageId, idempotencyKey },
      {
        onSuccess: (practiceId) =>
          homework.go({ kind: "practice", conversationId, messageId, practiceId }),
        onError: (error) => setFailure(failureOf(error)),
      },
    );
  };
  if (failure && practise.variables) {
    const { idempotencyKey } = practise.variables;
    return (
      <div className="grid gap-3">
        <WhatHappened>
          <p>{failure.detail}</p>
        </WhatHappened>
        <RetryButton retryAt={failure.retryAt} onRetry={() => ask(idempotencyKey)} />
      </div>
    );
  }
  return (
    <Button
      variant={variant}
      fullWidth
      pending={practise.isPending}
      pendingLabel="Finding a question..."
      onClick={() => ask(newIdempotencyKey())}
    >
      {label}
    </Button>
  );
}

/** Beside a question that is still open, the next hint is the next step, and this one waits. */
export function TestMeCard({ homework, place, variant }: Omit<PractiseButtonProps, "label">) {
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="text-lg font-semibold">Could you do one like it?</h3>
      <p className="text-ink-soft">
        A similar question, with the solution kept back until you want it.
      </p>
      <PractiseButton homework={homework} place={place} label="Test Me" variant={variant} />
    </Card>
  );
}
