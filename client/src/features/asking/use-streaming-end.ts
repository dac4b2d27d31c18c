import { useEffect, useRef } from "react";
import type { AiResponse } from "#shared/contracts/answer.ts";
import type { AnswerProgress } from "./answer-progress.ts";

interface StreamingEndCallbacks {
  /** The answer is complete; called once, to announce it. */
  onReady: (aiResponse: AiResponse) => void;
  /** Moves focus, because the Stop button disappears and its focus must not be lost. */
  takeFocus: () => void;
}

/** Handles the end of an answer that streamed while the student watched. */
export function useStreamingEnd(
  answer: AnswerProgress,
  { onReady, takeFocus }: StreamingEndCallbacks,
): void {
  const wasStreaming = useRef(false);
  useEffect(() => {
    const hasEnded = wasStreaming.current && answer.state !== "streaming";
    wasStreaming.current = answer.state === "streaming";
    if (!hasEnded) return;
    // A care reply is not announced, so that it draws no attention to the screen.
    if (answer.state === "complete" && !answer.aiResponse.helplines) onReady(answer.aiResponse);
    if (document.activeElement === document.body) takeFocus();
  }, [answer, onReady, takeFocus]);
}
