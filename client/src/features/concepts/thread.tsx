import { useEffect } from "react";
import { Button } from "../../ui/button.tsx";
import { lastExplanationIn } from "./exchange.ts";
import { ExchangeItem } from "./exchange-item.tsx";
import type { Concepts } from "./use-concepts.ts";

interface ThreadProps {
  concepts: Concepts;
  list: React.RefObject<HTMLOListElement | null>;
  onAsk: (concept: string) => void;
}

/** A conversation, oldest first. */
export function Thread({ concepts, list, onAsk }: ThreadProps) {
  const { conversationId, liveExchanges, isBusy, startOver } = concepts;
  const lastExplanation = lastExplanationIn(liveExchanges.map(({ exchange }) => exchange));
  useOpenAtEnd();
  return (
    <>
      <ol ref={list} aria-label="Conversation" className="as-written grid grid-cols-1 gap-6">
        {liveExchanges.map((liveExchange) => (
          <ExchangeItem
            key={liveExchange.exchange.key}
            concepts={concepts}
            liveExchange={liveExchange}
            isLast={liveExchange === liveExchanges.at(-1)}
            isLastExplanation={liveExchange.exchange === lastExplanation}
            onAsk={onAsk}
          />
        ))}
      </ol>
      {conversationId !== null && !isBusy && (
        <div className="mt-auto grid justify-center">
          <Button variant="quiet" onClick={startOver}>
            New topic
          </Button>
        </div>
      )}
    </>
  );
}

/** Opens a conversation at its end, unless the browser has restored another scroll position. */
function useOpenAtEnd(): void {
  useEffect(() => {
    if (window.scrollY === 0) window.scrollTo({ top: document.documentElement.scrollHeight });
  }, []);
}
