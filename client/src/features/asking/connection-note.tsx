import type { AnswerProgress } from "./answer-progress.ts";

/** Says that the connection to the server is lost while an answer streams; empty while it holds. */
export function ConnectionNote({ answer }: { answer: AnswerProgress }) {
  return (
    <output className="text-sm text-ink-soft empty:hidden">
      {answer.state === "streaming" &&
        !answer.isConnected &&
        "Connection lost. Your answer is still being written, and shows here when you're back online."}
    </output>
  );
}
