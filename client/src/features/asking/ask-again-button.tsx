import { AgainButton } from "./again-button.tsx";
import type { AnsweredQuestion } from "./answer-life.ts";
import { useRetryAnswer } from "./answer.queries.ts";
import type { Placed } from "./ask-and-stream.ts";
import type { AnswerPlace } from "./answer-cache.ts";

interface AskAgainButtonProps {
  place: AnswerPlace;
  answered: AnsweredQuestion;
  onAsk: () => void;
  /** The new answer has its own address. */
  onMoved: (placed: Placed) => void;
}

/** Retries an answer that failed or was stopped. */
export function AskAgainButton({ place, answered, onAsk, onMoved }: AskAgainButtonProps) {
  const retry = useRetryAnswer(place);
  const askAgain = () => {
    onAsk();
    const onPlaced = (placed: Placed) => {
      if (placed.messageId !== place.messageId) onMoved(placed);
    };
    retry.mutate({ asked: answered, onPlaced });
  };
  return <AgainButton answer={answered.answer} onAgain={askAgain} />;
}
