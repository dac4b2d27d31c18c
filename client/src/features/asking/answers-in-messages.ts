import type { Message } from "#shared/contracts/conversations.ts";
import type { AnswerLife, AnsweredQuestion } from "./answer-life.ts";
import type { Question } from "./question.ts";

/** Finds an answer, at whatever state of its life, and the question it answers; null where it isn't there. */
export function answerIn(messages: readonly Message[], messageId: number): AnsweredQuestion | null {
  const message = messages.find(({ id, role }) => id === messageId && role === "assistant");
  const question = messages.find(({ id }) => id === message?.questionId);
  const answer = message && lifeOf(message);
  if (!answer || !question) return null;
  const helpLevel = message.metadata.helpLevel ?? question.metadata.helpLevel ?? "full";
  return { question: questionOf(question), helpLevel, answer };
}

/** How it stands with the last question of a conversation. */
export type LastQuestion =
  | { kind: "none" }
  | { kind: "answered"; messageId: number }
  | { kind: "unanswered"; question: Question };

export function lastQuestionIn(messages: readonly Message[]): LastQuestion {
  const question = messages.findLast(({ role }) => role === "user");
  if (!question) return { kind: "none" };
  const answer = messages.findLast(({ questionId }) => questionId === question.id);
  if (answer) return { kind: "answered", messageId: answer.id };
  return { kind: "unanswered", question: questionOf(question) };
}

const neverFinished = "The tutor couldn't finish this answer. Nothing is lost. Try again.";

function lifeOf({ state, aiResponse, written, failure }: Message): AnswerLife | null {
  const part = written ?? {};
  switch (state) {
    case "pending":
    case "streaming":
      return { state: "growing", part, connected: true };
    case "complete":
      return aiResponse && { state: "complete", aiResponse };
    case "failed": {
      // When it failed is not known here, so neither is how much of a wait is left.
      const detail = failure?.detail ?? neverFinished;
      return { state: "failed", part, failure: { detail, retryAt: null } };
    }
    case "stopped":
      return { state: "stopped", part };
  }
}

function questionOf({ content, imageUrl }: Message): Question {
  return { text: content, photo: imageUrl === null ? null : { kind: "stored", url: imageUrl } };
}
