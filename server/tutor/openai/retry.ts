import { setTimeout as pause } from "node:timers/promises";
import { APIConnectionTimeoutError } from "openai";
import { TutorError } from "../tutor-error.ts";
import type { Deadline } from "./deadline.ts";

const mostRetries = 2;

/** All who were told to come back in a second don't come at the same moment. */
const spread = 0.1;

interface RetryOptions {
  /** Bound of the first random pause; each next one has twice the bound. */
  pauseMs: number;
  longestPauseMs: number;
  deadline: Deadline;
  /** False once words have reached the student: they are not to be written twice. */
  mayRetry: () => boolean;
}

/**
 * Does the work, and does it up to twice more where the provider was busy, down or cut off, once where it fell silent
 * before anything was shown. The SDK's own retries are
 * not used: they wait as long as a Retry-After asks, sleep through a Stop, and don't see a reply cut in its middle.
 */
export async function retrying<Result>(
  work: () => Promise<Result>,
  { pauseMs, longestPauseMs, deadline, mayRetry }: RetryOptions,
): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work();
    } catch (error) {
      const wait = pauseBefore(error, { retries, bound: pauseMs * 2 ** retries });
      if (retries === mostRetries || wait === undefined || !mayRetry()) throw error;
      if (wait > longestPauseMs || wait >= deadline.remainingMs()) throw error;
      await pause(wait * (1 + Math.random() * spread), undefined, {
        signal: deadline.signal,
      }).catch(() => {
        // The pause was ended by the signal, which the next try meets at once and reports.
      });
    }
  }
}

/** Milliseconds; undefined: no use in trying again. */
function pauseBefore(
  error: unknown,
  { retries, bound }: { retries: number; bound: number },
): number | undefined {
  if (!(error instanceof TutorError)) return undefined;
  if (error.failure === "timed_out") {
    // A reply that didn't begin was waited for a second time already, and longer.
    return retries > 0 || error.cause instanceof APIConnectionTimeoutError ? undefined : 0;
  }
  if (error.failure !== "rate_limited" && error.failure !== "unavailable") return undefined;
  if (error.retryAfter !== undefined) return error.retryAfter * 1000;
  // "Full jitter": callers who failed together don't come back together (AWS, Exponential Backoff And Jitter, 2015).
  return Math.random() * bound;
}
