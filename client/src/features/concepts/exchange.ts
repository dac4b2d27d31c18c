import type { Message, MessageMetadata } from "#shared/contracts/messages.ts";
import type { AnswerLife, AskFailure } from "../asking/answer-life.ts";
import { lifeOf } from "../asking/answers-in-messages.ts";

/** What the tutor's part of an exchange is. */
export type ExchangeKind = "explanation" | "reExplanation" | "quiz";

/** What a student said and what the tutor says to it: the unit of which a conversation about a concept is made. */
export interface Exchange {
  /** The same from the tap to the stored answer and beyond. */
  key: string;
  kind: ExchangeKind;
  /** The student's words; null where a button asked. */
  question: string | null;
  /** The idea that this is about: what the student typed last. */
  concept: string;
  /** The place of the answer; null where there is none yet. */
  messageId: number | null;
  /** As the conversation has it; null before it was read from there. */
  message: Message | null;
  /** How it stood with the answer when the conversation was read, or with the ask. */
  answer: AnswerLife;
}

/** An ask of this visit, from the tap on. */
export interface Ask {
  /** Its Idempotency-Key. */
  key: string;
  kind: ExchangeKind;
  concept: string;
  /** Null until the conversation has been started. */
  conversationId: number | null;
  /** Null until the server has said where the answer will be. */
  messageId: number | null;
  failure: AskFailure | null;
}

/** Whether it is on its way to the server, and nobody knows yet whether it arrives. */
export const isSending = ({ messageId, failure }: Ask) => messageId === null && failure === null;

const aboutToGrow: AnswerLife = { state: "growing", part: {}, connected: true };

const failedWith = (failure: AskFailure): AnswerLife => ({ state: "failed", part: {}, failure });

const neverAnswered: AskFailure = {
  detail: "The answer to this didn't arrive. Your question is kept: ask it once more.",
  retryAt: null,
};

/** The exchanges of a stored conversation, oldest first. */
export function exchangesIn(messages: readonly Message[]): Exchange[] {
  const questions = new Map(
    messages.filter(({ role }) => role === "user").map(({ id, content }) => [id, content]),
  );
  const answered = new Set(messages.map(({ questionId }) => questionId));
  const shown = new Set<number | null>();
  let concept = "";
  const exchanges: Exchange[] = [];
  for (const message of messages) {
    const { id, role, questionId } = message;
    if (role === "user") {
      concept = message.content;
      if (!answered.has(id)) exchanges.push(unanswered(message));
      continue;
    }
    const question = questions.get(questionId ?? 0);
    exchanges.push({
      key: String(id),
      kind: kindOf(message.metadata),
      // A question with two answers is shown above the first.
      question: question === undefined || shown.has(questionId) ? null : question,
      concept: question ?? concept,
      messageId: id,
      message,
      answer: lifeOf(message) ?? aboutToGrow,
    });
    shown.add(questionId);
  }
  return exchanges;
}

const unanswered = ({ id, content }: Message): Exchange => ({
  key: `question-${id}`,
  kind: "explanation",
  question: content,
  concept: content,
  messageId: null,
  message: null,
  answer: failedWith(neverAnswered),
});

function kindOf({ isQuiz, isReExplanation }: MessageMetadata): ExchangeKind {
  if (isQuiz === true) return "quiz";
  return isReExplanation === true ? "reExplanation" : "explanation";
}

/** A conversation as it is stored, and below it what was asked in this visit and isn't in there yet. */
export function withAsks(stored: readonly Exchange[], asks: readonly Ask[]): Exchange[] {
  const keys = new Map(asks.map(({ key, messageId }) => [messageId, key]));
  const known = new Set(stored.map(({ messageId }) => messageId));
  return [
    ...stored.map((exchange) => {
      const key = exchange.messageId !== null && keys.get(exchange.messageId);
      return key ? { ...exchange, key } : exchange;
    }),
    ...asks
      .filter(({ messageId }) => messageId === null || !known.has(messageId))
      .map(({ key, kind, concept, messageId, failure }) => ({
        key,
        kind,
        question: kind === "explanation" ? concept : null,
        concept,
        messageId,
        message: null,
        answer: failure ? failedWith(failure) : aboutToGrow,
      })),
  ];
}

/** The exchange that holds the last explanation, on its way or there: what the student is asked about. */
export function lastExplanationIn(exchanges: readonly Exchange[]): Exchange | null {
  return exchanges.findLast(({ kind }) => kind !== "quiz") ?? null;
}
