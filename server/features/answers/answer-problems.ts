import { isAccountGone } from "../../db/account-gone.ts";
import { notSignedIn, ProductError, type ErrorCode } from "../../errors.ts";
import { TutorError, type TutorFailure } from "../../tutor/tutor-error.ts";

const kept = "Your question is safe here.";

/** The message for a student when the tutor failed: what happened, that nothing is lost, what to do. */
const told: Record<TutorFailure, { code: ErrorCode; sentence: string }> = {
  timed_out: {
    code: "tutor_timed_out",
    sentence: `The tutor took too long to answer. ${kept} Please try again.`,
  },
  rate_limited: {
    code: "tutor_busy",
    sentence: `The tutor has too many questions right now. ${kept} Please try again in a little while.`,
  },
  unavailable: {
    code: "tutor_unavailable",
    sentence: `The tutor isn't working right now. ${kept} Please try again in a little while.`,
  },
  unreadable: {
    code: "tutor_unavailable",
    sentence: `The tutor's answer didn't come out right. ${kept} Please try again.`,
  },
  refused: {
    code: "tutor_refused",
    sentence: `The tutor won't answer this one. ${kept} Try asking it in another way.`,
  },
  rejected: {
    code: "tutor_misconfigured",
    sentence: `The tutor isn't set up properly, so it can't answer. ${kept} Please tell your school or the people who run this site.`,
  },
  stopped: {
    code: "answer_stopped",
    sentence: `The answer was stopped. ${kept} You can ask it again.`,
  },
};

const outOfReach = `We couldn't reach the tutor. ${kept} Please try again.`;

/** Converts a failure of the tutor, or a deleted account, to a `ProductError`; returns any other error unchanged. */
export function productErrorOf(error: unknown): unknown {
  if (isAccountGone(error)) return notSignedIn(error);
  if (!(error instanceof TutorError)) return error;
  const { code, sentence } = told[error.failure];
  const { retryAfter, isUnreachable } = error;
  return new ProductError(code, isUnreachable ? outOfReach : sentence, {
    cause: error,
    ...(retryAfter !== undefined && { retryAfter: Math.ceil(retryAfter) }),
  });
}

export function stopped(): ProductError {
  const { code, sentence } = told.stopped;
  return new ProductError(code, sentence);
}

/** The process that worked on the answer ended before the answer was complete. */
export function interrupted(): ProductError {
  return new ProductError(
    "answer_interrupted",
    `The tutor was interrupted before it could finish. ${kept} Please try again.`,
  );
}

/** For an unexpected error: its details go only to the log. */
export function wentWrong(cause: unknown): ProductError {
  return new ProductError(
    "answer_failed",
    `Something went wrong on our side. ${kept} Please try again.`,
    { cause },
  );
}
