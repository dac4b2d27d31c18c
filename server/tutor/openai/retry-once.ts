import { setTimeout as pause } from "node:timers/promises";
import { TutorError } from "../tutor-error.ts";

interface RetryOptions {
  pauseMs: number;
  longestPauseMs: number;
  signal: AbortSignal;
}

/**
 * Does the work, and does it once more where the provider was busy, down or cut off. The SDK's own retries are not
 * used: they wait as long as a Retry-After asks, sleep through a Stop, and don't see a reply cut in its middle.
 */
export async function retryOnce<Result>(
  work: () => Promise<Result>,
  { pauseMs, longestPauseMs, signal }: RetryOptions,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const wait = pauseBefore(error, pauseMs);
    if (wait === undefined || wait > longestPauseMs || signal.aborted) throw error;
    await pause(wait, undefined, { signal }).catch(() => {
      // The pause was ended by the signal, which the second try meets at once and reports.
    });
    return work();
  }
}

function pauseBefore(error: unknown, pauseMs: number): number | undefined {
  if (!(error instanceof TutorError)) return undefined;
  if (error.failure !== "rate_limited" && error.failure !== "unavailable") return undefined;
  if (error.retryAfter !== undefined) return error.retryAfter * 1000;
  // Half of the pause is random, so that callers who failed together don't come back together.
  return pauseMs * (0.5 + Math.random() / 2);
}
