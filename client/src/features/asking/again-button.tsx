import { Button } from "../../ui/button.tsx";
import type { AnswerProgress } from "./answer-progress.ts";
import { RetryButton } from "./retry-button.tsx";

interface AgainButtonProps {
  answer: AnswerProgress;
  onAgain: () => void;
}

/** Retries after a failure, or asks the same question again after a Stop. */
export function AgainButton({ answer, onAgain }: AgainButtonProps) {
  if (answer.state === "failed") {
    return <RetryButton retryAt={answer.failure.retryAt} onRetry={onAgain} />;
  }
  return (
    <Button fullWidth onClick={onAgain}>
      Ask again
    </Button>
  );
}
