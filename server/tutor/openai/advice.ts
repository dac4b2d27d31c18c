import type { TutorError, TutorFailure } from "../tutor-error.ts";
import { isApiError } from "./failures.ts";

const byStatus = new Map([
  [401, "the key isn't accepted: see OPENAI_API_KEY"],
  [402, "the account has no credit left: top it up, or see OPENAI_API_KEY"],
  [403, "the key may not use this model: see OPENAI_API_KEY and OPENAI_MODEL"],
  [404, "no such model at this address: see OPENAI_MODEL and OPENAI_BASE_URL"],
]);

const byFailure: Record<TutorFailure, string> = {
  timed_out: "it takes too long: see OPENAI_TIMEOUT_SECONDS, or choose a faster OPENAI_MODEL",
  rate_limited: "too many calls for this account just now: raise its limits at the provider",
  unavailable: "the provider has trouble of its own: try again later",
  unreadable: "its replies are of no use: choose another OPENAI_MODEL",
  refused: "it won't answer a harmless question: choose another OPENAI_MODEL",
  rejected: "the call isn't accepted: see OPENAI_MODEL and OPENAI_BASE_URL",
  stopped: "it was stopped",
};

/** What a failed call means for the operator, with the setting to check. */
export function adviceFor(error: TutorError): string {
  const { cause, failure } = error;
  if (error.isUnreachable) return "nothing answers at this address: see OPENAI_BASE_URL";
  if (!isApiError(cause)) return byFailure[failure];
  if (cause.code === "insufficient_quota") return byStatus.get(402) ?? byFailure.rejected;
  return byStatus.get(cause.status ?? 0) ?? byFailure[failure];
}
