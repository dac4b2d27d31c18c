import { AgainButton } from "./again-button.tsx";
import type { AnsweredQuestion } from "./answer-progress.ts";
import { useRetryAnswer } from "./answer.queries.ts";
import type { AnswerMessage } from "./ask-and-stream.ts";
import type { AnswerIds } from "./answer-cache.ts";

interface AskAgainButtonProps {
  answerIds: AnswerIds;
  answered: AnsweredQuestion;
  onAsk: () => void;
  /** The new answer has its own address. */
  onMoved: (message: AnswerMessage) => void;
}

/** Retries an answer that failed or was stopped. */
export function AskAgainButton({ answerIds, answered, onAsk, onMoved }: AskAgainButtonProps) {
  const retry = useRetryAnswer(answerIds);
  const askAgain = () => {
    onAsk();
    const onMessage = (message: AnswerMessage) => {
      if (message.messageId !== answerIds.messageId) onMoved(message);
    };
    retry.mutate({ answered, onMessage });
  };
  return <AgainButton answer={answered.answer} onAgain={askAgain} />;
}
