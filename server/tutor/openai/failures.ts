import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import type { Usage } from "../engine.ts";
import { TutorError, type TutorFailure } from "../tutor-error.ts";

/** Codes and types that are more specific than the status; in the middle of a stream there is no status. */
const codeFailures = new Map<string, TutorFailure>([
  // A refused question has a status that otherwise means a wrong request.
  ["content_filter", "refused"],
  ["content_policy_violation", "refused"],
  ["invalid_prompt", "refused"],
  // An empty account is reported as 429 too, and waiting doesn't help.
  ["insufficient_quota", "rejected"],
  ["rate_limit_exceeded", "rate_limited"],
  // A model's output or input is not a matter of the settings.
  ["json_validate_failed", "unreadable"],
  ["context_length_exceeded", "unreadable"],
]);

/**
 * Classifies anything that went wrong on the way to a reply; the cause is kept for the log. A bug is rethrown
 * unchanged.
 */
export function translateFailure(error: unknown, signal: AbortSignal, usage?: Usage): unknown {
  if (signal.aborted) return endedBy(signal.reason, error, usage);
  if (error instanceof TutorError) return endedBy(error, error.cause, error.usage ?? usage);
  if (error instanceof APIConnectionTimeoutError) {
    return new TutorError("timed_out", "The provider did not begin to reply in time", {
      cause: error,
      usage,
    });
  }
  if (error instanceof APIConnectionError) {
    return new TutorError("unavailable", "The provider could not be reached, or was cut off", {
      cause: error,
      usage,
      isUnreachable: true,
    });
  }
  if (isApiError(error)) return translateStatus(error, usage);
  return error;
}

/** The reason for the abort is more specific than the resulting error. */
function endedBy(reason: unknown, cause: unknown, usage: Usage | undefined): unknown {
  return reason instanceof TutorError
    ? new TutorError(reason.failure, reason.message, { cause, usage })
    : reason;
}

/** Narrows to the class's own defaults, where `instanceof` would narrow to `any`. */
export function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

function translateStatus(error: APIError, usage: Usage | undefined): TutorError {
  const code = error.code ? ` (${error.code})` : "";
  const detail = `The provider answered ${error.status ?? "with an error"}${code}`;
  return new TutorError(failureOf(error), detail, {
    cause: error,
    retryAfter: retryAfter(error.headers),
    usage,
  });
}

function failureOf(error: APIError): TutorFailure {
  const { status, code, type } = error;
  const known = codeFailures.get(String(code)) ?? codeFailures.get(String(type));
  if (known) return known;
  if (isTooLong(error)) return "unreadable";
  if (status === 429) return "rate_limited";
  if (status === undefined || status === 408 || status === 409 || status >= 500) {
    return "unavailable";
  }
  return "rejected";
}

/** How providers without a code for it say that prompt and reply exceed the model's context. */
const tooLong =
  /context[_ -](?:length|window|size)|maximum (?:model )?(?:context|sequence|length)|prompt is too long|too many (?:input )?tokens/iu;

/** Whether prompt and reply together are longer than the model's context. */
export function isTooLong({ status, code, message }: APIError): boolean {
  if (code === "context_length_exceeded") return true;
  return status === 400 && tooLong.test(message) && mostTokensIn(message) === null;
}

const capName = /max(?:imum)?_?(?:completion_|output_|new_)?tokens|completion tokens/iu;
const capBound =
  /(?:at most|less than or equal to|no more than|<=|up to|range of \w+ is \[\d+, ?)\W{0,3}(?<most>\d{2,7})/iu;

/** The highest cap on the tokens of a reply, from a provider's complaint; null where it is about something else. */
export function mostTokensIn(complaint: string): number | null {
  if (!capName.test(complaint)) return null;
  const { most } = capBound.exec(complaint)?.groups ?? {};
  return most === undefined ? null : Number(most);
}

/** Seconds, from milliseconds as OpenAI sends them, or a header of seconds or a date (RFC 9110, section 10.2.3). */
function retryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = headers?.get("retry-after-ms");
  if (milliseconds && isNumber(milliseconds)) return Number(milliseconds) / 1000;
  const header = headers?.get("retry-after");
  if (!header) return undefined;
  const seconds = isNumber(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function isNumber(text: string): boolean {
  return /^\d+(?:\.\d+)?$/u.test(text.trim());
}

/** A truncated body is a connection failure, which the SDK reports for headers only. */
export function cut(cause: unknown): APIConnectionError {
  return new APIConnectionError({
    message: "The reply was cut in its middle",
    ...(cause instanceof Error && { cause }),
  });
}
