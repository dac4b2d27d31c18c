import type { Message, MessageMetadata } from "#shared/contracts/messages.ts";
import type { AnswerProgress, AskFailure } from "../asking/answer-progress.ts";
import { progressOf } from "../asking/answers-in-messages.ts";

/** Kind of the tutor's part of an exchange. */
export type ExchangeKind = "explanation" | "reExplanation" | "quiz";

/** The student's text and the tutor's reply: a conversation about a concept consists of exchanges. */
export interface Exchange {
  /** Stable key, from the tap to the stored answer and beyond. */
  key: string;
  kind: ExchangeKind;
  /** The student's text; null if a button requested the reply. */
  question: string | null;
  /** The idea of this exchange: the last text that the student typed. */
  concept: string;
  /** Message of the answer; null if there is none yet. */
  messageId: number | null;
  /** Message from the conversation; null before it was fetched. */
  message: Message | null;
  /** State of the answer when the conversation was fetched, or of the ask. */
  answer: AnswerProgress;
}

/** An ask of this visit, from the tap on. */
export interface Ask {
  /** Its idempotency key. */
  key: string;
  kind: ExchangeKind;
  concept: string;
  /** Null until the conversation has been created. */
  conversationId: number | null;
  /** Null until the server has sent the message of the answer. */
  messageId: number | null;
  failure: AskFailure | null;
}

/** Whether it is being sent, and its arrival is not confirmed yet. */
export const isSending = ({ messageId, failure }: Ask) => messageId === null && failure === null;

const startOfStreaming: AnswerProgress = { state: "streaming", part: {}, isConnected: true };

const failedWith = (failure: AskFailure): AnswerProgress => ({
  state: "failed",
  part: {},
  failure,
});

const missingAnswer: AskFailure = {
  detail: "The answer to this didn't arrive. Your question is kept: ask it once more.",
  retryAt: null,
};

/** The exchanges of a stored conversation, oldest first. */
export function exchangesIn(messages: readonly Message[]): Exchange[] {
  const questions = new Map(
    messages.filter(({ role }) => role === "user").map(({ id, content }) => [id, content]),
  );
  const answeredIds = new Set(messages.map(({ questionId }) => questionId));
  const shownQuestionIds = new Set<number | null>();
  let concept = "";
  const exchanges: Exchange[] = [];
  for (const message of messages) {
    const { id, role, questionId } = message;
    if (role === "user") {
      concept = message.content;
      if (!answeredIds.has(id)) exchanges.push(unansweredExchange(message));
      continue;
    }
    const question = questions.get(questionId ?? 0);
    exchanges.push({
      key: String(id),
      kind: kindOf(message.metadata),
      // A question with two answers is shown only above the first.
      question: question === undefined || shownQuestionIds.has(questionId) ? null : question,
      concept: question ?? concept,
      messageId: id,
      message,
      answer: progressOf(message) ?? startOfStreaming,
    });
    shownQuestionIds.add(questionId);
  }
  return exchanges;
}

const unansweredExchange = ({ id, content }: Message): Exchange => ({
  key: `question-${id}`,
  kind: "explanation",
  question: content,
  concept: content,
  messageId: null,
  message: null,
  answer: failedWith(missingAnswer),
});

function kindOf({ isQuiz, isReExplanation }: MessageMetadata): ExchangeKind {
  if (isQuiz === true) return "quiz";
  return isReExplanation === true ? "reExplanation" : "explanation";
}

/** A stored conversation, followed by the asks of this visit that it doesn't contain yet. */
export function withAsks(stored: readonly Exchange[], asks: readonly Ask[]): Exchange[] {
  const keys = new Map(asks.map(({ key, messageId }) => [messageId, key]));
  const storedIds = new Set(stored.map(({ messageId }) => messageId));
  return [
    ...stored.map((exchange) => {
      const key = exchange.messageId !== null && keys.get(exchange.messageId);
      return key ? { ...exchange, key } : exchange;
    }),
    ...asks
      .filter(({ messageId }) => messageId === null || !storedIds.has(messageId))
      .map(({ key, kind, concept, messageId, failure }) => ({
        key,
        kind,
        question: kind === "explanation" ? concept : null,
        concept,
        messageId,
        message: null,
        answer: failure ? failedWith(failure) : startOfStreaming,
      })),
  ];
}

/** The exchange with the last explanation, in progress or complete, on which feedback is requested. */
export function lastExplanationIn(exchanges: readonly Exchange[]): Exchange | null {
  return exchanges.findLast(({ kind }) => kind !== "quiz") ?? null;
}
