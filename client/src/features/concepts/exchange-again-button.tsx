import { AgainButton } from "../asking/again-button.tsx";
import type { AnswerProgress } from "../asking/answer-progress.ts";
import { useRetryAnswer } from "../asking/answer.queries.ts";
import { focusExchange } from "./exchange-heading.tsx";
import type { Concepts } from "./use-concepts.ts";
import type { LiveExchange } from "./use-exchanges.ts";

interface ExchangeAgainButtonProps {
  concepts: Concepts;
  liveExchange: LiveExchange;
  answer: Extract<AnswerProgress, { state: "failed" | "stopped" }>;
}

/** Retries the fetch of an answer, an answer that failed or was stopped, or an ask that never arrived. */
export function ExchangeAgainButton({ concepts, liveExchange, answer }: ExchangeAgainButtonProps) {
  const { exchange, refetch } = liveExchange;
  const { messageId, concept } = exchange;
  const retry = useRetryAnswer({
    conversationId: concepts.conversationId ?? 0,
    messageId: messageId ?? 0,
  });
  const retryOrAsk = () => {
    // The pressed button disappears, so focus moves to the exchange.
    focusExchange(exchange.key);
    if (refetch) return refetch();
    if (messageId === null) return concepts.askAgain(exchange);
    concepts.announce("");
    const answered = {
      question: { text: concept, photo: null },
      helpLevel: "full",
      answer,
    } as const;
    const onMessage = (message: { messageId: number | null }) => {
      if (message.messageId !== messageId) concepts.refetchThread();
    };
    retry.mutate({ answered, onMessage });
  };
  return <AgainButton answer={answer} onAgain={retryOrAsk} />;
}
