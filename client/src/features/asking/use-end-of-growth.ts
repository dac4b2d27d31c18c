import { useEffect, useRef } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { AnswerLife } from "./answer-life.ts";

interface EndOfGrowth {
  /** It is there, and is announced once. */
  onReady: (aiResponse: AiResponse) => void;
  /** The Stop button is gone; whoever stood on it must not fall off the page. */
  takeFocus: () => void;
}

/** An answer that grew under the student's eyes has come to its end. */
export function useEndOfGrowth(answer: AnswerLife, { onReady, takeFocus }: EndOfGrowth): void {
  const wasGrowing = useRef(false);
  useEffect(() => {
    const hasEnded = wasGrowing.current && answer.state !== "growing";
    wasGrowing.current = answer.state === "growing";
    if (!hasEnded) return;
    // A kind word is no answer to call others to the screen for.
    if (answer.state === "complete" && !answer.aiResponse.helplines) onReady(answer.aiResponse);
    if (document.activeElement === document.body) takeFocus();
  }, [answer, onReady, takeFocus]);
}
