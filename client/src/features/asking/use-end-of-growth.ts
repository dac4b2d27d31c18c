import { useEffect, useRef } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { AnswerLife } from "./answer-life.ts";

interface EndOfGrowth {
  /** The answer is complete; called once, to announce it. */
  onReady: (aiResponse: AiResponse) => void;
  /** Moves focus, because the Stop button disappears and its focus must not be lost. */
  takeFocus: () => void;
}

/** Handles the end of an answer that streamed while the student watched. */
export function useEndOfGrowth(answer: AnswerLife, { onReady, takeFocus }: EndOfGrowth): void {
  const wasGrowing = useRef(false);
  useEffect(() => {
    const hasEnded = wasGrowing.current && answer.state !== "growing";
    wasGrowing.current = answer.state === "growing";
    if (!hasEnded) return;
    // A care reply is not announced, so that it calls nobody else's attention to the screen.
    if (answer.state === "complete" && !answer.aiResponse.helplines) onReady(answer.aiResponse);
    if (document.activeElement === document.body) takeFocus();
  }, [answer, onReady, takeFocus]);
}
