import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseOutage } from "./outage.ts";

const usualPausesMs = [500, 1000, 2000, 4000, 8000];

/** Does something with the database, and again after each pause while that can't be reached: for what must not be lost. */
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
