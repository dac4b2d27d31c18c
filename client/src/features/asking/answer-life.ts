import type { AiResponse, AiResponsePart } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { Question } from "./question.ts";

/** What a person is told of an ask that failed. */
export interface AskFailure {
  detail: string;
  /** Milliseconds since 1970 before which another try makes no sense. */
  retryAt: number | null;
  /** The photo was refused: the same once more would be refused again. */
  isOfPhoto?: boolean;
}

/** How it stands with an answer, as the page shows it. The server owns this; the page follows. */
export type AnswerLife =
  /** On its way: as much as is written, and whether the line to the server holds. */
  | { state: "growing"; part: AiResponsePart; connected: boolean }
  | { state: "complete"; aiResponse: AiResponse }
  | FailedAnswer
  | { state: "stopped"; part: AiResponsePart };

interface FailedAnswer {
  state: "failed";
  part: AiResponsePart;
  failure: AskFailure;
  /** The key of a try that the server never took on: the next press is the same try. */
  retryKey?: string;
}

export interface Asked {
  question: Question;
  helpLevel: HelpLevel;
  /** Which solution this one takes the place of, and what the student wished to be different. */
  refines?: Refines | undefined;
}

interface Refines {
  messageId: number;
  wish: string;
}

/** A question, and its answer as far as it has come. */
export interface AnsweredQuestion extends Asked {
  answer: AnswerLife;
  /** What the student said of it, where she did. */
  helpful?: boolean | undefined;
}

/** What the student is told, and when another try makes sense; `otherwise` where the error has no words for her. */
export function failureOf(error: Error, otherwise = "Failed to get an answer"): AskFailure {
  if (!(error instanceof ApiError)) return { detail: otherwise, retryAt: null };
  const { detail, retryAfter, status } = error;
  const retryAt = retryAfter === null ? null : Date.now() + retryAfter * 1000;
  // Too large, or not a picture.
  return { detail, retryAt, isOfPhoto: status === 413 || status === 415 };
}
