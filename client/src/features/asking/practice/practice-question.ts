import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Message } from "#shared/contracts/messages.ts";

/** A practice question; its solution is in `aiResponse` once it has been requested. */
export interface PracticeQuestion {
  question: string;
  aiResponse: AiResponse;
}

/** Finds a practice question. The text of its message stays the question after the solution is shown. */
export function practiceIn(
  messages: readonly Message[],
  messageId: number,
): PracticeQuestion | null {
  const message = messages.find(({ id, role }) => id === messageId && role === "assistant");
  if (!message?.aiResponse) return null;
  return { question: message.content, aiResponse: message.aiResponse };
}
