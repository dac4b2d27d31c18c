import { isAccountGone } from "../../db/account-gone.ts";
import { notSignedIn, ProductError, type ErrorCode } from "../../errors.ts";
import { TutorError, type TutorFailure } from "../../tutor/tutor-error.ts";

const reassurance = "Your question is safe here.";

/** The message for a student when the tutor failed: what happened, that nothing is lost, what to do. */
const problemOf: Record<TutorFailure, { code: ErrorCode; sentence: string }> = {
  timed_out: {
    code: "tutor_timed_out",
    sentence: `The tutor took too long to answer. ${reassurance} Please try again.`,
  },
  rate_limited: {
    code: "tutor_busy",
    sentence: `The tutor has too many questions right now. ${reassurance} Please try again in a little while.`,
  },
  unavailable: {
    code: "tutor_unavailable",
    sentence: `The tutor isn't working right now. ${reassurance} Please try again in a little while.`,
  },
  unreadable: {
    code: "tutor_unavailable",
    sentence: `The tutor's answer didn't come out right. ${reassurance} Please try again.`,
  },
  refused: {
    code: "tutor_refused",
    sentence: `The tutor won't answer this one. ${reassurance} Try asking it in another way.`,
  },
  rejected: {
    code: "tutor_misconfigured",
    sentence: `The tutor isn't set up properly, so it can't answer. ${reassurance} Please tell your school or the people who run this site.`,
  },
  stopped: {
    code: "answer_stopped",
    sentence: `The answer was stopped. ${reassurance} You can ask it again.`,
  },
};

const outOfReach = `We couldn't reach the tutor. ${reassurance} Please try again.`;

/** Converts a failure of the tutor, or a deleted account, to a `ProductError`; returns any other error unchanged. */
export function productErrorOf(error: unknown): unknown {
  if (isAccountGone(error)) return notSignedIn(error);
  if (!(error instanceof TutorError)) return error;
  const { code, sentence } = problemOf[error.failure];
  const { retryAfter, isUnreachable } = error;
  return new ProductError(code, isUnreachable ? outOfReach : sentence, {
    cause: error,
    ...(retryAfter !== undefined && { retryAfter: Math.ceil(retryAfter) }),
  });
}

export function answerStopped(): ProductError {
  const { code, sentence } = problemOf.stopped;
  return new ProductError(code, sentence);
}

/** The process that worked on the answer ended before the answer was complete. */
export function answerInterrupted(): ProductError {
  return new ProductError(
    "answer_interrupted",
    `The tutor was interrupted before it could finish. ${reassurance} Please try again.`,
  );
}

/** For an unexpected error: its details go only to the log. */
export function answerFailed(cause: unknown): ProductError {
  return new ProductError(
    "answer_failed",
    `Something went wrong on our side. ${reassurance} Please try again.`,
    { cause },
  );
}
