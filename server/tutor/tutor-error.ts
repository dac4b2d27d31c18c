import type { Usage } from "./engine.ts";

/**
 * Why an engine gave no answer. The sentence a student is shown is chosen where the error is translated.
 *
 * `timed_out`: no whole reply within the time allowed. `rate_limited`: too many calls for now. `unavailable`: the
 * provider failed or the connection was cut. `unreadable`: a reply came and is broken, cut off or of the wrong shape.
 * `refused`: the provider will not answer this. `rejected`: key, model or quota are wrong, which only the operator
 * can correct. `stopped`: the caller's signal ended the work.
 */
export type TutorFailure =
  | "timed_out"
  | "rate_limited"
  | "unavailable"
  | "unreadable"
  | "refused"
  | "rejected"
  | "stopped";

interface TutorErrorOptions {
  cause?: unknown;
  retryAfter?: number | undefined;
  usage?: Usage | undefined;
  isUnreachable?: boolean | undefined;
  isLate?: boolean | undefined;
}

export class TutorError extends Error {
  override readonly name = "TutorError";
  readonly failure: TutorFailure;
  /** Seconds until a retry makes sense, where the provider gave them. */
  readonly retryAfter: number | undefined;
  /** Tokens that a reply cost although it was unusable. */
  readonly usage: Usage | undefined;
  /** The connection to the provider failed, or was cut. */
  readonly isUnreachable: boolean;
  /** The time was up because earlier calls for the same answer had used most of it. */
  readonly isLate: boolean;

  constructor(failure: TutorFailure, detail: string, options: TutorErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.failure = failure;
    this.retryAfter = options.retryAfter;
    this.usage = options.usage;
    this.isUnreachable = options.isUnreachable ?? false;
    this.isLate = options.isLate ?? false;
  }
}
