import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { TutorError, type TutorFailure } from "../tutor-error.ts";

export interface Signals {
  /** The caller's: Stop. */
  stop: AbortSignal;
  /** Ours: the time allowed is over. */
  timeUp: AbortSignal;
}

/** Codes by which providers refuse a question under a status that otherwise means a wrong request. */
const refusalCodes = new Set(["content_filter", "content_policy_violation", "invalid_prompt"]);

/** Says of anything that went wrong on the way to a reply what it means for us; the cause is kept for the log. */
export function translateFailure(error: unknown, { stop, timeUp }: Signals): unknown {
  if (stop.aborted) {
    return new TutorError("stopped", "The caller stopped the work", { cause: error });
  }
  if (timeUp.aborted || error instanceof APIConnectionTimeoutError) {
    return new TutorError("timed_out", "No whole reply within the time allowed", { cause: error });
  }
  if (error instanceof APIConnectionError) {
    return new TutorError("unavailable", "The provider could not be reached", { cause: error });
  }
  if (isApiError(error)) return translateStatus(error);
  return error;
}

/** Narrows to the class's own defaults, where `instanceof` would narrow to `any`. */
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

function translateStatus(error: APIError): TutorError {
  const detail = `The provider answered ${error.status ?? "without a status"}${error.code ? ` (${error.code})` : ""}`;
  return new TutorError(failureOf(error), detail, {
    cause: error,
    retryAfter: retryAfter(error.headers),
  });
}

function failureOf({ status, code }: APIError): TutorFailure {
  if (code && refusalCodes.has(code)) return "refused";
  // An empty account is reported as 429 too, and no waiting will fill it.
  if (code === "insufficient_quota") return "rejected";
  if (status === 429) return "rate_limited";
  if (status === undefined || status === 408 || status === 409 || status >= 500) {
    return "unavailable";
  }
  return "rejected";
}

/** Seconds, from a header that holds seconds or a date (RFC 9110, section 10.2.3). */
function retryAfter(headers: Headers | undefined): number | undefined {
  const header = headers?.get("retry-after");
  if (!header) return undefined;
  const seconds = /^\d+(?:\.\d+)?$/u.test(header.trim())
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
