import type { AiResponse } from "#shared/contracts/answer.ts";
import type { Message } from "#shared/contracts/messages.ts";

/** A question to test oneself with; its solution is in `aiResponse` once it was asked for. */
export interface PracticeQuestion {
  question: string;
  aiResponse: AiResponse;
}

/** Finds a practice question. What its message says stays the question, also when the solution was shown. */
export function practiceIn(
  messages: readonly Message[],
  messageId: number,
): PracticeQuestion | null {
  const message = messages.find(({ id, role }) => id === messageId && role === "assistant");
  if (!message?.aiResponse) return null;
  return { question: message.content, aiResponse: message.aiResponse };
}
