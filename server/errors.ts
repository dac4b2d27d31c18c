/**
 * Errors as facts of the product: a code and a sentence for the user. Only `http/problems.ts` maps codes to statuses.
 */
export type ErrorCode =
  | "invalid_input"
  | "not_signed_in"
  | "not_allowed"
  | "not_found"
  | "wrong_credentials"
  | "wrong_password"
  | "wrong_recovery_word"
  | "phone_taken"
  | "too_many_tries"
  | "too_many_asks"
  | "too_many_in_progress"
  | "too_many_streams"
  | "too_many_conversations"
  | "conversation_full"
  | "cross_site"
  | "body_too_large"
  | "photo_too_large"
  | "photo_type_unsupported"
  | "photo_unreadable"
  | "photos_full"
  | "reader_busy"
  | "same_key_other_request"
  | "feedback_given"
  | "no_exam_plan"
  | "nothing_to_practise"
  | "session_finished"
  | "answer_stopped"
  | "answer_interrupted"
  | "answer_failed"
  | "tutor_unavailable"
  | "tutor_busy"
  | "tutor_timed_out"
  | "tutor_refused"
  | "tutor_misconfigured"
  | "database_unavailable";

interface ErrorOptions {
  cause?: unknown;
  /** The refused fields of the input, with reasons. */
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

export class ProductError extends Error {
  override readonly name = "ProductError";
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, sentence: string, options: ErrorOptions = {}) {
    super(sentence, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}

/** Another student's row counts as missing, never forbidden: a caller can't tell the two apart. */
export function notFound(what: string): ProductError {
  return new ProductError("not_found", `${what} not found.`);
}

/** Nobody is signed in, or the account has been deleted meanwhile. */
export function notSignedIn(cause?: unknown): ProductError {
  return new ProductError("not_signed_in", "Please log in to go on.", { cause });
}

export function unreadableForm(cause: unknown): ProductError {
  return new ProductError("invalid_input", "This form can't be read. Please try again.", { cause });
}
