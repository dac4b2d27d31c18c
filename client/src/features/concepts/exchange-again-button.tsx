import { AgainButton } from "../asking/again-button.tsx";
import type { AnswerLife } from "../asking/answer-life.ts";
import { useRetryAnswer } from "../asking/answer.queries.ts";
import { focusExchange } from "./exchange-heading.tsx";
import type { Concepts } from "./use-concepts.ts";
import type { LiveExchange } from "./use-exchanges.ts";

interface ExchangeAgainButtonProps {
  concepts: Concepts;
  live: LiveExchange;
  answer: Extract<AnswerLife, { state: "failed" | "stopped" }>;
}

/** Retries the fetch of an answer, an answer that failed or was stopped, or an ask that never arrived. */
export function ExchangeAgainButton({ concepts, live, answer }: ExchangeAgainButtonProps) {
  const { exchange, refetch } = live;
  const { messageId, concept } = exchange;
  const retry = useRetryAnswer({
    conversationId: concepts.conversationId ?? 0,
    messageId: messageId ?? 0,
  });
  const again = () => {
    // The pressed button disappears, so focus moves to the exchange.
    focusExchange(exchange.key);
    if (refetch) return refetch();
    if (messageId === null) return concepts.askAgain(exchange);
    concepts.announce("");
    const asked = { question: { text: concept, photo: null }, helpLevel: "full", answer } as const;
    const onPlaced = (placed: { messageId: number | null }) => {
      if (placed.messageId !== messageId) concepts.reread();
    };
    retry.mutate({ asked, onPlaced });
  };
  return <AgainButton answer={answer} onAgain={again} />;
}
