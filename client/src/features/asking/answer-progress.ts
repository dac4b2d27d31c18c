import type { AiResponse, AiResponsePart } from "#shared/contracts/answer.ts";
import type { HelpLevel } from "#shared/contracts/conversations.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { Question } from "./question.ts";

/** What the student is shown about a failed ask. */
export interface AskFailure {
  detail: string;
  /** Earliest time at which a retry makes sense, in milliseconds since 1970. */
  retryAt: number | null;
  /** The photo was refused: a retry with the same photo would be refused again. */
  isOfPhoto?: boolean;
}

/** State of an answer as shown by the page. The server owns the state; the page follows it. */
export type AnswerProgress =
  /** In progress: the part written so far, and whether the connection to the server holds. */
  | { state: "streaming"; part: AiResponsePart; isConnected: boolean }
  | { state: "complete"; aiResponse: AiResponse }
  | FailedAnswer
  | { state: "stopped"; part: AiResponsePart };

interface FailedAnswer {
  state: "failed";
  part: AiResponsePart;
  failure: AskFailure;
  /** Idempotency key of a request that the server never accepted: the next press retries with the same key. */
  retryKey?: string;
}

export interface AskDetails {
  question: Question;
  helpLevel: HelpLevel;
  /** The solution that this one replaces, and the change that the student asked for. */
  refines?: Refinement | undefined;
}

interface Refinement {
  messageId: number;
  wish: string;
}

/** A question and its answer as far as it has been received. */
export interface AnsweredQuestion extends AskDetails {
  answer: AnswerProgress;
  /** The student's feedback, if she gave any. */
  helpful?: boolean | undefined;
}

/**
 * The sentence for the student and the time at which a retry makes sense; `otherwise` is used if the error has no
 * sentence for her.
 */
export function failureOf(error: Error, defaultDetail = "Failed to get an answer"): AskFailure {
  if (!(error instanceof ApiError)) return { detail: defaultDetail, retryAt: null };
  const { detail, retryAfter, status } = error;
  const retryAt = retryAfter === null ? null : Date.now() + retryAfter * 1000;
  // The photo is too large, or not a picture.
  return { detail, retryAt, isOfPhoto: status === 413 || status === 415 };
}
