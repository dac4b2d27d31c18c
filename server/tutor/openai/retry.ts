import { setTimeout as pause } from "node:timers/promises";
import { APIConnectionTimeoutError } from "openai";
import { TutorError } from "../tutor-error.ts";
import type { Deadline } from "./deadline.ts";

const mostRetries = 2;

/** A random addition, so that clients with the same Retry-After don't return at the same moment. */
const jitter = 0.1;

interface RetryOptions {
  /** The bound of the first random pause; it doubles each time. */
  pauseMs: number;
  longestPauseMs: number;
  deadline: Deadline;
  /** False once text has reached the student: it must not be written twice. */
  mayRetry: () => boolean;
}

/**
 * Retries the work up to twice where the provider was busy, down or cut off, once where it stalled before anything was
 * shown. The SDK's own retries are not used: they wait as long as a Retry-After says, sleep through a Stop, and don't
 * notice a reply cut in its middle.
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
      await pause(wait * (1 + Math.random() * jitter), undefined, {
        signal: deadline.signal,
      }).catch(() => {
        // The signal ended the pause; the next attempt fails with it at once.
      });
    }
  }
}

/** Milliseconds; undefined: a retry is of no use. */
function pauseBefore(
  error: unknown,
  { retries, bound }: { retries: number; bound: number },
): number | undefined {
  if (!(error instanceof TutorError)) return undefined;
  if (error.failure === "timed_out") {
    // A reply that didn't begin has already been awaited a second time, and longer.
    return retries > 0 || error.cause instanceof APIConnectionTimeoutError ? undefined : 0;
  }
  if (error.failure !== "rate_limited" && error.failure !== "unavailable") return undefined;
  if (error.retryAfter !== undefined) return error.retryAfter * 1000;
  // Full jitter: clients that failed together don't return together (AWS, Exponential Backoff And Jitter, 2015).
  return Math.random() * bound;
}
