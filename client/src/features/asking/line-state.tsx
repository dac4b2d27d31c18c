import type { AnswerLife } from "./answer-life.ts";

/** How it stands with the line to the server, while an answer grows. Nothing is said as long as it holds. */
export function LineState({ answer }: { answer: AnswerLife }) {
  return (
    <output className="text-sm text-ink-soft empty:hidden">
      {answer.state === "growing" &&
        !answer.connected &&
        "Connection lost. Your answer is still being written, and shows here when you're back online."}
    </output>
  );
}
