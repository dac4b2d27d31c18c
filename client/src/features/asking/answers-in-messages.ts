import type { Message } from "#shared/contracts/messages.ts";
import type { AnswerProgress, AnsweredQuestion } from "./answer-progress.ts";
import { emptyQuestion, type Question } from "./question.ts";

/** Finds an answer in any state, and its question; null if there is none. */
export function answerIn(messages: readonly Message[], messageId: number): AnsweredQuestion | null {
  const message = messages.find(({ id, role }) => id === messageId && role === "assistant");
  const question = message && originalQuestion(messages, message);
  const answer = message && progressOf(message);
  if (!answer || !question) return null;
  const { refines, helpful } = message.metadata;
  const helpLevel = message.metadata.helpLevel ?? question.metadata.helpLevel ?? "full";
  return { question: questionOf(question), helpLevel, answer, refines, helpful };
}

/** The original question, also if the answer is a revised solution. */
function originalQuestion(messages: readonly Message[], answer: Message): Message | undefined {
  const first = firstVersion(messages, answer);
  return messages.find(({ id }) => id === first.questionId);
}

function firstVersion(messages: readonly Message[], answer: Message): Message {
  const { refines } = answer.metadata;
  // A solution can only replace an older one, so the recursion ends.
  const earlier = messages.find(({ id }) => id === refines?.messageId && id < answer.id);
  return earlier ? firstVersion(messages, earlier) : answer;
}

/** The same, also for an answer that a button requested, without a question. */
export function anyAnswerIn(
  messages: readonly Message[],
  messageId: number,
): AnsweredQuestion | null {
  const answered = answerIn(messages, messageId);
  if (answered) return answered;
  const message = messages.find(({ id, role }) => id === messageId && role === "assistant");
  const answer = message && progressOf(message);
  return answer ? { question: emptyQuestion, helpLevel: "full", answer } : null;
}

/** State of the last question of a conversation. */
export type LastQuestion =
  | { kind: "none" }
  | { kind: "answered"; messageId: number }
  | { kind: "unanswered"; question: Question };

export function lastQuestionIn(messages: readonly Message[]): LastQuestion {
  const refinementIds = new Set(
    messages.map(({ metadata, questionId }) => metadata.refines && questionId),
  );
  const question = messages.findLast(({ id, role }) => role === "user" && !refinementIds.has(id));
  if (!question) return { kind: "none" };
  const answer = messages.findLast(
    (message) =>
      message.role === "assistant" && originalQuestion(messages, message)?.id === question.id,
  );
  if (answer) return { kind: "answered", messageId: answer.id };
  return { kind: "unanswered", question: questionOf(question) };
}

const unfinishedAnswer = "The tutor couldn't finish this answer. Nothing is lost. Try again.";

/** State of an answer, from its message; null if there is nothing to show. */
export function progressOf({
  state,
  aiResponse,
  written,
  failure,
}: Message): AnswerProgress | null {
  const part = written ?? {};
  switch (state) {
    case "pending":
    case "streaming":
      return { state: "streaming", part, isConnected: true };
    case "complete":
      return aiResponse && { state: "complete", aiResponse };
    case "failed": {
      // The time of the failure is not known here, so the remaining wait is unknown too.
      const detail = failure?.detail ?? unfinishedAnswer;
      return { state: "failed", part, failure: { detail, retryAt: null } };
    }
    case "stopped":
      return { state: "stopped", part };
  }
}

function questionOf({ content, imageUrl }: Message): Question {
  return { text: content, photo: imageUrl === null ? null : { kind: "stored", url: imageUrl } };
}
