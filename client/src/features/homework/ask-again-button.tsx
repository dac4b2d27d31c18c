import { Button } from "../../ui/button.tsx";
import type { AnsweredQuestion } from "../asking/answer-life.ts";
import { useRetryAnswer } from "../asking/answer.queries.ts";
import type { Placed } from "../asking/grow-answer.ts";
import { RetryButton } from "../asking/retry-button.tsx";
import type { AnswerPlace } from "../asking/shown-answer.ts";

interface AskAgainButtonProps {
  place: AnswerPlace;
  answered: AnsweredQuestion;
  onAsk: () => void;
  /** The new answer has a place of its own. */
  onMoved: (placed: Placed) => void;
}

/** Asks once more for an answer that failed or was stopped. */
export function AskAgainButton({ place, answered, onAsk, onMoved }: AskAgainButtonProps) {
  const retry = useRetryAnswer(place);
  const askAgain = () => {
    onAsk();
    const onPlaced = (placed: Placed) => {
      if (placed.messageId !== place.messageId) onMoved(placed);
    };
    retry.mutate({ asked: answered, onPlaced });
  };
  const { answer } = answered;
  if (answer.state === "failed") {
    return <RetryButton retryAt={answer.failure.retryAt} onRetry={askAgain} />;
  }
  return (
    <Button fullWidth onClick={askAgain}>
      Ask again
    </Button>
  );
}
