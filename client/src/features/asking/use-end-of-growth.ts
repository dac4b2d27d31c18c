import { useEffect, useRef } from "react";
import type { AnswerLife } from "./answer-life.ts";

interface EndOfGrowth {
  /** It is there, and is announced once. */
  onReady: () => void;
  /** The Stop button is gone; whoever stood on it must not fall off the page. */
  takeFocus: () => void;
}

/** An answer that grew under the student's eyes has come to its end. */
export function useEndOfGrowth(answer: AnswerLife, { onReady, takeFocus }: EndOfGrowth): void {
  const { state } = answer;
  // A kind word is no answer to call others to the screen for.
  const isNews = answer.state === "complete" && !answer.aiResponse.helplines;
  const wasGrowing = useRef(false);
  useEffect(() => {
    const hasEnded = wasGrowing.current && state !== "growing";
    wasGrowing.current = state === "growing";
    if (!hasEnded) return;
    if (isNews) onReady();
    if (document.activeElement === document.body) takeFocus();
  }, [state, isNews, onReady, takeFocus]);
}
