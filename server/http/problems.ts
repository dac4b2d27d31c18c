import type { Problem } from "#shared/contracts/problem.ts";
import type { ErrorCode, ProductError } from "../errors.ts";

/** The one place that maps the product's codes to HTTP statuses and titles. */
const meaning: Record<ErrorCode, { status: number; title: string }> = {
  invalid_input: { status: 400, title: "Invalid input" },
  not_signed_in: { status: 401, title: "Not signed in" },
  wrong_credentials: { status: 401, title: "Wrong phone number or password" },
  // 403: the user who types it is signed in, and stays signed in.
  wrong_password: { status: 403, title: "Wrong password" },
  wrong_recovery_word: { status: 403, title: "Wrong phone number or recovery word" },
  not_allowed: { status: 403, title: "Not allowed" },
  cross_site: { status: 403, title: "Request from another site" },
  not_found: { status: 404, title: "Not found" },
  phone_taken: { status: 409, title: "Phone number taken" },
  feedback_given: { status: 409, title: "Already said" },
  no_exam_plan: { status: 409, title: "No exam plan yet" },
  nothing_to_practise: { status: 409, title: "Nothing to practise" },
  session_finished: { status: 409, title: "Already finished" },
  answer_stopped: { status: 409, title: "Answer stopped" },
  body_too_large: { status: 413, title: "Too large" },
  photo_too_large: { status: 413, title: "Photo too large" },
  photo_type_unsupported: { status: 415, title: "Not a photo" },
  photo_unreadable: { status: 415, title: "Photo can't be read" },
  conversation_full: { status: 409, title: "Conversation full" },
  photos_full: { status: 409, title: "No room for photos" },
  same_key_other_request: { status: 422, title: "Key used for another request" },
  too_many_tries: { status: 429, title: "Too many tries" },
  too_many_asks: { status: 429, title: "Too many questions" },
  too_many_in_progress: { status: 429, title: "Too many answers on their way" },
  too_many_streams: { status: 429, title: "Too many open pages" },
  too_many_conversations: { status: 429, title: "Too many conversations" },
  tutor_refused: { status: 422, title: "The tutor declined" },
  tutor_misconfigured: { status: 502, title: "The tutor isn't set up" },
  tutor_unavailable: { status: 502, title: "The tutor isn't answering" },
  answer_interrupted: { status: 503, title: "Answer interrupted" },
  reader_busy: { status: 503, title: "Many photos are being read" },
  tutor_busy: { status: 503, title: "The tutor is busy" },
  answer_failed: { status: 500, title: "Something went wrong" },
  tutor_timed_out: { status: 504, title: "The tutor took too long" },
  database_unavailable: { status: 503, title: "The database can't be reached" },
};

export function problemOf(error: ProductError): Problem {
  const { status, title } = meaning[error.code];
  return {
    title,
    status,
    detail: error.message,
    code: error.code,
    ...(error.fields && { errors: error.fields }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}

/** The text for an unknown error: only what to do. */
export const unexpectedProblem: Problem = {
  title: "Something went wrong",
  status: 500,
  detail: "Something went wrong on our side. Nothing you typed is lost. Please try again.",
  code: "unexpected",
};
