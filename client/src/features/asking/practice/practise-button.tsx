import { useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { failureOf, type AskFailure } from "../answer-progress.ts";
import { newIdempotencyKey } from "../idempotency-key.ts";
import { RetryButton } from "../retry-button.tsx";
import type { AnswerIds } from "../answer-cache.ts";
import { FailureCard } from "../failure-card.tsx";
import { usePractise } from "./practice.queries.ts";

export interface PractiseButtonProps {
  /** The answer whose question is to be practised. */
  answerIds: AnswerIds;
  label: string;
  variant: "primary" | "secondary";
  /** Requests a question that is easier than the previous one. */
  easier?: boolean;
  onPractice: (practiceId: number) => void;
}

/** Requests a similar question. A retry has the same idempotency key, unless the server recorded a failure. */
export function PractiseButton({
  answerIds: { conversationId, messageId },
  label,
  variant,
  easier = false,
  onPractice,
}: PractiseButtonProps) {
  const practise = usePractise();
  const [failure, setFailure] = useState<AskFailure | null>(null);
  const ask = (idempotencyKey: string) => {
    setFailure(null);
    practise.mutate(
      { conversationId, messageId, easier, idempotencyKey },
      { onSuccess: onPractice, onError: (error) => setFailure(failureOf(error)) },
    );
  };
  if (failure && practise.variables) {
    const isOver = practise.error instanceof ApiError && practise.error.wasAccepted;
    const idempotencyKey = isOver ? newIdempotencyKey() : practise.variables.idempotencyKey;
    return (
      <div className="grid gap-3">
        <FailureCard>
          <p>{failure.detail}</p>
        </FailureCard>
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
