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
  const { conversationId, lives, isBusy, startAfresh } = concepts;
  const lastExplanation = lastExplanationIn(lives.map(({ exchange }) => exchange));
  useOpenAtEnd();
  return (
    <>
      <ol ref={list} aria-label="Conversation" className="as-written grid grid-cols-1 gap-6">
        {lives.map((live) => (
          <ExchangeItem
            key={live.exchange.key}
            concepts={concepts}
            live={live}
            isLast={live === lives.at(-1)}
            isLastExplanation={live.exchange === lastExplanation}
            onAsk={onAsk}
          />
        ))}
      </ol>
      {conversationId !== null && !isBusy && (
        <div className="mt-auto grid justify-center">
          <Button variant="quiet" onClick={startAfresh}>
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
