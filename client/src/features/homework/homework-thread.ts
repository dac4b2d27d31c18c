import type { AiResponse } from "#shared/contracts/answer.ts";
import type { HelpLevel, Message } from "#shared/contracts/conversations.ts";
import type { Question } from "./question.ts";

/** An answer and the question it answers. */
export interface AnsweredQuestion {
  question: Question;
  helpLevel: HelpLevel;
  aiResponse: AiResponse;
}

/** A question to test oneself with; its solution is in `aiResponse` once it was asked for. */
export interface PracticeQuestion {
  question: string;
  aiResponse: AiResponse;
}

/** Finds an answer in its conversation; null where it isn't there. */
export function answerIn(messages: readonly Message[], messageId: number): AnsweredQuestion | null {
  const answer = assistantMessage(messages, messageId);
  if (!answer) return null;
  const asked = messages.filter(({ role, id }) => role === "user" && id < messageId);
  // Two levels may have been asked for one after the other, and be answered in either order.
  const { helpLevel } = answer.metadata;
  const question =
    asked.findLast(({ metadata }) => metadata.helpLevel === helpLevel) ?? asked.at(-1);
  if (!question) return null;
  return {
    question: questionOf(question),
    helpLevel: helpLevel ?? "full",
    aiResponse: answer.aiResponse,
  };
}

/** Finds a practice question. What its message says stays the question, also when the solution was shown. */
export function practiceIn(
  messages: readonly Message[],
  messageId: number,
): PracticeQuestion | null {
  const message = assistantMessage(messages, messageId);
  return message && { question: message.content, aiResponse: message.aiResponse };
}

/** How it stands with the last question of a conversation. */
export type LastQuestion =
  | { kind: "none" }
  | { kind: "answered"; messageId: number }
  | { kind: "waiting"; question: Question; askedAt: Date };

export function lastQuestionIn(messages: readonly Message[]): LastQuestion {
  const question = messages.findLast(({ role }) => role === "user");
  if (!question) return { kind: "none" };
  const answer = messages.findLast(({ id, aiResponse }) => aiResponse && id > question.id);
  if (answer) return { kind: "answered", messageId: answer.id };
  return { kind: "waiting", question: questionOf(question), askedAt: question.createdAt };
}

function assistantMessage(messages: readonly Message[], messageId: number) {
  const message = messages.find(({ id }) => id === messageId);
  if (message?.role !== "assistant" || !message.aiResponse) return null;
  return { ...message, aiResponse: message.aiResponse };
}

function questionOf({ content, imageUrl }: Message): Question {
  return { text: content, photo: imageUrl === null ? null : { kind: "stored", url: imageUrl } };
}
