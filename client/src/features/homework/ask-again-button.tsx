import { Button } from "../../ui/button.tsx";
import type { AnsweredQuestion } from "../asking/answer-life.ts";
import { useRetryAnswer } from "../asking/answer.queries.ts";
import type { Placed } from "../asking/grow-answer.ts";
import { RetryButton } from "../asking/retry-button.tsx";
import type { AnswerPlace } from "./homework-address.ts";
import type { Homework } from "./use-homework.ts";

interface AskAgainButtonProps {
  homework: Homework;
  place: AnswerPlace;
  answered: AnsweredQuestion;
}

/** Asks once more for an answer that failed or was stopped. */
export function AskAgainButton({ homework, place, answered }: AskAgainButtonProps) {
  const { conversationId, messageId } = place;
  const retry = useRetryAnswer(place);
  const askAgain = () => {
    homework.announce("");
    const onPlaced = (placed: Placed) => {
      if (placed.messageId !== messageId) homework.moveTo(conversationId, placed);
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
