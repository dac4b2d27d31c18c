import { setTimeout as pause } from "node:timers/promises";

/**
 * Whether an error means that the database is unavailable, rather than that a query is wrong: the socket's error codes,
 * PostgreSQL's classes 08 (connection), 53 (out of resources), 57P (shutting down), 57014 (statement time-out: the
 * database is too busy) and the pool's time-out.
 */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && outageCode.test(cause.code))
      return true;
    if (poolMessage.test(cause.message)) return true;
  }
  return false;
}

const outageCode =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|53...|57P0[123]|57014)$/u;
const poolMessage =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/u;

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
