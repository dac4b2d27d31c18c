import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseOutage } from "./outage.ts";

const usualPausesMs = [500, 1000, 2000, 4000, 8000];

/**
 * Runs a database operation, and retries it after each pause while the database is unavailable: for writes that must
 * not be lost.
 */
export async function retryOnOutage<Result>(
  work: () => Promise<Result>,
  pausesMs: readonly number[] = usualPausesMs,
): Promise<Result> {
  for (const wait of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      await pause(wait);
    }
  }
  return work();
}
