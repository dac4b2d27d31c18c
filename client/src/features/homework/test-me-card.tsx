import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { failureOf, type AskFailure } from "../asking/answer-life.ts";
import type { AnswerPlace } from "./homework-address.ts";
import { usePractise } from "./homework.queries.ts";
import { newIdempotencyKey } from "../asking/idempotency-key.ts";
import { RetryButton } from "../asking/retry-button.tsx";
import type { Homework } from "./use-homework.ts";
import { WhatHappened } from "../asking/what-happened.tsx";

interface PractiseButtonProps {
  homework: Homework;
  place: AnswerPlace;
  label: string;
  variant: "primary" | "secondary";
}

/** Fetches a similar question and goes there. Trying again is the same ask, unless the server knows that it failed. */
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
    const isOver = practise.error instanceof ApiError && practise.error.wasAccepted;
    const idempotencyKey = isOver ? newIdempotencyKey() : practise.variables.idempotencyKey;
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
